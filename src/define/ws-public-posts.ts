import { WsPublicPosts } from '../widgets/ws-public-posts.ts';
import { define } from './define.ts';

define('ws-public-posts', WsPublicPosts);

declare global {
  interface HTMLElementTagNameMap {
    'ws-public-posts': WsPublicPosts;
  }
}
