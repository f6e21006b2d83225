async function hashSource(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...hash))}'`;
}

const hashSources = async (texts: readonly string[]): Promise<string> =>
  [...new Set(await Promise.all(texts.map(hashSource)))].join(' ');

export interface PolicySources {
  /** What is inline. It is named by its hash, which, unlike a nonce, may be cached. */
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
  /** Where our script is, and what it imports. */
  readonly scripts: string;
  readonly images: string;
  readonly service: string;
}

/** The policy of a page for an `<iframe>`: our script, the answers of the service, and what posts show. */
export async function makePolicy(sources: PolicySources): Promise<string> {
  const { inlineScripts, inlineStyles, scripts, images, service } = sources;
  return [
    "default-src 'none'",
    `script-src ${[await hashSources(inlineScripts), scripts].filter(Boolean).join(' ')}`,
    `style-src ${await hashSources(inlineStyles)}`,
    `img-src ${images}`,
    `media-src ${images}`,
    `connect-src ${service}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types lit-html dompurify ws-widgets 'allow-duplicates'",
  ].join('; ');
}
