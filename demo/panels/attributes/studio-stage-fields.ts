import { html, type TemplateResult } from 'lit';
import { SettingChangeEvent } from '../../setting/change.ts';
import { dropdown, field, valueOf } from '../../base/ui/fields.ts';
import { manifest } from '../../base/manifest.ts';
import { COPIES_MAX, DEFAULT_SETTING, DEFAULT_STAGE, findElement, type Stage } from '../../setting/setting.ts';
import { EXAMPLE_POSTS } from '../../setting/stories/stories.ts';
import { withState } from '../../base/ui/with-state.ts';
import own from './studio-stage-fields.css?inline';

/** What no attribute says: how many elements there are, and the post that a card is handed. */
class StudioStageFields extends withState([own], { setting: DEFAULT_SETTING }) {
  #setStage(changed: Partial<Stage>): void {
    this.dispatchEvent(new SettingChangeEvent({ stage: { ...this.setting.stage, ...changed } }));
  }

  protected override render(): TemplateResult {
    const { attributes } = findElement(manifest, this.setting.tag);
    const { copies, post } = this.setting.stage;
    const posts = EXAMPLE_POSTS.some(({ value }) => value === post)
      ? EXAMPLE_POSTS
      : [...EXAMPLE_POSTS, { value: post, label: post }];
    const fields = [
      field({
        id: 'copies',
        name: 'how many',
        description: 'Elements on the page. They share identical requests.',
        isChanged: copies !== DEFAULT_STAGE.copies,
        onReset: () => this.#setStage({ copies: DEFAULT_STAGE.copies }),
        control: html`<input
          id="copies"
          type="number"
          min="1"
          max=${COPIES_MAX}
          .value=${String(copies)}
          @change=${(event: Event) => {
            const written = Math.round(Number(valueOf(event))) || DEFAULT_STAGE.copies;
            this.#setStage({ copies: Math.min(COPIES_MAX, Math.max(1, written)) });
          }}
        />`,
      }),
    ];
    if (attributes.length === 0) {
      fields.unshift(
        field({
          id: 'post',
          name: 'post',
          description: 'The post that a script of the page sets.',
          isChanged: post !== DEFAULT_STAGE.post,
          onReset: () => this.#setStage({ post: DEFAULT_STAGE.post }),
          control: dropdown({
            name: 'post',
            legend: 'post',
            options: posts,
            value: post,
            onChange: (value) => this.#setStage({ post: value }),
          }),
        }),
      );
    }
    return html`<section class="group">
      <h3>On the stage</h3>
      ${fields}
    </section>`;
  }
}

customElements.define('studio-stage-fields', StudioStageFields);
