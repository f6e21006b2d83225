import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import type { WsFeed, WsLoadEvent } from 'ws-widgets';
import 'ws-widgets/ws-feed';

@Component({
  selector: 'app-root',
  templateUrl: './app.html',
  schemas: [CUSTOM_ELEMENTS_SCHEMA], // lets <ws-feed> into the template; Angular checks none of its attributes
})
export class App {
  readonly baseUrl = 'http://127.0.0.1:4801';
  readonly messages: WsFeed['messages'] = { more: 'Older posts' };
  readonly shown = signal('Nothing yet');

  onLoad({ detail }: WsLoadEvent): void {
    this.shown.set(`${detail.posts.length} posts`);
  }
}
