/** What is read of BCP 47: a language, and where given, the script, the region and a variant. */
const TAG = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))?$/i;

/** These name no language: undetermined, several, one without a code, no words at all. */
const NAMELESS = /^(?:und|mul|mis|zxx)\b/i;

/** A language tag, such as `de` or `pt-BR`; `pt_BR`, as many systems write it, is read as that. */
export function readLanguageTag(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const tag = value.replaceAll('_', '-');
  return TAG.test(tag) && !NAMELESS.test(tag) ? tag : undefined;
}

/** The language of a tag without its script and region: `pt` of `pt-BR`, an empty string where there is none. */
export const languageOfTag = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';
