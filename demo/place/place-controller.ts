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

/** What is set, what is open, and how it came to be: in the address, and in the browser's history. */
export class PlaceController {
  setting: Setting;
  view: View;
  /** Where the setting would send requests to without permission yet. */
  held: RequestedOrigins | undefined;
  /** Whether the browser keeps the person's own look for the next visit. */
  isLookKept = true;
  #own: Own;

  readonly history = new PlaceHistory();
  readonly #host: Pick<ReactiveControllerHost, 'requestUpdate'>;
  #last: Change | undefined;

  /** It belongs to the page, and hears of its history as long as the page is open. */
  constructor(host: Pick<ReactiveControllerHost, 'requestUpdate'>) {
    this.#host = host;
    addEventListener('popstate', () => this.#read());
    ({ setting: this.setting, view: this.view } = this.#readPlace());
    // What an earlier visit to this entry kept, or what the address says, or what was set in this tab before.
    this.#own = this.history.read()?.own ?? findOwn(this.setting, this.story);
    this.history.keep(this.#own);
    this.held = findHeldOrigins(this.setting);
  }

  get story(): Story | undefined {
    return findStory(this.view.story);
  }

  /** Whether there is something to go back to: a story that looks otherwise. */
  get isChanged(): boolean {
    return !isSameSetting(this.setting, this.#unchanged);
  }

  /** The story with the source that was set, and nothing else of the person's own. */
  get #unchanged(): Setting {
    return this.story ? withSource(this.story, this.#own.source) : withoutLook(this.setting);
  }

  /** Whether the person's own look takes the place of some of the story's. */
  get hidesLook(): boolean {
    return this.story !== undefined && overrules(this.#own.look, this.story.setting);
  }

  /** Whether the posts are the person's own, or of a service of theirs. */
  get hasOwnSource(): boolean {
    return this.#own.source !== undefined && this.story?.isAboutSource !== true;
  }

  /** Whether the story has a source of its own, and the person's waits for the next one. */
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
    // An address may say a story's setting without its name.
    const story = view.story || (ALL_STORIES.find((one) => isSameSetting(one.setting, setting))?.id ?? '');
    // Whoever sent the link may mean harm.
    return { setting: sanitizeSlots(setting), view: { ...view, story } };
  }

  /** Keeps what is set, beside the history, for the next entry and the next visit. */
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

  /** Takes over a place, as an entry of its own in the history but where it goes on with the change before. */
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

  /** The person changed some of the setting: whom they named thereby is allowed. */
  change(changed: Partial<Setting>): void {
    const { look } = this.#own;
    const isOtherElement = changed.tag !== undefined && changed.tag !== this.setting.tag;
    const wanted = { ...this.setting, ...changed };
    const setting = normaliseSetting(isOtherElement ? withLook(wanted, look) : wanted, manifest);
    allowChange(this.setting, setting);
    const isSameSource = hasSameSource(this.setting, setting);
    this.#keep({
      source: isSameSource ? this.#own.source : ownSource(setting, this.story),
      // What an element lacks is taken from no other.
      look: isOtherElement ? look : changeLook(look, this.setting, setting, this.story?.setting),
    });
    this.#go(setting, this.view);
  }

  /** The person opened something else, which is nothing to be undone. */
  open(changed: Partial<View>): void {
    this.#go(this.setting, { ...this.view, ...changed });
  }

  choose(story: Story): void {
    this.#last = undefined;
    this.#go(tellOwn(story, this.#own), { ...this.view, story: story.id });
  }

  /** Back to the story, with the source that was set, and without a look of one's own. */
  reset(): void {
    this.#last = undefined;
    this.#keep({ ...this.#own, look: NO_LOOK });
    this.#go(this.#unchanged, this.view);
  }

  /** Back to the posts of the story. */
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

  /** What the link would request is left out; its look stays. */
  decline(): void {
    const story = this.story ?? firstStory(this.setting.tag);
    const setting = withhold(this.setting, story, parseHtml, document.baseURI);
    this.#keep({ ...this.#own, source: undefined });
    this.#own = { ...this.#own, look: ownLook(setting, this.story?.setting) };
    this.#go(setting, this.view);
  }
}
