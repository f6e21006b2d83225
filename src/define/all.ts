// The classic script: registers every element at once.
import './ws-public-posts.ts';
import './paged.ts';
import './ws-post-card.ts';
