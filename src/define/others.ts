// The elements that are no part of the core.
import './ws-embed.ts';
import './ws-post-card.ts';
