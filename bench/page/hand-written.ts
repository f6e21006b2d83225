// What we are measured against: the same cards, written by hand for one page. No library, no states, no languages,
// no attribute that changes, and no service that fails; only what the posts of this page need.
import type { PublicPost } from '../../src/testing/posts/post.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** As far as `/posts` reaches, by pages of 30. */
const OFFSETS = [0, 30, 60, 90, 100];

const sheet = new CSSStyleSheet();
sheet.replaceSync(
  ':host{display:block}' +
    'article{border:1px solid #ddd;border-radius:12px;padding:16px;margin:0 0 16px}' +
    'header{display:flex;gap:12px;align-items:center}header img{border-radius:50%}time{color:#666;margin-left:auto}' +
    'p{white-space:pre-wrap;overflow-wrap:anywhere;margin:12px 0}' +
    '.i{display:block;width:100%;height:auto;aspect-ratio:16/9;object-fit:cover;border-radius:8px}',
);

const blank = document.createElement('template');
blank.innerHTML =
  '<article><header><img width=40 height=40 alt=""><b></b><a><time></time></a></header><p></p>' +
  '<img class=i loading=lazy decoding=async><span></span></article>';

const answers = new Map<string, Promise<unknown>>();

/** Elements that request the same URL share the answer. */
function get<Answer>(url: string): Promise<Answer> {
  const answer = answers.get(url) ?? fetch(url).then((response) => response.json());
  answers.set(url, answer);
  return answer as Promise<Answer>;
}

function card({ feedImageUrl, feedName, postUrl, publishedDate, postText, postImage, claps }: PublicPost): Node {
  const article = blank.content.cloneNode(true).firstChild as Element;
  const [header, text, image, count] = article.children as unknown as [Element, Element, HTMLImageElement, Element];
  const [avatar, name, link] = header.children as unknown as [HTMLImageElement, Element, HTMLAnchorElement];
  const time = link.firstChild as HTMLTimeElement;
  const date = new Date(publishedDate);
  avatar.src = feedImageUrl;
  name.textContent = feedName;
  link.href = postUrl;
  time.dateTime = publishedDate;
  time.textContent = `${MONTHS[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
  let end = 0;
  for (const { 0: url, index } of postText.matchAll(/https?:\/\/\S+/g)) {
    const link = document.createElement('a');
    link.href = link.textContent = url;
    text.append(postText.slice(end, index), link);
    end = index + url.length;
  }
  text.append(postText.slice(end));
  if (postImage) {
    image.alt = postImage.alt;
    image.src = postImage.src;
  } else {
    image.remove();
  }
  count.textContent = `${claps} claps`;
  return article;
}

customElements.define(
  'hand-written',
  class extends HTMLElement {
    async connectedCallback(): Promise<void> {
      const root = this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      const feed = this.getAttribute('feed');
      const limit = this.getAttribute('limit');
      if (limit) {
        const posts = await get<PublicPost[]>(`${feed}/public-posts?limit=${limit}`);
        root.append(...posts.map(card));
        return;
      }
      const seen = new Set<string>();
      for (const offset of OFFSETS) {
        const { items } = await get<{ items: PublicPost[] }>(`${feed}/posts?$offset=${offset}&$limit=30`);
        const fresh = items.filter(({ postId }) => !seen.has(postId));
        for (const { postId } of fresh) seen.add(postId);
        root.append(...fresh.map(card));
      }
    }
  },
);
