import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { icons } from '../../base/ui/icons.ts';
import { Later } from '../../base/later.ts';
import { segments, valueOf } from '../../base/ui/fields.ts';
import { isKept, keepImage } from '../../setting/posts/kept-images.ts';
import { type OwnPost, POSTS_MAX, readPosts } from '../../setting/own-posts.ts';
import { messageOf } from '../../base/ui/say.ts';
import { withState } from '../../base/ui/with-state.ts';
import { newPost, readField, toLocalTime, type WrittenField, writeField } from '../../setting/posts/written-post.ts';
import own from './studio-posts.css?inline';

const TYPING_MS = 350;
const SUMMARY_MAX = 60;

const EXAMPLE = '[\n  { "title": "Hello", "text": "World", "claps": 3 }\n]';

/** The visitor's own posts, written here or pasted, which are displayed in every story. */
class StudioPosts extends withState([own], {
  posts: [] as readonly OwnPost[],
  _way: 'write',
  _problem: '',
  /** The index of the post that is open. */
  _open: 0,
}) {
  readonly #typing = new Later(TYPING_MS);

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#typing.flush();
  }

  #set(posts: readonly OwnPost[]): void {
    this._problem = '';
    this.posts = posts;
    this.fire('setting-change', { posts });
  }

  #add(): void {
    this.#typing.flush();
    this._open = 0;
    this.#set([newPost(this.posts, new Date()), ...this.posts]);
  }

  #remove(index: number): void {
    this.#typing.flush();
    this.#set(this.posts.toSpliced(index, 1));
  }

  #moveUp(index: number): void {
    this.#typing.flush();
    const post = this.posts[index];
    if (!post) return;
    this._open = index - 1;
    this.#set(this.posts.toSpliced(index, 1).toSpliced(index - 1, 0, post));
  }

  #change(index: number, field: WrittenField, written: string | number | undefined): void {
    const post = this.posts[index];
    if (post) this.#set(this.posts.with(index, writeField(post, field, written)));
  }

  /** Text that was just typed into another field is applied first. */
  #onChange(index: number, field: WrittenField, written: string): void {
    this.#typing.flush();
    this.#change(index, field, written);
  }

  async #onFile(index: number, { target }: Event): Promise<void> {
    const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined;
    if (!file) return;
    try {
      const src = await keepImage(file);
      // Text that was typed meanwhile is kept.
      this.#onChange(index, 'src', src);
    } catch (reason) {
      this._problem = messageOf(reason);
    }
  }

  #paste(event: Event): void {
    const json = valueOf(event);
    if (!json.trim()) return this.#set([]);
    try {
      this.#set(readPosts(json));
    } catch (reason) {
      this._problem = messageOf(reason);
    }
  }

  #renderField(index: number, post: OwnPost, field: WrittenField, label: string, type = 'text'): TemplateResult {
    const id = `${field}-${index}`;
    const read = (written: string): string | number | undefined => {
      if (type === 'number') return written === '' ? undefined : Math.max(0, Math.floor(Number(written)) || 0);
      return type === 'datetime-local' && written ? new Date(written).toISOString() : written;
    };
    const value = readField(post, field);
    // Text is applied only when typing stops.
    const onInput = (event: Event): void => {
      const written = read(valueOf(event));
      this.#typing.do(() => this.#change(index, field, written));
    };
    return html`
      <label for=${id}>${label}</label>
      ${
        field === 'text'
          ? html`<textarea
              id=${id}
              rows="4"
              .value=${value}
              @input=${onInput}
              @change=${() => this.#typing.flush()}
            ></textarea>`
          : html`<input
              id=${id}
              type=${type}
              min=${type === 'number' ? 0 : ''}
              .value=${type === 'datetime-local' ? toLocalTime(value) : value}
              @input=${onInput}
              @change=${() => this.#typing.flush()}
            />`
      }
    `;
  }

  #renderImage(index: number, post: OwnPost): TemplateResult {
    const src = readField(post, 'src');
    return html`
      <label for="image-${index}">Image address</label>
      <input
        id="image-${index}"
        type="url"
        placeholder=${isKept(src) ? 'Your file, kept in this tab' : 'https://…'}
        .value=${isKept(src) ? '' : src}
        @change=${(event: Event) => this.#onChange(index, 'src', valueOf(event).trim())}
      />
      <label for="file-${index}">Or an image file</label>
      <input id="file-${index}" type="file" accept="image/*" @change=${(event: Event) => this.#onFile(index, event)} />
      ${this.#renderField(index, post, 'alt', 'Alternative text')}
    `;
  }

  #renderPost(post: OwnPost, index: number): TemplateResult {
    const summary = (readField(post, 'title') || readField(post, 'text')).slice(0, SUMMARY_MAX);
    return html`
      <li>
        <details
          ?open=${index === this._open}
          @toggle=${({ target }: Event) => {
            if (target instanceof HTMLDetailsElement && target.open) this._open = index;
          }}
        >
          <summary>${summary || 'An empty post'}</summary>
          <div class="fields">
            ${this.#renderField(index, post, 'title', 'Title')} ${this.#renderField(index, post, 'text', 'Text')}
            ${this.#renderImage(index, post)} ${this.#renderField(index, post, 'date', 'Date', 'datetime-local')}
            ${this.#renderField(index, post, 'claps', 'Claps', 'number')}
            ${this.#renderField(index, post, 'link', 'Link to the post', 'url')}
            ${this.#renderField(index, post, 'name', 'Name of the workspace')}
          </div>
          <p class="buttons">
            <button class="button" ?disabled=${index === 0} @click=${() => this.#moveUp(index)}>
              ${icons.up}Move up
            </button>
            <button class="button" @click=${() => this.#remove(index)}>${icons.bin}Remove</button>
          </p>
        </details>
      </li>
    `;
  }

  #renderWriting(): TemplateResult {
    return html`
      <button
        class="button primary"
        ?disabled=${this.posts.length >= POSTS_MAX}
        @click=${() => this.#add()}
      >
        ${icons.plus}Add a post
      </button>
      <ol aria-label="Your posts">
        ${repeat(
          this.posts,
          (post, index) => post['id'] ?? post['postId'] ?? index,
          (post, index) => this.#renderPost(post, index),
        )}
      </ol>
    `;
  }

  #renderPasting(): TemplateResult {
    return html`
      <label for="json">Posts as JSON</label>
      <textarea
        id="json"
        rows="16"
        spellcheck="false"
        placeholder=${EXAMPLE}
        .value=${this.posts.length > 0 ? JSON.stringify(this.posts, null, 2) : ''}
        @change=${this.#paste}
      ></textarea>
      <p class="says">
        A list of posts, or a whole response of the service. Fields can have any of the names that the elements read.
      </p>
    `;
  }

  protected override render(): TemplateResult {
    return html`
      <p class="says">
        Your posts are displayed in every story. They stay in this tab, nothing is sent anywhere, and a link has them if
        they are short enough.
      </p>
      <div class="way">
        ${segments({
          name: 'way',
          legend: 'How to enter them',
          options: [
            { value: 'write', label: 'Write' },
            { value: 'paste', label: 'Paste JSON' },
          ],
          value: this._way,
          onChange: (way) => (this._way = way),
        })}
        <button
          class="button quiet"
          ?hidden=${this.posts.length === 0}
          @click=${() => this.#set([])}
        >
          Remove all
        </button>
      </div>
      <p class="says wrong" role="alert">${this._problem}</p>
      ${this._way === 'write' ? this.#renderWriting() : this.#renderPasting()}
    `;
  }
}

customElements.define('studio-posts', StudioPosts);
