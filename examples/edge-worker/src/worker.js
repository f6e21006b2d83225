import { createHandler } from 'ws-widgets/edge';

/**
 * @typedef {object} Env
 * @property {string} BASE_URL The address of the service.
 * @property {string} [FEEDS] The ids of the workspaces that may be asked for, separated by spaces; all without it.
 * @property {string} [SCRIPT_URL] Where `ws-widgets.js` is, for `/frame`.
 * @property {string} [MAX_AGE] Seconds for which an answer of the service is fresh; 60 without it.
 */

/** @type {import('ws-widgets/edge').Handler | undefined} */
let handler;

export default {
  /**
   * @param {Request} request
   * @param {Env} env
   * @param {import('ws-widgets/edge').HandlerContext} context
   */
  fetch(request, env, context) {
    handler ??= createHandler({
      baseUrl: env.BASE_URL,
      feeds: env.FEEDS?.split(' '),
      scriptUrl: env.SCRIPT_URL,
      maxAge: env.MAX_AGE ? Number(env.MAX_AGE) : undefined,
      // What one isolate requested serves all of its data center.
      cache: /** @type {{ default: Cache }} */ (/** @type {unknown} */ (caches)).default,
    });
    return handler(request, context);
  },
};
