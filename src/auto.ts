// The script tag: registers every element.
import './define/ws-public-posts.ts';
import './define/ws-feed.ts';
import './define/ws-embed.ts';
import './define/ws-post-card.ts';
