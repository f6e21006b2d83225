import type { CodeTable } from './code-table.ts';

/** Of set-ups. */
export const SETUPS = {
  'WS-101': {
    title: 'The page contains a key',
    cause: 'An element has the attribute `api-key` or `x-api-key`. Everyone who opens the page can read it.',
    remedy: 'Remove the attribute and renew the key. Public posts need none.',
  },
  'WS-102': {
    title: 'An attribute is missing',
    cause: 'Without it nothing can be requested: `feed-id`, or `embed-id` and `org` of `<ws-embed>`.',
    remedy: 'Write the attribute that the line names.',
  },
  'WS-103': {
    title: 'The address of the service is missing',
    cause:
      'There is no `base-url` on the element, no `data-base-url` on the script tag and no `<meta name="ws-base-url">`.',
    remedy: 'Write `data-base-url="https://…"` on the script tag.',
  },
  'WS-104': {
    title: 'The address of the service is not an http(s) URL',
    cause: 'The value cannot be read as a URL, or does not begin with `https://` or `http://`.',
    remedy: 'Write the address of the service, such as `https://api.example`.',
  },
  'WS-105': {
    title: 'The address of the service has no scheme',
    cause: '`base-url="api.example"` would be a path of your own website.',
    remedy: 'Write `https://` before it. A path of your website begins with `/` or `./`.',
  },
  'WS-106': {
    title: 'A module that posts must wait for is missing',
    cause:
      'An attribute turns on a feature, such as `consent`, whose file cannot be loaded: without it, nothing is displayed.',
    remedy: 'Put all files of `dist` into one folder of the server, and allow them in the policy of the page.',
  },
  'WS-107': {
    title: 'The policy of the page blocks the service',
    cause: 'The Content Security Policy of the page has no `connect-src` that allows the address of the service.',
    remedy:
      'Add the address that the line names to `connect-src`. The guide to Content Security Policy has a whole policy.',
  },
  'WS-108': {
    title: 'Nothing may be requested',
    cause: 'A feature, such as `consent`, was turned on while posts were being requested.',
    remedy: 'Nothing: posts are requested once the visitor agrees.',
  },
  'WS-112': {
    title: 'The value of an attribute is invalid',
    cause: 'The attribute takes other words, a number in a different range, a URL or JSON.',
    remedy:
      'Write one of the values that the reference of attributes lists. The line says which value is used instead.',
  },
  'WS-113': {
    title: 'The element has no attribute of this name',
    cause:
      'The name is misspelled, or belongs to a custom property or another element: `include` on `<ws-public-posts>` leaves no post out.',
    remedy: 'Write the name or the element that the line suggests. Names that resemble none of ours are not reported.',
  },
  'WS-114': {
    title: 'No post has a pinned id',
    cause: '`pin` names a post that the service does not have, or that is not among the first 130.',
    remedy: 'Remove the id from `pin`.',
  },
  'WS-115': {
    title: 'There is no template for the cards of the page',
    cause: '`cards="page"` fills in a template of yours, and the element has none.',
    remedy: 'Write a `<template slot="card">` into the element, or remove `cards`.',
  },
  'WS-116': {
    title: 'A <div> does not name an element',
    cause: '`data-ws-element` does not name an element that requests posts.',
    remedy: 'Write one of the names that the line lists.',
  },
  'WS-117': {
    title: 'The order of several workspaces cannot be set',
    cause: '`order-by` is for one workspace. The posts of several are merged, newest first.',
    remedy: 'Remove `order-by`, or name one workspace.',
  },
  'WS-118': {
    title: 'An integration names too many workspaces',
    cause: 'The embedded integration joins more workspaces than one page may request.',
    remedy: 'Make an integration of fewer workspaces. The first ones are displayed.',
  },
} as const satisfies CodeTable;
