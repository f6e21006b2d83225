import type { CollectPhaseParams, Plugin } from '@custom-elements-manifest/analyzer';
import type { Package } from 'custom-elements-manifest/schema';

declare module '@custom-elements-manifest/analyzer' {
  // Its types lack these two exports. It brings its own compiler: TypeScript 7 has no API to read sources with.
  export const ts: CollectPhaseParams['ts'];
  export function create(options: { modules: readonly SourceFile[]; plugins: readonly Plugin[] }): Package;
}

export { create, ts } from '@custom-elements-manifest/analyzer';
export type { Plugin };

export type Node = CollectPhaseParams['node'];
export type SourceFile = ReturnType<CollectPhaseParams['ts']['createSourceFile']>;
