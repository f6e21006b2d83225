import { html, type TemplateResult } from 'lit';
import '../base/ui/studio-tabs.ts';
import '../panels/attributes/studio-attributes.ts';
import '../panels/guide/studio-guide.ts';
import '../panels/posts/studio-posts.ts';
import '../panels/slots/studio-parts.ts';
import '../panels/slots/studio-slots.ts';
import '../panels/style/studio-style.ts';
import type { PlaceController } from '../place/place-controller.ts';
import type { View } from '../setting/setting.ts';
import type { StageReports } from './stage-reports.ts';

/** Only the open panel is rendered: others would check things that nobody sees. */
function renderPanel({ setting, view, held, hasOwnSource }: PlaceController, reports: StageReports): TemplateResult {
  const isHeld = held !== undefined;
  const { posts } = reports.values;
  switch (view.tab) {
    case 'guide':
      return html`<studio-guide
        slot="guide"
        .setting=${setting}
        .view=${view}
        .isHeld=${isHeld}
        .hasOwnSource=${hasOwnSource}
      ></studio-guide>`;
    case 'attributes':
      return html`<studio-attributes
        slot="attributes"
        .setting=${setting}
        .isHeld=${isHeld}
        .hasOwnSource=${hasOwnSource}
      ></studio-attributes>`;
    case 'style':
      return html`<studio-style slot="style" .setting=${setting}></studio-style>`;
    case 'parts':
      return html`<studio-parts
        slot="parts"
        .setting=${setting}
        .selected=${reports.part}
        .inspecting=${reports.isInspecting}
      ></studio-parts>`;
    case 'slots':
      return html`<studio-slots
        slot="slots"
        .setting=${setting}
        .post=${Array.isArray(posts) ? (posts[0] as unknown) : undefined}
      ></studio-slots>`;
    case 'posts':
      return html`<studio-posts slot="posts" .posts=${setting.posts}></studio-posts>`;
  }
}

const count = (entries: object): number => Object.keys(entries).length;

/** The panels with everything that can be set on the element, by kind. */
export function renderControls(place: PlaceController, reports: StageReports): TemplateResult {
  const { attributes, properties, preset, parts, slots, posts } = place.setting;
  const tabs = [
    { id: 'guide', label: 'Guide' },
    { id: 'attributes', label: 'Attributes', count: count(attributes) },
    { id: 'style', label: 'Style', count: count(properties) + (preset ? 1 : 0) },
    { id: 'parts', label: 'Parts', count: count(parts) },
    { id: 'slots', label: 'Slots', count: count(slots) },
    { id: 'posts', label: 'Posts', count: posts.length },
  ];
  return html`
    <aside aria-label="Controls">
      <h2 class="unseen">Controls</h2>
      <div class="panels">
        <studio-tabs
          .label=${'Controls'}
          .tabs=${tabs}
          .selected=${place.view.tab}
          @tab-select=${({ detail }: CustomEvent<View['tab']>) => place.open({ tab: detail })}
        >
          ${renderPanel(place, reports)}
        </studio-tabs>
      </div>
    </aside>
  `;
}
