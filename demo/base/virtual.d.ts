// Made by scripts/manifest-module.ts, scripts/release-module.ts and scripts/guides-module.ts. Their content is typed where
// it is imported: an ambient module takes no relative import.
declare module 'virtual:manifest' {
  export const manifest: unknown;
}
declare module 'virtual:release' {
  export const release: unknown;
}
declare module 'virtual:guide-sections' {
  export const sections: unknown;
}
