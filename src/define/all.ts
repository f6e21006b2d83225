// Registers every element at once, for tests and pages with a bundle of their own.
import './ws-public-posts.ts';
import './paged.ts';
import './ws-post-card.ts';
