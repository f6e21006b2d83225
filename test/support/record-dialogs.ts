import type { Page } from '@playwright/test';

/** The words of the dialogs that a page opens, each of which is dismissed. */
export function recordDialogs(page: Page): string[] {
  const words: string[] = [];
  page.on('dialog', (dialog) => {
    words.push(dialog.message());
    void dialog.dismiss();
  });
  return words;
}
