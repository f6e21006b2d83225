// The script for a page with frames: gives each the height of its content.
import { fitFrames } from './frame/fit-frames.ts';

if (globalThis.document) fitFrames();
