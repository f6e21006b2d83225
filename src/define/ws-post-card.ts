import { WsPostCard } from '../widgets/ws-post-card.ts';
import { define } from './define.ts';

define('ws-post-card', WsPostCard);

declare global {
  interface HTMLElementTagNameMap {
    'ws-post-card': WsPostCard;
  }
}
