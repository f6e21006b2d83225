import type { Page } from '@playwright/test';

type Noting = Window & { noted: string[] };

/** Notes in the outermost page what runs or calls in any of its frames. */
function noteCalls(): void {
  const note = (value: unknown): void => void (window.top as unknown as Noting).noted.push(String(value));
  if (window === window.top) Object.assign(window, { noted: [] });
  Object.defineProperty(window, '__hacked', { set: note, configurable: true });
  window.alert = note;
}

/**
 * Puts payloads where nothing holds them: as markup, as what is markup once it was decoded, as an attribute, as a
 * script, and as the address of a link and of an image. Then it sends each element the events that it listens for.
 */
async function runInFrames(payloads: readonly string[]): Promise<void> {
  const frames = payloads.map((payload) => {
    const frame = document.createElement('iframe');
    const [link, image] = [document.createElement('a'), document.createElement('img')];
    link.href = image.alt = payload;
    image.setAttribute('src', payload); // asked for in the frame alone
    const script = payload.includes('<') ? '' : `<script>${payload}</script>`;
    frame.srcdoc = `<!doctype html>${link.outerHTML}${image.outerHTML}${script}<p title="${payload}"></p><p title='${payload}'></p>${payload}`;
    return frame;
  });
  const loads = frames.map(
    (frame) => new Promise((resolve) => frame.addEventListener('load', resolve, { once: true })),
  );
  document.body.append(...frames);
  await Promise.all(loads);
  for (const { contentDocument } of frames) {
    // By methods of our own document: the frame's may be taken.
    const root = document.querySelector.call(contentDocument ?? document, 'html');
    const decoded = document.createElement('div');
    decoded.innerHTML = root?.textContent ?? '';
    root?.append(decoded);
    for (const element of root?.querySelectorAll('*') ?? []) {
      const link = element as HTMLAnchorElement;
      if (link.protocol === 'javascript:') link.click();
      const events = element.getAttributeNames().filter((name) => name.startsWith('on'));
      for (const name of events) element.dispatchEvent(new Event(name.slice(2)));
    }
  }
  for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
  for (const frame of frames) frame.remove();
}

/** The numbers of the payloads that ran, called or asked for something in a page that guards against nothing. */
export async function runUnguarded(page: Page, batches: readonly (readonly string[])[]): Promise<Set<number>> {
  const numbers = new Set<number>();
  page.on('request', (request) => {
    for (const [, number] of request.url().matchAll(/evil\.test\/(\d+)/g)) numbers.add(Number(number));
  });
  await page.addInitScript(noteCalls);
  await page.reload();
  for (const payloads of batches) await page.evaluate(runInFrames, payloads);
  const noted = await page.evaluate(() => (window as unknown as Noting).noted);
  for (const words of noted) if (/^\d+$/.test(words)) numbers.add(Number(words));
  return numbers;
}
