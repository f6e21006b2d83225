/** One handler for any runtime that knows `Request` and `Response`: widgets, frames and feeds for any number of readers. */
export { createHandler, type Handler, type HandlerContext } from './handler.ts';
export type { EdgeFailure, EdgeOptions, EmbedName, SharedCache } from './options.ts';
