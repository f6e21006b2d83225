const NAMES =
  'attributes childNodes firstChild nodeName parentNode removeChild setAttribute innerHTML textContent ' +
  'ownerDocument getRootNode body cookie currentScript createElement getElementById querySelector ' +
  'implementation baseURI scripts trustedTypes customElements DOMPurify wsWidgets litHtmlVersions ' +
  'litHtmlPolyfillSupport sessionStorage fetch __hacked';

/** Properties of a document or node that a script reads, for which it could get an element instead. */
export const CLOBBERED: readonly string[] = NAMES.split(' ');
