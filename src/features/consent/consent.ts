import { englishConsent } from './english.ts';
import type { KnownMessages } from '../../content/messages.ts';
import { agree, isAgreed, unwait, wait } from './agreements.ts';
import styles from './consent.css?inline';
import { WsConsentEvent } from '../../element/consent-event.ts';
import type { ExtraContext, StartExtra } from '../../feed/feature.ts';
import { make } from '../../element/make.ts';
import { adoptStyles } from '../../element/adopt-styles.ts';

/** The words before and after the place of the host, which is set apart from both: it has its own direction. */
function fillHost(words: string, host: string): (Node | string)[] {
  const [before = '', ...after] = words.split('{host}');
  return [before, ...after.flatMap((text) => [make('bdi', {}, host), text])];
}

/** The first thing in a feed to go on with, once what was asked for is there. */
const firstOf = ({ view }: ExtraContext): HTMLElement | null =>
  view.root.querySelector<HTMLElement>('[part=card], .controls button');

/** `consent="click"`: nobody is asked for anything before the visitor agrees, or the page does for them. */
export const start: StartExtra = (context) => {
  const { host, controller, view } = context;
  const words = make('p');
  const button = make('button', { part: 'consent-button', type: 'button' });
  const note = make('p');
  const box = make('div', { part: 'consent' }, words, button, note);
  let keepsFocus = false;

  const keeps = (): boolean => context.read('consent-storage') === 'local';
  const mayAsk = (): boolean => isAgreed(host.baseUrl, keeps());
  const update = (): void => host.requestUpdate();
  /** What had the focus goes: until there are posts, all of the feed has it. */
  const takeFocus = (messages: KnownMessages): void => {
    view.root.tabIndex = -1;
    view.root.role = 'group';
    view.root.ariaLabel = host.heading || messages.posts;
    view.root.focus({ preventScroll: true });
    keepsFocus = true;
  };
  const letFocusGo = (): void => {
    const isHere = host.shadowRoot?.activeElement === view.root;
    const { state } = controller;
    if (isHere && (state === 'idle' || state === 'loading')) return;
    keepsFocus = false;
    if (isHere) firstOf(context)?.focus();
    if (host.shadowRoot?.activeElement === view.root) return;
    for (const name of ['tabindex', 'role', 'aria-label']) view.root.removeAttribute(name);
  };

  const grant = (): void => {
    const { baseUrl } = host;
    if (!baseUrl || mayAsk()) return;
    host.dispatchEvent(new WsConsentEvent({ baseUrl, stored: agree(baseUrl, keeps()) }));
    update();
  };
  const ask = (messages: KnownMessages): void => {
    const said = { ...englishConsent, ...messages };
    if (host.shadowRoot) adoptStyles(host.shadowRoot, styles);
    words.replaceChildren(...fillHost(said.consent, new URL(host.baseUrl).host));
    button.textContent = said.agree;
    note.textContent = keeps() ? said.agreeKept : '';
    note.hidden = !keeps();
    if (!box.isConnected) view.root.querySelector('.stand-in')?.before(box);
    wait(update);
  };

  button.addEventListener('click', grant);
  // What was asked for before the attribute came is shown no longer: its pictures are asked for as they are scrolled to.
  if (!mayAsk()) controller.reset({ keepsShown: false });

  return {
    get mayAsk() {
      return mayAsk();
    },
    grant,
    shown(_, messages) {
      const isAsking = host.isConnected && host.baseUrl !== '' && controller.state === 'idle' && !mayAsk();
      if (isAsking) return ask(messages);
      const hasFocus = box.contains(host.shadowRoot?.activeElement ?? null);
      unwait(update);
      if (hasFocus) takeFocus(messages);
      box.remove();
      if (keepsFocus) letFocusGo();
    },
    stop: () => unwait(update),
    leave() {
      unwait(update);
      box.remove();
    },
  };
};
