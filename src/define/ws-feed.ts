import { WsFeed } from '../widgets/ws-feed.ts';
import { define } from './define.ts';

define('ws-feed', WsFeed);

declare global {
  interface HTMLElementTagNameMap {
    'ws-feed': WsFeed;
  }
}
