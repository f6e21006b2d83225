const NAMES =
  'attributes childNodes firstChild nodeName parentNode removeChild setAttribute innerHTML textContent ' +
  'ownerDocument getRootNode body cookie currentScript createElement getElementById querySelector ' +
  'implementation baseURI scripts trustedTypes customElements DOMPurify wsWidgets litHtmlVersions ' +
  'litHtmlPolyfillSupport sessionStorage fetch __hacked';

/** What a script asks of its document or of a node, and gets an element in place of. */
export const CLOBBERED: readonly string[] = NAMES.split(' ');
