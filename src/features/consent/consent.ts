import { html, nothing } from 'lit';
import { englishConsent } from '../../content/languages/english/consent.ts';
import { WsConsentEvent } from '../../element/feature-events/consent-event.ts';
import type { CreateFeature } from '../../feed/feature.ts';
import { errorOf } from '../../feed/feed-state.ts';
import { agree, canKeep, isAgreed, listeners, revoke } from './agreements.ts';
import { consent } from '../rows.ts';

export { default as styles } from './consent.css?inline';

/** A sentence with the host in place of `{host}`, in a `<bdi>`, because the host has its own text direction. */
function fillHost(sentence: string, host: string): readonly unknown[] {
  const [before, ...after] = sentence.split('{host}');
  return [before, ...after.map((words) => [html`<bdi>${host}</bdi>`, words])];
}

/** `consent="click"`: nothing is requested from the service until the visitor agrees, or the page does so for them. */
export const createFeature: CreateFeature = (host) => {
  /** The element around the whole feed, while it has the focus that was on the button. */
  let focused: HTMLElement | undefined;

  const isStored = (): boolean => host.read(consent.options).consentStorage === 'local';
  const mayRequest = (): boolean => isAgreed(host.element.baseUrl, isStored());

  /** Called when the visitor agrees to some service, or withdraws that, in this element or another. */
  function onChange(): void {
    const { element } = host;
    holdBack();
    if (mayRequest() && element.shadowRoot?.activeElement?.matches('[part=consent-button]')) holdFocus();
    element.requestUpdate();
  }

  /** Removes posts that are displayed without consent: their images would load as they are scrolled to. */
  function holdBack(): void {
    const { element, model } = host;
    if (mayRequest() || model.state === 'idle' || (errorOf(model)?.kind === 'setup' && model.posts.length === 0))
      return;
    host.clear();
    element.requestUpdate();
  }

  /** Moves the focus from the button, which is about to be removed, to the whole feed, until there are posts. */
  function holdFocus(): void {
    const { element, view } = host;
    const root = element.shadowRoot?.querySelector<HTMLElement>('.root');
    if (!root) return;
    root.tabIndex = -1;
    root.role = 'group';
    root.ariaLabel = view.label;
    if (view.labelLang !== nothing) root.lang = view.labelLang;
    root.focus({ preventScroll: true });
    focused = root;
  }

  /** Moves the focus to the first card, or the first button below the posts, once the answer is displayed. */
  function passFocusOn(): void {
    if (focused?.matches(':focus')) {
      if (['idle', 'loading'].includes(host.model.state)) return;
      focused.querySelector<HTMLElement>('[part=card], .controls button')?.focus();
    }
    if (!focused?.matches(':focus')) releaseFocus();
  }

  function releaseFocus(): void {
    for (const name of ['tabindex', 'role', 'aria-label', 'lang']) focused?.removeAttribute(name);
    focused = undefined;
  }

  function grant(): void {
    const { element } = host;
    const { baseUrl } = element;
    if (!baseUrl || mayRequest()) return;
    element.dispatchEvent(new WsConsentEvent({ baseUrl, stored: agree(baseUrl, isStored()) }));
    element.requestUpdate();
  }

  holdBack();
  return {
    get mayRequest() {
      return mayRequest();
    },
    grant,
    revoke() {
      const { baseUrl } = host.element;
      if (!baseUrl) return;
      revoke(baseUrl);
      holdBack(); // an element that was not rendered yet does not listen
    },
    renderAbove() {
      const { element, model, composition } = host;
      if (!element.baseUrl || model.state !== 'idle' || mayRequest()) return nothing;
      const phrases = composition.phrases(englishConsent);
      const isKept = isStored() && canKeep();
      const question = fillHost(phrases.text('consent'), new URL(element.baseUrl).host);
      return html`<div part="consent"
        ><p id="consent">${phrases.mark('consent', question)}</p
        ><button part="consent-button" type="button" aria-describedby=${isKept ? 'consent consent-stored' : 'consent'} @click=${grant}>${phrases.say('agree')}</button
        >${isKept ? html`<p id="consent-stored">${phrases.say('agreeKept')}</p>` : nothing}</div
      >`;
    },
    rendered() {
      listeners.add(onChange);
      holdBack(); // the visitor may have changed their mind while the element was out of the page
      passFocusOn();
    },
    stop: () => void listeners.delete(onChange),
    leave: releaseFocus,
  };
};
