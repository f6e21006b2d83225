// Made by scripts/manifest-module.ts, scripts/release-module.ts and scripts/guides-module.ts. Modules that import these
// add the types, because an ambient module cannot have a relative import.
declare module 'virtual:manifest' {
  export const manifest: unknown;
}
declare module 'virtual:release' {
  export const release: unknown;
}
declare module 'virtual:guide-sections' {
  export const sections: unknown;
}
