// What is not part of the core: the other elements, and what few pages need.
import { openIfAsked } from '../doctor/open-if-asked.ts';
import './ws-embed.ts';
import './ws-post-card.ts';

openIfAsked();
