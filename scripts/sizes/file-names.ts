/** The name of a script of `dist` without its hash, which is the same from build to build. */
export const nameWithoutHash = (file: string): string => file.replace(/-[\da-f]{8}(?=\.js$)/, '');
