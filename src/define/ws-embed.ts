import { WsEmbed } from '../widgets/ws-embed.ts';
import { define } from './define.ts';

define('ws-embed', WsEmbed);

declare global {
  interface HTMLElementTagNameMap {
    'ws-embed': WsEmbed;
  }
}
