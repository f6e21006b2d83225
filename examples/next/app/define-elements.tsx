'use client';

import 'ws-widgets/ws-feed';

/** Brings the elements to the browser. */
export const DefineElements = () => null;
