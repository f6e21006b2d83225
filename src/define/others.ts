// The elements that are not part of the core.
import './ws-embed.ts';
import './ws-post-card.ts';
