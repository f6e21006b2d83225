import { html, type PropertyValues, type TemplateResult } from 'lit';
import { isRecorded } from '../../service/recorded/recorded-service.ts';
import { icons } from '../../base/ui/icons.ts';
import { Later } from '../../base/later.ts';
import { completeAddress } from '../../setting/service-address.ts';
import { DEFAULT_SETTING, type Setting } from '../../setting/setting.ts';
import { valueOf } from '../../base/ui/fields.ts';
import { count } from '../../base/ui/say.ts';
import { withState } from '../../base/ui/with-state.ts';
import own from './studio-service.css?inline';
import {
  createClient,
  embedUrl,
  type Fault,
  FaultError,
  normaliseEmbed,
  OFFSET_MAX,
  PAGE_MAX,
  postsUrl,
  publicPostsUrl,
  readBaseUrl,
} from '../../../src/headless.ts';
import { readEnvelope, readList } from '../../../src/source/workspace-posts.ts';

/** What is at the URL that the visitor entered, in words. */
interface ServiceAnswer {
  readonly kind: 'good' | 'bad';
  readonly words: string;
}

const TIMEOUT_MS = 8000;

const good = (words: string): ServiceAnswer => ({ kind: 'good', words });
const bad = (words: string): ServiceAnswer => ({ kind: 'bad', words });

/** Explains a fault: what to do about it comes before its name. */
function explain({ kind, status, message, retryAfterMs }: Fault, what: string, baseUrl: string): string {
  const { host } = new URL(baseUrl);
  switch (kind) {
    case 'http':
      if (status === 404) return `${host} has no ${what}. Check the id (upper and lower case matter) and base-url.`;
      if (status === 401 || status === 403) return `${host} refuses ${what} (${status}): is it public? “${message}”`;
      return `${host} answered ${status} for ${what}: “${message}”`;
    case 'rate-limited':
      return `${host} has had too many requests. Try again ${retryAfterMs ? `in ${Math.ceil(retryAfterMs / 1000)} seconds` : 'in a while'}.`;
    case 'timeout':
      return `${host} did not answer within ${TIMEOUT_MS / 1000} seconds.`;
    case 'network':
      return location.protocol === 'https:' && baseUrl.startsWith('http:')
        ? `An https page cannot request http: write https:// before ${host}.`
        : `There is no answer from ${host}. Is the address right, and does the service allow other origins (CORS)?`;
    default:
      return `${host} answers, but not as a workspace service does: ${message}`;
  }
}

const ask = createClient((url, init) => fetch(url, init));

/** How many posts are in an answer, from what the reader of its endpoint returned: nothing for another shape. */
function lengthOf(items: readonly unknown[] | undefined): number {
  if (!items) throw new FaultError({ kind: 'malformed', code: 'WS-210', message: 'it sent no list of posts.' });
  return items.length;
}

/** Counts posts by requesting all pages that can be reached, because the service sends no total. */
async function countPosts(
  tag: string,
  baseUrl: string,
  id: string,
  get: (url: string) => Promise<unknown>,
): Promise<string> {
  if (tag === 'ws-public-posts') {
    const posts = lengthOf(readList(await get(publicPostsUrl(baseUrl, id, PAGE_MAX))));
    return posts < PAGE_MAX ? count(posts, 'post') : `${PAGE_MAX} posts or more`;
  }
  const pageAt = async (offset: number): Promise<number> =>
    lengthOf(readEnvelope(await get(postsUrl(baseUrl, id, { offset, limit: PAGE_MAX }))));
  for (let offset = 0; ; offset = Math.min(OFFSET_MAX, offset + PAGE_MAX)) {
    const posts = await pageAt(offset);
    if (posts < PAGE_MAX) return count(offset + posts, 'post');
    if (offset === OFFSET_MAX) return `${OFFSET_MAX + PAGE_MAX} posts or more`;
  }
}

/** Asks the service if the ids of a setting exist, and how many posts they have; `undefined` if there was nothing to ask. */
async function checkService(
  { tag, attributes, baseUrl: written }: Setting,
  signal: AbortSignal,
): Promise<ServiceAnswer | undefined> {
  const baseUrl = readBaseUrl(written);
  if (baseUrl === undefined) return bad('This is not an http(s) address. Write it as https://api.example');
  const get = (url: string): Promise<unknown> => ask(url, { signal, timeoutMs: TIMEOUT_MS });
  let what = 'it';
  try {
    if (tag === 'ws-embed') {
      const { 'embed-id': embedId = '', org = '' } = attributes;
      if (!embedId || !org) return bad('Enter an embed-id and an org to check them.');
      what = `embedded integration “${embedId}” for “${org}”`;
      const embed = normaliseEmbed(await get(embedUrl(baseUrl, embedId, org)));
      return good(embed ? `Found: it has ${count(embed.feedIds.length, 'workspace')}.` : 'Found.');
    }
    const ids = [...new Set(attributes['feed-id']?.match(/\S+/g))];
    if (tag === 'ws-post-card') return undefined;
    if (ids.length === 0) return bad('Enter the id of a workspace to check it.');
    const counts: string[] = [];
    for (const id of ids) {
      what = `workspace “${id}”`;
      counts.push(`${await countPosts(tag, baseUrl, id, get)}${ids.length > 1 ? ` in ${id}` : ''}`);
    }
    return good(`Found: ${counts.join(', ')}.`);
  } catch (reason) {
    signal.throwIfAborted();
    if (reason instanceof FaultError) return bad(explain(reason.fault, what, baseUrl));
    throw reason;
  }
}

const TYPING_MS = 600;
const LOCAL = good('The local service, whose posts are made up.');
const RECORDED = good('No service answers: these are recorded posts. Enter the address of yours.');
const OWN = good('Your own posts are displayed, and nothing is requested.');
const HELD = bad('Not requested yet: allow the link first.');

/** The URL of the service, and what it answers. Fires `source-reset`. */
class StudioService extends withState([own], {
  setting: DEFAULT_SETTING,
  /** Whether the service must not be contacted yet. */
  isHeld: false,
  /** Whether the posts are not those of the story. */
  hasOwnSource: false,
  /** `undefined` until the service has answered. */
  _answer: LOCAL as ServiceAnswer | undefined,
  /** The text that is being typed; `undefined` if there is none. */
  _draft: undefined as string | undefined,
}) {
  readonly #typing = new Later(TYPING_MS);
  #asked = '';
  #stop = new AbortController();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#typing.drop();
    this.#stop.abort();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('setting') && !changed.has('isHeld')) return;
    const { tag, baseUrl, attributes, posts } = this.setting;
    const asked = JSON.stringify([
      [tag, baseUrl, attributes['feed-id'], attributes['embed-id'], attributes['org']],
      [this.isHeld, posts.length > 0],
    ]);
    if (asked === this.#asked) return;
    this.#asked = asked;
    void this.#ask();
  }

  /** The answer, if it is known without a request. */
  async #known(): Promise<ServiceAnswer | undefined> {
    if (this.setting.posts.length > 0) return OWN;
    if (this.isHeld) return HELD;
    // The stage shows what the local service does with a story, and some of its simulated failures end with one request.
    if (!this.setting.baseUrl) return (await isRecorded()) ? RECORDED : LOCAL;
    return undefined;
  }

  async #ask(): Promise<void> {
    this.#stop.abort();
    const { signal } = (this.#stop = new AbortController());
    this._answer = undefined;
    try {
      const answer = (await this.#known()) ?? (await checkService(this.setting, signal)) ?? LOCAL;
      if (!signal.aborted) this._answer = answer;
    } catch (reason) {
      if (!signal.aborted) throw reason;
    }
  }

  #onInput(event: Event): void {
    const written = valueOf(event);
    this._draft = written;
    this.#typing.do(() => this.#set(written));
  }

  #onChange(): void {
    this.#typing.flush();
    this._draft = undefined;
  }

  #set(written: string): void {
    const baseUrl = completeAddress(written);
    if (baseUrl !== this.setting.baseUrl) this.fire('setting-change', { baseUrl });
  }

  #reset(): void {
    this.#typing.drop();
    this._draft = undefined;
    this.fire('source-reset');
  }

  protected override render(): TemplateResult {
    const { kind, words } = this._answer ?? { kind: 'asking', words: 'Asking…' };
    return html`
      <label class="name" for="base-url">base-url</label>
      <input
        id="base-url"
        type="url"
        inputmode="url"
        spellcheck="false"
        autocomplete="url"
        placeholder="https://api.example"
        aria-describedby="answer"
        .value=${this._draft ?? this.setting.baseUrl}
        @input=${this.#onInput}
        @change=${this.#onChange}
      />
      <p id="answer" class="answer ${kind}" role="status">
        ${kind === 'bad' ? icons.warning : kind === 'good' ? icons.check : ''}<span>${words}</span>
      </p>
      ${
        this.hasOwnSource && !this.isHeld
          ? html`<p class="says own">
              These posts stay when you choose another story.
              <button class="button" @click=${this.#reset}>Back to the made-up posts</button>
            </p>`
          : ''
      }
    `;
  }
}

customElements.define('studio-service', StudioService);
