// Writes what translators of the WordPress plugin work with: the template, and each language with the current messages.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMessages } from './wordpress/messages.ts';
import { LANGUAGES, locales, makePo, readLanguage } from './wordpress/translations.ts';

const messages = findMessages();
writeFileSync(join(LANGUAGES, 'ws-widgets.pot'), makePo(messages));
for (const locale of locales()) {
  writeFileSync(join(LANGUAGES, `ws-widgets-${locale}.po`), makePo(messages, readLanguage(locale)));
}
console.log(`${messages.length} messages, ${locales().length} languages`);
