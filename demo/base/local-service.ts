const contentOf = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;

/** The URL in a `<meta>` of the page, made absolute; `undefined` if there is none. */
export function addressIn(name: string): string | undefined {
  const written = contentOf(name);
  return written === undefined ? undefined : new URL(written, document.baseURI).href;
}

/** The service of settings without a base URL. */
export const localServiceUrl = (): string => contentOf('ws-base-url') ?? '';
