/** Who serves what, as on the web: a page from one origin, with a script, posts and images from others. */
export const ORIGINS = {
  site: 'https://site.test',
  scripts: 'https://cdn.test',
  api: 'https://api.test',
  images: 'https://img.test',
} as const;

export type Role = keyof typeof ORIGINS;
