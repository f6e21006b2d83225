import type { Setting } from './setting.ts';

export const CONTROLS_TABS = ['guide', 'attributes', 'style', 'parts', 'slots', 'posts'] as const;
export const DOCK_TABS = ['code', 'events', 'accessibility', 'doctor', 'spoken', 'publish'] as const;

/** What of the studio is open, which changes nothing of what is set. */
export interface View {
  /** The id of the story that it started from; an empty string is none. */
  readonly story: string;
  readonly tab: (typeof CONTROLS_TABS)[number];
  /** An empty string where the dock is closed. */
  readonly dock: (typeof DOCK_TABS)[number] | '';
  /** The form of the code. */
  readonly form: string;
}

export const DEFAULT_VIEW: View = { story: '', tab: 'attributes', dock: '', form: 'html' };

declare global {
  interface StudioEvents {
    /** The visitor changed some of the setting. */
    'setting-change': Partial<Setting>;
    /** The visitor opened another panel. */
    'view-change': Partial<View>;
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
