import { manifest as made } from 'virtual:manifest';
import type { Manifest } from '../../scripts/manifest/schema.ts';

/** All that can be set, styled, listened for and called, out of the class docs. */
export const manifest = made as Manifest;
