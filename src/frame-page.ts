// The script of frame.html: puts the element of its query into the page, before the script tag requests its posts.
import { fillFrame } from './frame/fill-frame.ts';

if (globalThis.document) fillFrame(location.search);
