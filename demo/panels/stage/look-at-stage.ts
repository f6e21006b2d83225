import type { ReactiveControllerHost } from 'lit';
import { Later } from '../../base/later.ts';
import { DEFAULT_SETTING } from '../../setting/setting.ts';
import type { StageApi } from '../../stage/stage-window.ts';

/** After a change, the stage needs a moment to display it. */
const SETTLED_MS = 800;

/** The state of a panel that examines the stage. */
export const AT_STAGE = {
  setting: DEFAULT_SETTING,
  values: {} as Readonly<Record<string, unknown>>,
  stage: undefined as StageApi | undefined,
  /** Whether the panel is visible. If not, it does not examine the stage. */
  active: false,
};

/** Makes a visible panel examine the stage, and examine it again a moment after each change. */
export function lookAtStage(panel: ReactiveControllerHost & typeof AT_STAGE, look: () => Promise<void>): void {
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
