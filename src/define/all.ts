// Registers every element at once, for pages with bundles of their own and for tests.
import './ws-public-posts.ts';
import './ws-feed.ts';
import './ws-embed.ts';
import './ws-post-card.ts';
