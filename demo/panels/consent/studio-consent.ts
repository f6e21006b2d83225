import { html, type TemplateResult } from 'lit';
import type { RequestedOrigins } from '../../place/requested-origins.ts';
import { withState } from '../../base/ui/with-state.ts';
import own from './studio-consent.css?inline';

const hostOf = (origin: string): string => new URL(origin).host;

/** `a`, `a and b`, `a, b, and c` */
const list = (words: readonly string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(words);

/** What a link asks for, in one sentence. */
function sayRequest({ posts, images }: RequestedOrigins): string {
  const others = images.filter((origin) => origin !== posts).map(hostOf);
  const wishes = [
    ...(posts ? [`posts from ${hostOf(posts)}`] : []),
    ...(others.length > 0 ? [`images from ${list(others)}`] : []),
  ];
  return `This link wants to show ${list(wishes)}.`;
}

/** Asks whether a link may send requests, before any is sent. Fires `consent-allow` and `consent-decline`. */
class StudioConsent extends withState([own], { held: { posts: undefined, images: [] } as RequestedOrigins }) {
  protected override render(): TemplateResult {
    const { posts } = this.held;
    return html`
      <section aria-labelledby="request">
        <h2 id="request">${sayRequest(this.held)}</h2>
        <p>
          Nothing has been requested yet. If you allow it, your browser sends requests there, which show your IP
          address${posts ? ', and to wherever the images of the posts are' : ''}.
        </p>
        <p class="buttons">
          <button class="button primary" @click=${() => this.fire('consent-allow')}>Allow</button>
          <button class="button" @click=${() => this.fire('consent-decline')}>Not now</button>
        </p>
        <p class="says">“Not now” keeps the look of the link, and leaves out what would be requested.</p>
      </section>
    `;
  }
}

customElements.define('studio-consent', StudioConsent);
