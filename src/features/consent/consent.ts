import { html, nothing } from 'lit';
import { cardPhrases } from '../../card/card-view.ts';
import { englishConsent } from '../../content/languages/english/consent.ts';
import { WsConsentEvent } from '../../element/feature-events/consent-event.ts';
import { Phrases } from '../../element/phrases.ts';
import type { CreateFeature, Feature, FeatureHost } from '../../feed/feature.ts';
import { errorOf } from '../../feed/feed-state.ts';
import { agree, isAgreed, listen, revoke, unlisten } from './agreements.ts';
import { consent } from '../rows.ts';

export { default as styles } from './consent.css?inline';

/** A sentence with the host in its place, in an element of its own: it has its own direction. */
function fillHost(sentence: string, host: string): readonly unknown[] {
  const [before, ...after] = sentence.split('{host}');
  return [before, ...after.map((words) => [html`<bdi>${host}</bdi>`, words])];
}

/** `consent="click"`: the service is not asked for anything before the visitor agrees, or the page does for them. */
class Consent implements Feature {
  readonly #host: FeatureHost;
  /** The element around the whole feed, as long as it has the focus that was on the button. */
  #focused: HTMLElement | undefined;
  /** Whether something had the focus when everything was taken away. */
  #hadFocus = false;

  constructor(host: FeatureHost) {
    this.#host = host;
    this.#holdBack();
  }

  get mayRequest(): boolean {
    return isAgreed(this.#host.element.baseUrl, this.#isStored);
  }

  grant(): void {
    const { element } = this.#host;
    const { baseUrl } = element;
    if (!baseUrl || this.mayRequest) return;
    element.dispatchEvent(new WsConsentEvent({ baseUrl, stored: agree(baseUrl, this.#isStored) }));
    element.requestUpdate();
  }

  revoke(): void {
    const { baseUrl } = this.#host.element;
    if (!baseUrl) return;
    revoke(baseUrl);
    this.#holdBack(); // nothing notifies an element that was not rendered yet
  }

  renderAbove(): unknown {
    if (!this.#isAsking) return nothing;
    const { element, composition } = this.#host;
    const phrases = new Phrases(composition.words, englishConsent);
    const question = fillHost(phrases.text('consent'), new URL(element.baseUrl).host);
    return html`<div part="consent"
      ><p id="consent">${phrases.mark('consent', question)}</p
      ><button part="consent-button" type="button" aria-describedby=${this.#isStored ? 'consent consent-stored' : 'consent'} @click=${() => this.grant()}>${phrases.say('agree')}</button
      >${this.#isStored ? html`<p id="consent-stored">${phrases.say('agreeKept')}</p>` : nothing}</div
    >`;
  }

  rendered(): void {
    listen(this.#onChange);
    this.#passFocusOn();
    this.#takeFocusBack();
  }

  stop(): void {
    unlisten(this.#onChange);
  }

  leave(): void {
    this.#releaseFocus();
  }

  get #isStored(): boolean {
    return this.#host.read(consent.options).consentStorage === 'local';
  }

  get #isAsking(): boolean {
    const { element, model } = this.#host;
    return element.baseUrl !== '' && model.state === 'idle' && !this.mayRequest;
  }

  /** Posts that are displayed without an agreement go: their images would load as they are scrolled to. */
  #holdBack(): void {
    const { element, model } = this.#host;
    if (this.mayRequest || errorOf(model)?.kind === 'setup') return;
    this.#hadFocus ||= Boolean(element.shadowRoot?.activeElement);
    this.#host.clear();
    element.requestUpdate();
  }

  /** The visitor agreed to some service, or took that back, here or in another element. */
  readonly #onChange = (): void => {
    const { element } = this.#host;
    this.#holdBack();
    if (this.mayRequest && element.shadowRoot?.activeElement?.matches('[part=consent-button]')) this.#holdFocus();
    element.requestUpdate();
  };

  /** The button that has the focus is about to go: until there are posts, the whole feed has it. */
  #holdFocus(): void {
    const { element, composition } = this.#host;
    const root = element.shadowRoot?.querySelector<HTMLElement>('.root');
    if (!root) return;
    root.tabIndex = -1;
    root.role = 'group';
    const phrases = cardPhrases(composition.words);
    root.ariaLabel = element.heading || phrases.text('posts');
    if (!element.heading && phrases.lang('posts') !== nothing) root.lang = 'en';
    root.focus({ preventScroll: true });
    this.#focused = root;
  }

  /** Moves the focus to the first thing to go on with, once the answer is displayed. */
  #passFocusOn(): void {
    const root = this.#focused;
    if (!root) return;
    if (root.matches(':focus')) {
      const { state } = this.#host.model;
      if (state === 'idle' || state === 'loading') return;
      root.querySelector<HTMLElement>('[part=card], .controls button')?.focus();
    }
    if (!root.matches(':focus')) this.#releaseFocus();
  }

  /** Moves the focus that went with a card to the question in its place. */
  #takeFocusBack(): void {
    const { shadowRoot } = this.#host.element;
    if (this.#hadFocus && !shadowRoot?.activeElement) {
      shadowRoot?.querySelector<HTMLElement>('[part=consent-button]')?.focus();
    }
    this.#hadFocus = false;
  }

  #releaseFocus(): void {
    for (const name of ['tabindex', 'role', 'aria-label', 'lang']) this.#focused?.removeAttribute(name);
    this.#focused = undefined;
  }
}

export const createFeature: CreateFeature = (host) => new Consent(host);
