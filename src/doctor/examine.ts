import { checkAttributes, checkCards } from './checks/attributes.ts';
import { checkFiles, checkIntegrityPolicy } from './checks/files.ts';
import { checkEndTags, checkMarkup, checkQuotes } from './checks/markup.ts';
import { checkPolicy } from './checks/policy.ts';
import { checkPresence, checkScriptTag } from './checks/script-tag.ts';
import { checkService, checkSetUp } from './checks/service.ts';
import type { Finding } from '../base/finding.ts';
import { firstRequests, type Page, widgetsOf } from './page.ts';
import { importedBy, scriptTags, scriptUrls } from './script-tags.ts';

/** The URLs to request next: the scripts of a page, what they import, and the service. Empty when all were requested. */
export function findUnasked(page: Page): string[] {
  const tags = scriptTags(page);
  const scripts = tags[0] ? tags.flatMap(({ url }) => url ?? []) : widgetsOf(page).length > 0 ? scriptUrls(page) : [];
  const modules = tags.filter(({ runs }) => runs === 'module').flatMap(({ url }) => url ?? []);
  const imported = modules.flatMap((url) => importedBy(page, url));
  const requests = firstRequests(page).map(({ url }) => url);
  return [...new Set([...scripts, ...imported, ...requests])].filter((url) => !page.answers.has(url));
}

/** All that is wrong with the markup of a page, in the order in which to fix it. */
export const examineMarkup = (page: Page): Finding[] =>
  [checkScriptTag, checkMarkup, checkSetUp, checkAttributes, checkCards, checkPolicy].flatMap((check) => check(page));

/** `examineMarkup`, what is missing, and what files and service answered. */
export function examine(page: Page): Finding[] {
  const quotes = checkQuotes(page);
  if (quotes.length > 0) return quotes; // until they are straight, no value is the one that was meant
  const checks = [checkPresence, checkEndTags, examineMarkup, checkFiles, checkIntegrityPolicy, checkService];
  return checks.flatMap((check) => check(page));
}
