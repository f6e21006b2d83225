// The feeds that load page by page, and what they have in common.
import './ws-feed.ts';
import './ws-embed.ts';
