import { startTimer } from '../../base/timer.ts';
import { log, quote } from '../../base/log.ts';

/** Images that fail in a first screen usually fail within this time, and are reported in one line. */
const WAIT_MS = 1000;

/** What a browser reports as blocked. Chromium reports both types that are observed below, WebKit the first, Firefox neither. */
interface BlockedBody {
  readonly blockedURL: string;
  readonly disposition: string;
  readonly effectiveDirective?: string;
}

/** The blocked URLs, each with the directive of the page's policy that blocked it; for its embedder policy, that is empty. */
function readBlocked(): Map<string, string> {
  const { ReportingObserver: Observer } = globalThis as Partial<typeof globalThis>;
  if (!Observer) return new Map();
  const observer = new Observer(() => undefined, { types: ['csp-violation', 'coep'], buffered: true });
  observer.observe();
  const bodies = observer.takeRecords().map(({ body }) => (body as unknown as { toJSON(): BlockedBody }).toJSON());
  observer.disconnect();
  return new Map(
    bodies
      .filter(({ disposition }) => disposition === 'enforce')
      .map(({ blockedURL, effectiveDirective = '' }) => [blockedURL, effectiveDirective]),
  );
}

const EMBEDDER = 'the Embedder-Policy of the page needs "Cross-Origin-Resource-Policy: cross-origin" from its host';

function sayCause(directive: string | undefined): string {
  if (directive) return `its host is not in "${directive}" of the page`;
  if (directive === '') return EMBEDDER;
  return `gone, or refused to other websites${globalThis.crossOriginIsolated ? `; ${EMBEDDER}` : ''}`;
}

function logBroken({ localName, isConnected }: Element, urls: ReadonlySet<string>): void {
  if (!isConnected) return;
  const blocked = readBlocked();
  const causes = Map.groupBy(urls, (url) => sayCause(blocked.get(url.split('#', 1).join())));
  const words = [...causes].map(
    ([cause, [first = '', ...others]]) =>
      `${quote(first)}${others.length > 0 ? ` and ${others.length} more` : ''} (${cause})`,
  );
  log('warn', 'WS-310', `<${localName}> Cannot display ${words.join('; ')}.`);
}

const broken = new WeakMap<Element, Set<string>>();

/** Tells the owner once for each element which of its images and videos could not be loaded, and why. */
export function noteBroken(element: Element, urls: Iterable<string>): void {
  for (const url of urls) {
    const known = broken.get(element) ?? new Set();
    if (known.size === 0) startTimer(() => logBroken(element, known), WAIT_MS);
    broken.set(element, known.add(url));
  }
}
