/** The service of a setting that names none. */
export const localServiceUrl = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name=ws-base-url]')?.content ?? '';
