/** Where a link leads, how it is related to the page, and where it opens. */
export function setLink(link: HTMLAnchorElement, url: string, rel: string, target: string): void {
  link.href = url;
  link.rel = rel;
  link.target = target;
}
