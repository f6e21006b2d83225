/** The name of a script of `dist`, as it is from build to build. */
export const nameWithoutHash = (file: string): string => file.replace(/-[\da-f]{8}(?=\.js$)/, '');
