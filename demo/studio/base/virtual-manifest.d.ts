// Made by scripts/manifest-module.ts. What it holds is said in manifest.ts: an ambient module takes no relative import.
declare module 'virtual:manifest' {
  export const manifest: unknown;
}
