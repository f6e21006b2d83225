// What a page and the frames in it say to each other, in both directions as `{ type }`.

/** The page asks a frame for its height. It says nothing else, so that any document may get it. */
export const FIT = 'ws-widgets:fit';

/** A frame says its height, in pixels, to the page that asked: `{ type, height }`. */
export const HEIGHT = 'ws-widgets:height';
