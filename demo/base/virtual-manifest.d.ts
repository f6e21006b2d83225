// Made by scripts/manifest-module.ts. Its content is typed in manifest.ts: an ambient module takes no relative import.
declare module 'virtual:manifest' {
  export const manifest: unknown;
}
