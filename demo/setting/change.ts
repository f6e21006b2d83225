import type { View } from './view.ts';
import type { Setting } from './setting.ts';

/** The visitor changed some of the setting. */
export class SettingChangeEvent extends CustomEvent<Partial<Setting>> {
  static readonly type = 'setting-change';

  constructor(changed: Partial<Setting>) {
    super(SettingChangeEvent.type, { bubbles: true, composed: true, detail: changed });
  }
}

/** The visitor opened another panel. */
export class ViewChangeEvent extends CustomEvent<Partial<View>> {
  static readonly type = 'view-change';

  constructor(changed: Partial<View>) {
    super(ViewChangeEvent.type, { bubbles: true, composed: true, detail: changed });
  }
}

/** Entries with one of them set, or taken out. */
export function withEntry(
  entries: Readonly<Record<string, string>>,
  name: string,
  value: string | undefined,
): Readonly<Record<string, string>> {
  const { [name]: _, ...rest } = entries;
  return value === undefined ? rest : { ...rest, [name]: value };
}
