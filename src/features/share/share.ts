import { englishShare } from './english.ts';
import type { ShareMessages } from '../../content/messages.ts';
import type { Post } from '../../model/post.ts';
import type { StartExtra } from '../../feed/feature.ts';
import { make } from '../../element/make.ts';
import styles from './share.css?inline';
import { adoptStyles } from '../../element/adopt-styles.ts';

/** What the sheet ends with where the visitor closed it, and where it is open already. */
const ENDINGS = ['AbortError', 'InvalidStateError'];

/** Whether the browser's own sheet took it, or the visitor closed that. */
async function offer(data: ShareData): Promise<boolean> {
  try {
    if (!navigator.share || navigator.canShare?.(data) === false) return false;
    await navigator.share(data);
    return true;
  } catch (reason) {
    return reason instanceof Error && ENDINGS.includes(reason.name);
  }
}

/** What there is to say of it: the sheet speaks for itself. */
async function shareOrCopy({ url, title }: Post, messages: ShareMessages): Promise<string> {
  if (await offer(title ? { title, url } : { url })) return '';
  try {
    await navigator.clipboard.writeText(url);
    return messages.copied;
  } catch {
    return messages.notCopied; // refused, or the page is not served securely
  }
}

/** `share`: a button under each post that has an address of its own. */
export const start: StartExtra = ({ host, view }) => {
  let said: HTMLElement | undefined;

  const share = async (post: Post, status: HTMLElement, messages: ShareMessages): Promise<void> => {
    said?.replaceChildren();
    said = status;
    status.textContent = await shareOrCopy(post, messages);
  };

  return {
    finishCard(card, post) {
      if (!post.url) return;
      if (host.shadowRoot) adoptStyles(host.shadowRoot, styles);
      const messages = { ...englishShare, ...view.wordsFor(host).messages };
      const button = make('button', { part: 'share', type: 'button' }, messages.share);
      const status = make('span', { role: 'status' });
      button.addEventListener('click', () => void share(post, status, messages));
      let footer = card.querySelector(':scope > footer');
      if (!footer) card.append((footer = make('footer')));
      const claps = footer.querySelector(':scope > [part=claps]');
      if (claps) claps.after(button, status);
      else footer.prepend(button, status);
    },
  };
};
