'use client';

import 'ws-widgets/ws-feed';

const SHADOW_ROOT = /<template shadowrootmode="open">[\s\S]*?<\/template>/; // the flag `s` is not in the target of a new project

/** Displays what a server rendered. */
export function Widget({ html }: { html: string }) {
  // Only the parser of a page makes a shadow root of a template. After a client-side visit the element displays the
  // posts out of the answer beside it; where the page was parsed, React leaves the markup as it is.
  const markup = typeof window === 'undefined' ? html : html.replace(SHADOW_ROOT, '');
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
}
