// Made by scripts/release-module.ts. What it holds is said in release.ts: an ambient module takes no relative import.
declare module 'virtual:release' {
  export const release: unknown;
}
