/** Text with each of its lines moved in. */
export const indent = (text: string, by = '  '): string => text.replace(/^(?=.)/gm, by);
