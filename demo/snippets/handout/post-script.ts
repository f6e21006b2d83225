import { postsUrl, readBaseUrl } from '../../../src/headless.ts';
import type { Handout } from './handout.ts';
import { jsString } from '../text/literals.ts';

const POST = /^([^/]+)\/(\d+)$/;
const CARD = 'ws-post-card';
const PAGE = 30;

/** Where the post of a card comes from that does not request it itself: the request, and which of the posts. */
function planPost({ setting, baseUrl }: Handout): { url: string; index: number } {
  const [, feedId = '', index = '0'] = POST.exec(setting.stage.post) ?? [];
  return { url: postsUrl(readBaseUrl(baseUrl) ?? '', feedId, { offset: 0, limit: PAGE }), index: Number(index) };
}

export const isCard = ({ setting }: Handout): boolean => setting.tag === CARD;

/** Whether a script sets the post of the card. */
export const isSet = (handout: Handout): boolean => isCard(handout) && !handout.setting.attributes['post-id'];

/** Lines of JavaScript that get the post of a card into `post`. */
export function askForPost(handout: Handout): string {
  const { url, index } = planPost(handout);
  return `const answer = await fetch(${jsString(url)});\nconst post = (await answer.json()).items[${index}];`;
}

/** The script that hands a card its post; an empty string for what asks for posts itself. */
export const postScript = (handout: Handout): string =>
  isSet(handout)
    ? `<script type="module">\n  ${askForPost(handout).replace('\n', '\n  ')}\n  document.querySelector('${CARD}').post = post;\n</script>`
    : '';
