// Made by scripts/release-module.ts. Its content is typed in release.ts: an ambient module takes no relative import.
declare module 'virtual:release' {
  export const release: unknown;
}
