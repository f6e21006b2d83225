// Registers every element, in the order in which people meet them.
import { findDataElements } from './define/data-elements.ts';
import './define/ws-public-posts.ts';
import './define/ws-feed.ts';
import './define/ws-embed.ts';
import './define/ws-post-card.ts';
import './define/others.ts';

findDataElements();
