import { html, type TemplateResult } from 'lit';
import { icons } from '../../base/ui/icons.ts';
import { Later } from '../../base/later.ts';
import { writeAddress } from '../../place/address.ts';
import { DEFAULT_SETTING, DEFAULT_VIEW, type Setting } from '../../setting/setting.ts';
import { fitsLink } from '../../setting/own-posts.ts';
import { withoutKeptImages } from '../../setting/posts/kept-images.ts';
import { withState } from '../../base/ui/with-state.ts';
import own from './studio-share.css?inline';

const COPIED_MS = 4000;

/** Copies a link to what is displayed now, as far as a link can contain it. */
class StudioShare extends withState([own], {
  setting: DEFAULT_SETTING,
  view: DEFAULT_VIEW,
  /** What was just copied, in words; an empty string if nothing was. */
  _copied: '',
}) {
  readonly #copied = new Later(COPIED_MS);

  /** The posts that a link can contain, and words about what it leaves out. */
  get #shared(): { readonly posts: Setting['posts']; readonly words: string } {
    const { posts } = this.setting;
    const withoutImages = withoutKeptImages(posts);
    if (!fitsLink(withoutImages))
      return { posts: [], words: 'Copied, without your posts: they are too long for a link' };
    const hasAll = JSON.stringify(withoutImages) === JSON.stringify(posts);
    return { posts: withoutImages, words: hasAll ? 'Copied' : 'Copied, without the images of this tab' };
  }

  async #copy(): Promise<void> {
    const { setting, view } = this;
    const { posts, words } = this.#shared;
    const address = writeAddress({ setting: { ...setting, posts }, view });
    await navigator.clipboard.writeText(new URL(address, location.href).href);
    this._copied = words;
    this.#copied.do(() => (this._copied = ''));
  }

  protected override render(): TemplateResult {
    return html`
      <button class="button" @click=${this.#copy}>
        ${this._copied ? icons.check : icons.link}<span>${this._copied || 'Copy link'}</span>
      </button>
      <span class="unseen" role="status">${this._copied}</span>
    `;
  }
}

customElements.define('studio-share', StudioShare);
