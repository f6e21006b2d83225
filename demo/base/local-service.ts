const contentOf = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;

/** The address that a `<meta>` of the page names; `undefined` where there is none. */
export function addressIn(name: string): string | undefined {
  const written = contentOf(name);
  return written === undefined ? undefined : new URL(written, document.baseURI).href;
}

/** The service of a setting that names none. */
export const localServiceUrl = (): string => contentOf('ws-base-url') ?? '';
