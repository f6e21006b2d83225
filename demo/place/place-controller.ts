import type { ReactiveControllerHost } from 'lit';
import { parseHtml } from '../snippets/markup/markup.ts';
import { manifest } from '../base/manifest.ts';
import { allowChange, allowOrigins, findHeldOrigins } from './allowed-origins.ts';
import { originsOf, type RequestedOrigins, withhold } from './requested-origins.ts';
import { readStoredPosts } from '../setting/own-posts.ts';
import { DEFAULT_VIEW, normaliseSetting, type Setting, type View } from '../setting/setting.ts';
import { changeLook, NO_LOOK, overrules, ownLook, withLook, withoutLook } from '../setting/stories/look.ts';
import { hasSameSource, ownSource, withoutSource, withSource } from '../setting/stories/source.ts';
import { sanitizeSlots } from './sanitize-slots.ts';
import { ALL_STORIES, findStory } from '../setting/stories/stories.ts';
import type { Story } from '../setting/stories/tell.ts';
import { type Place, readAddress, writeAddress } from './address.ts';
import { type Change, findChanges, goesOn, isSameSetting } from './changes.ts';
import { findOwn, type Own, readStoredOwn, storeLook, storeSource, tellOwn } from './own.ts';
import { PlaceHistory } from './place-history.ts';

const firstStory = (tag?: string): Story => {
  const found = ALL_STORIES.find(({ setting }) => !tag || setting.tag === tag) ?? ALL_STORIES[0];
  if (!found) throw new Error('There are no stories.');
  return found;
};

/** The setting and the view, which are also in the URL and in the browser's history. */
export class PlaceController {
  setting: Setting;
  view: View;
  /** The origins that the setting would request from without permission so far. */
  held: RequestedOrigins | undefined;
  /** Whether the browser has stored the person's own look for the next visit. */
  isLookKept = true;
  #own: Own;

  readonly history = new PlaceHistory();
  readonly #host: Pick<ReactiveControllerHost, 'requestUpdate'>;
  #last: Change | undefined;

  /** It belongs to the page, and listens to its history as long as the page is open. */
  constructor(host: Pick<ReactiveControllerHost, 'requestUpdate'>) {
    this.#host = host;
    addEventListener('popstate', () => this.#read());
    ({ setting: this.setting, view: this.view } = this.#readPlace());
    // From an earlier visit to this entry, from the URL, or from what was set in this tab before.
    this.#own = this.history.read()?.own ?? findOwn(this.setting, this.story);
    this.history.keep(this.#own);
    this.held = findHeldOrigins(this.setting);
  }

  get story(): Story | undefined {
    return findStory(this.view.story);
  }

  /** Whether there is something to reset: the setting differs from that of the story. */
  get isChanged(): boolean {
    return !isSameSetting(this.setting, this.#unchanged);
  }

  /** The setting of the story with the person's own source, but without their look. */
  get #unchanged(): Setting {
    return this.story ? withSource(this.story, this.#own.source) : withoutLook(this.setting);
  }

  /** Whether the person's own look replaces some of the story's. */
  get hidesLook(): boolean {
    return this.story !== undefined && overrules(this.#own.look, this.story.setting);
  }

  /** Whether the posts are the person's own, or from their own service. */
  get hasOwnSource(): boolean {
    return this.#own.source !== undefined && this.story?.isAboutSource !== true;
  }

  /** Whether the person's own source is not used, because the story is about its source. */
  get hasWaitingSource(): boolean {
    return this.#own.source !== undefined && this.story?.isAboutSource === true;
  }

  #readPlace(): Place {
    const isBare = location.search.length <= 1 && !location.hash;
    if (isBare) {
      const story = firstStory();
      const own = this.history.read()?.own ?? readStoredOwn();
      return { setting: tellOwn(story, own), view: { ...DEFAULT_VIEW, story: story.id, tab: 'guide' } };
    }
    const posts = this.history.read()?.own?.source?.posts ?? readStoredPosts();
    const { setting, view } = readAddress(location, manifest, posts);
    // A URL may have the setting of a story without its name.
    const story = view.story || (ALL_STORIES.find((one) => isSameSetting(one.setting, setting))?.id ?? '');
    // The link may be malicious.
    return { setting: sanitizeSlots(setting), view: { ...view, story } };
  }

  /** Stores the source and the look for the next entry of the history and the next visit. */
  #keep({ source, look }: Own): void {
    if (source !== this.#own.source) storeSource(source);
    if (JSON.stringify(look) !== JSON.stringify(this.#own.look)) this.isLookKept = storeLook(look);
    this.#own = { source, look };
  }

  #read(): void {
    ({ setting: this.setting, view: this.view } = this.#readPlace());
    this.#keep(this.history.read()?.own ?? findOwn(this.setting, this.story));
    this.held = findHeldOrigins(this.setting);
    this.#last = undefined;
    this.#host.requestUpdate();
  }

  /** Displays a place. It is a new entry of the history unless it continues the change before. */
  #go(setting: Setting, view: View): void {
    const change = { paths: findChanges(this.setting, setting), atMs: performance.now() };
    const isNew = view.story !== this.view.story || (change.paths.length > 0 && !goesOn(this.#last, change));
    if (change.paths.length > 0) this.#last = change;
    this.setting = setting;
    this.view = view;
    this.held = findHeldOrigins(setting);
    const address = writeAddress({ setting, view });
    if (isNew) this.history.push(address, this.#own);
    else this.history.replace(address, this.#own);
    this.#host.requestUpdate();
  }

  /** The person changes the setting: the origins that they add are allowed. */
  change(changed: Partial<Setting>): void {
    const { look } = this.#own;
    const isOtherElement = changed.tag !== undefined && changed.tag !== this.setting.tag;
    const wanted = { ...this.setting, ...changed };
    const setting = normaliseSetting(isOtherElement ? withLook(wanted, look) : wanted, manifest);
    allowChange(this.setting, setting);
    const isSameSource = hasSameSource(this.setting, setting);
    this.#keep({
      source: isSameSource ? this.#own.source : ownSource(setting, this.story),
      // With another element the look is kept as it is, although that element may not have all of its attributes.
      look: isOtherElement ? look : changeLook(look, this.setting, setting, this.story?.setting),
    });
    this.#go(setting, this.view);
  }

  /** The person opens a panel, which is not a change that can be undone. */
  open(changed: Partial<View>): void {
    this.#go(this.setting, { ...this.view, ...changed });
  }

  choose(story: Story): void {
    this.#last = undefined;
    this.#go(tellOwn(story, this.#own), { ...this.view, story: story.id });
  }

  /** Goes back to the story, with the person's own source, but without their look. */
  reset(): void {
    this.#last = undefined;
    this.#keep({ ...this.#own, look: NO_LOOK });
    this.#go(this.#unchanged, this.view);
  }

  /** Goes back to the posts of the story. */
  resetSource(): void {
    this.#keep({ ...this.#own, source: undefined });
    this.#go(withoutSource(this.setting, this.story ?? firstStory(this.setting.tag)), this.view);
  }

  /** The person allows what the link would request. */
  allow(): void {
    if (this.held) allowOrigins(originsOf(this.held));
    this.held = undefined;
    this.#host.requestUpdate();
  }

  /** Removes what would request from the origins of the link; the rest of its look stays. */
  decline(): void {
    const story = this.story ?? firstStory(this.setting.tag);
    const setting = withhold(this.setting, story, parseHtml, document.baseURI);
    this.#keep({ ...this.#own, source: undefined });
    this.#own = { ...this.#own, look: ownLook(setting, this.story?.setting) };
    this.#go(setting, this.view);
  }
}
