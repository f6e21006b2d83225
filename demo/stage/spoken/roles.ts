import { getRole } from 'dom-accessibility-api';

/** How a role is said, and how its content is. */
interface Spoken {
  readonly words: string;
  /** Whether its content is its name: nothing in it is said by itself. */
  readonly isWhole?: boolean;
  /** Whether it is said only where it has a name. */
  readonly needsName?: boolean;
}

const SPOKEN: Readonly<Record<string, Spoken>> = {
  alertdialog: { words: 'alert' },
  article: { words: 'article' },
  blockquote: { words: 'quote' },
  button: { words: 'button', isWhole: true },
  checkbox: { words: 'checkbox', isWhole: true },
  combobox: { words: 'combo box', isWhole: true },
  complementary: { words: 'complementary' },
  dialog: { words: 'dialog' },
  feed: { words: 'feed' },
  figure: { words: 'figure' },
  form: { words: 'form', needsName: true },
  group: { words: 'group', needsName: true },
  heading: { words: 'heading', isWhole: true },
  image: { words: 'image', isWhole: true },
  img: { words: 'image', isWhole: true },
  link: { words: 'link', isWhole: true },
  list: { words: 'list' },
  listbox: { words: 'list box', isWhole: true },
  main: { words: 'main' },
  menuitem: { words: 'menu item', isWhole: true },
  meter: { words: 'meter', isWhole: true },
  navigation: { words: 'navigation' },
  option: { words: 'option', isWhole: true },
  progressbar: { words: 'progress bar', isWhole: true },
  radio: { words: 'radio button', isWhole: true },
  radiogroup: { words: 'radio group' },
  region: { words: 'region', needsName: true },
  search: { words: 'search' },
  searchbox: { words: 'search box', isWhole: true },
  separator: { words: 'separator', isWhole: true },
  slider: { words: 'slider', isWhole: true },
  spinbutton: { words: 'number', isWhole: true },
  switch: { words: 'switch', isWhole: true },
  tab: { words: 'tab', isWhole: true },
  table: { words: 'table' },
  tablist: { words: 'tab list' },
  textbox: { words: 'text box', isWhole: true },
  toolbar: { words: 'toolbar' },
  video: { words: 'video', isWhole: true },
};

/** What has no role in ARIA, or one that is not asked for by its tag, and is said all the same. */
const BY_TAG: Readonly<Record<string, string>> = { search: 'search', video: 'video', blockquote: 'blockquote' };

/** The role that is said of an element; an empty string where none is. */
export function roleOf(element: Element): string {
  const role = getRole(element) ?? BY_TAG[element.localName] ?? '';
  return role in SPOKEN ? role : '';
}

export const isWhole = (role: string): boolean => SPOKEN[role]?.isWhole === true;

/** Whether it is passed over where it has no name. */
export const needsName = (role: string): boolean => SPOKEN[role]?.needsName === true;

/** The level of a heading; those of ARIA have 2 where they say none. */
const levelOf = (element: Element): string =>
  element.getAttribute('aria-level') ?? /^h([1-6])$/.exec(element.localName)?.[1] ?? '2';

export function sayRole(role: string, element: Element): string {
  const own = element.getAttribute('aria-roledescription')?.trim();
  if (own) return own;
  const words = SPOKEN[role]?.words ?? '';
  return role === 'heading' ? `${words} level ${levelOf(element)}` : words;
}
