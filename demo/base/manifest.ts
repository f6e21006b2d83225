import { manifest as made } from 'virtual:manifest';
import type { Manifest } from '../../scripts/manifest/schema.ts';

/** Everything that can be set, styled, listened for and called, from the class docs. */
export const manifest = made as Manifest;
