// The classic script: registers every element at once.
import './ws-public-posts.ts';
import './ws-feed.ts';
import './ws-embed.ts';
import './ws-post-card.ts';
