import { isServer } from 'lit';
import { mayPass } from '../api/recover.ts';
import { type Fault, FaultError } from '../base/fault.ts';
import { pause } from '../base/timer.ts';
import { inOneLine, log, quote } from '../base/log.ts';
import { adapt, untranslate } from '../card/adapted/adapt.ts';
import { LazyModule } from '../element/lazy-module.ts';
import { GIVEN } from '../element/slots.ts';
import type { Post } from '../model/post.ts';
import { type AttributeTable, readSettings, type ValuesOf } from '../settings/attributes.ts';
import { makeSetupFault } from '../settings/explain-setup.ts';
import { MISSING_MODULE } from '../settings/page-defaults.ts';
import { type FeedFault, type PageBounds, pageBounds, type PostSource } from '../source/post-source.ts';
import type { Ask } from '../source/shared-requests.ts';
import { blankWorkspaces, unwrap } from '../source/wrapped/around-load.ts';
import { keptHeightPx } from '../source/wrapped/kept-place.ts';
import type { CreateSource, FeatureHost, Features, SourceRequest } from './feature.ts';
import type { ControlledFeed, FeedContext, RequestedSetup } from './feed-context.ts';
import type { FeedModel } from './feed-state.ts';
import type { Handover } from './handover.ts';
import { createFeedTask, type FeedTask } from './feed-task.ts';
import { healFeed } from './healing.ts';
import { renderControls } from './view/controls.ts';
import { watchDates } from './view/dates.ts';
import { onFeedKey } from './view/on-feed-key.ts';
import { createEndWatch, watchColumns, watchFocus } from './view/watches.ts';

const handovers = new LazyModule(() => import('./handover.ts'));

/** A request as a developer writes it down: `(GET https://… -> 404 text/html, trace id "t-1")`. */
function sayRequest({ url, status, contentType = 'of no type', traceId }: Fault): string {
  if (url === undefined) return '';
  const answer = status ? ` -> ${status} ${contentType}` : '';
  return ` (GET ${url}${answer}${traceId ? `, trace id ${quote(traceId)}` : ''})`;
}

export function explainFault(element: Element, feedId: string | undefined, fault: Fault): string {
  const { kind, message } = fault;
  if (kind === 'setup') return message + sayRequest(fault); // its message says what to do
  const attribute = 'embedId' in element ? 'embed-id' : 'feed-id';
  const id = feedId ?? element.getAttribute(attribute) ?? '';
  const passes = fault.status !== undefined && mayPass(fault);
  const advice = kind === 'internal' ? 'please report it' : passes ? 'try again later' : 'check it and "base-url"';
  return `<${element.localName}> Cannot load ${quote(id)} of "${attribute}" (${inOneLine(message)}); ${advice}.${sayRequest(fault)}`;
}

/** What follows the first answer: paging, refreshing, retrying, features. It continues with the source of that answer, if any. */
export function createLivingFeed(feed: FeedContext, features: Features) {
  const { element, composition, view, nearness } = feed;
  const { ask } = feed.parts;
  const { requested, source } = feed.first;
  /** The attributes at the last update: those of the request, of the workspace, and (`choice`) those that choose posts. */
  let { posts: postsSetup = '', workspace = '' }: Partial<RequestedSetup> = requested ?? {};
  let choice = requested ? '[]' : '';
  /** What prevented all requests at that update, if anything: an attribute, or a missing module. */
  let fault: string | undefined;
  let isStale = true;
  let loggedFor: PostSource | undefined;

  const isReturn = (): boolean => element.readAttribute('cache') === 'session' && Boolean(keptHeightPx(element));
  const findFault = (): string | undefined =>
    element.blocker ?? (features.isDecided && features.isHeldBack ? MISSING_MODULE : undefined);

  /** Whether the service may be asked, by a script or by the feed itself. */
  const canRequest = (): boolean => element.isConnected && findFault() === undefined && features.mayRequest;

  function readSetup(): void {
    fault = findFault();
    isStale = false;
    const setup = feed.first.readSetup();
    const posts = fault ? `${fault}=${element.getAttribute(fault)}` : setup.posts;
    const chosen = features.choice;
    const isWaiting = feed.model.needsLoad && !feed.model.busy;
    if (posts === postsSetup && chosen === choice && !(fault && isWaiting)) return;
    postsSetup = posts;
    choice = chosen;
    features.stop();
    if (fault) return task.fail(makeSetupFault(element, fault));
    const keepsPosts = setup.workspace === workspace;
    workspace = setup.workspace;
    task.reset({ keepsPosts });
  }

  const askFor = ({ fresh, aside }: SourceRequest): Ask =>
    fresh || aside ? ask : (living.handover?.answerBefore(ask) ?? ask);

  /** Waits for the pending update: it starts the features that were asked for just now. */
  async function createLater(request: SourceRequest): Promise<PostSource> {
    await element.updateComplete;
    if (!features.mayRequest)
      throw new FaultError({ kind: 'setup', code: 'WS-108', message: 'Nothing may be requested.' });
    return living.createSourceBy(request, askFor(request));
  }

  /** Warns, once for each source, of workspaces whose posts came, but none of them with anything to display. */
  function logBlank(): void {
    const { source } = task;
    if (feed.model.busy || feed.model.needsLoad || source === loggedFor) return;
    loggedFor = source;
    const remedy = 'fieldMap' in element ? 'write where they are into "field-map"' : 'check "feed-id"';
    living.blank = (source ? blankWorkspaces(source) : []).map(({ feedId, dropped }) => {
      const problem = `No post of ${quote(feedId)} has anything to display (${dropped} came)`;
      const message = `<${element.localName}> ${problem}; ${remedy}.`;
      return { feedId, fault: { kind: 'setup', code: 'WS-216', message } };
    });
    for (const { fault: said } of living.blank) log('warn', said.code, said.message);
  }

  const living = {
    element,
    composition,
    view,
    features,
    onKey: onFeedKey,
    handover: undefined as Handover | undefined,
    blank: [] as readonly FeedFault[],
    get task(): FeedTask {
      return task;
    },
    get model(): FeedModel {
      return feed.model;
    },
    get isServerRendered(): boolean {
      return feed.isServerRendered;
    },
    read: <Table extends AttributeTable>(table: Table): ValuesOf<Table> => readSettings(element, table),
    startFeatures(): void {
      const update = (): void => element.requestUpdate();
      if (!isServer) focus.note(); // a feature that leaves removes what it displays
      features.update(living);
      if (!features.isDecided) void features.decide().then(update);
      if (!features.isReady) void features.load().then(update); // first those that posts wait for
    },
    /** Waits for what a server handed in, or the session kept, so that it is displayed first. Resolves to whether there was any. */
    async takeOver(): Promise<boolean> {
      const isGiven = feed.isServerRendered || element.querySelector(GIVEN) !== null;
      if (isGiven) {
        await handovers.load();
        living.handover ??= handovers.current?.createHandover(living);
        if (!living.handover) return true;
      } else if (!isReturn()) return false;
      await features.load();
      living.startFeatures();
      living.request();
      await (isGiven ? task.settled : Promise.race([task.settled, pause(100)])); // what is kept is there by then
      return true;
    },
    /** Resolves when the features are loaded, or could not be. */
    async loaded(): Promise<void> {
      await features.load();
      if (features.hasToStart) element.requestUpdate();
    },
    settingsChanged: () => void (isStale = true),
    disconnected: (): void => end.stop(),
    /** Aborts what is under way: the element left the page. */
    stop(): void {
      task.stop();
      features.stop();
    },
    explainFault: (feedId: string | undefined, fault: Fault): string => explainFault(element, feedId, fault),
    rendered(): void {
      living.handover?.rendered();
      logBlank();
      end.rendered();
      columns();
      focus.rendered();
      adapt(element, view.cardView, () => features.active.forEach((feature) => feature.spaced?.()));
    },
    /** Requests the posts that the attributes set, if that was not done before. */
    request(): void {
      if (features.isHeldBack && !features.isDecided) task.stop();
      if (!features.isDecided) return; // a module to come may decide what is requested; it causes an update
      // What was wrong may have been fixed elsewhere in the page.
      if (isStale || fault !== undefined) readSetup();
      const { needsLoad, busy } = feed.model;
      if (fault !== undefined || !needsLoad || busy || !features.mayRequest) return;
      const isEager = living.handover?.isWaiting || features.active.some((feature) => feature.isEager);
      if (isEager || nearness.isWanted) task.load();
    },
    refresh: async (): Promise<readonly Post[]> => (canRequest() ? task.refresh() : []),
    loadMore: async (): Promise<readonly Post[]> =>
      !canRequest() ? [] : feed.model.needsLoad ? task.refresh() : task.loadMore(),
    pageBounds: (request: Pick<SourceRequest, 'all'>): PageBounds => pageBounds(element, request.all),
    createSource: (request: SourceRequest): PostSource | Promise<PostSource> =>
      features.mayRequest ? living.createSourceBy(request, askFor(request)) : createLater(request),
    /** The source of a request that may be sent, as the features wrap it; `by` asks the service. */
    createSourceBy(request: SourceRequest, by: Ask): PostSource | Promise<PostSource> {
      const previous = task.source && unwrap(task.source);
      const create: CreateSource = (wanted, through) => element.createSource({ ...wanted, previous }, through);
      return features.active.reduce((made, feature) => feature.wrapSource?.(made) ?? made, create)(request, by);
    },
    loadDependencies: view.load,
    untranslate,
    // What a server handed in is taken over as a whole.
    displaysInSteps: (): boolean => !isServer && (element.hasUpdated || !(living.handover || isReturn())),
    replacePosts(posts: readonly Post[]): void {
      feed.model = { ...feed.model, posts };
      element.requestUpdate();
    },
    clear(): void {
      features.stop();
      task.reset({ keepsPosts: false });
    },
    renderControls: (): unknown => (features.hasWords ? renderControls(living) : undefined),
  };

  const task = createFeedTask(feed, living, source);
  const end = createEndWatch(living);
  const columns = watchColumns(feed);
  const focus = watchFocus(feed);
  if (isServer) return living;
  watchDates(feed);
  healFeed(living);
  return living satisfies FeatureHost & ControlledFeed;
}

export type LivingFeed = ReturnType<typeof createLivingFeed>;
