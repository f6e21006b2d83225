/** What is not seen, or turns the direction of what is: in code it is written as its number, so that it is seen. */
export const UNSEEN = /[\u00a0\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;
