import type { ReactiveControllerHost } from 'lit';
import { Later } from '../../base/later.ts';
import type { Setting } from '../../setting/setting.ts';

/** After a change, the stage needs a moment to display it. */
const SETTLED_MS = 800;

/** A panel that says what it sees on the stage. */
interface Panel extends ReactiveControllerHost {
  readonly setting: Setting;
  readonly values: Readonly<Record<string, unknown>>;
  /** Whether the panel is to be seen: else nothing is looked for. */
  readonly active: boolean;
}

/** Has a panel that is to be seen look at the stage, and again a moment after each change. */
export function lookAtStage(panel: Panel, look: () => Promise<void>): void {
  const settled = new Later(SETTLED_MS);
  let last: readonly unknown[] = [];
  panel.addController({
    hostUpdate() {
      const now = [panel.setting, panel.values, panel.active];
      const isOther = now.some((one, i) => one !== last[i]);
      last = now;
      if (panel.active && isOther) settled.do(() => void look());
    },
    hostDisconnected: () => settled.drop(),
  });
}
