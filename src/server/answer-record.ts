import type { Ask } from '../source/shared-requests.ts';
import { escapeHtml, escapeJson } from './escape.ts';

/** The service's answers that a rendering took, to be given to the element in the browser. */
export class AnswerRecord {
  readonly #answers = new Map<string, unknown>();

  /** Notes what is used of each answer, in the shape that it came in. */
  around(ask: Ask): Ask {
    return (url, read, options) =>
      ask(
        url,
        (answer) => {
          const used = read(answer);
          if (used !== undefined)
            this.#answers.set(url, Array.isArray(used) && !Array.isArray(answer) ? { items: used } : used);
          return used;
        },
        options,
      );
  }

  /** As the element takes them. */
  render(freshUntilMs: number): string {
    return [...this.#answers]
      .map(
        ([url, answer]) =>
          `<script type="application/json" data-url="${escapeHtml(url)}" data-until="${freshUntilMs}">${escapeJson(answer)}</script>`,
      )
      .join('');
  }
}
