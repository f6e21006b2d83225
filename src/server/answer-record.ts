import { isObject } from '../model/post-fields.ts';
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

  /** As the element takes them. What may not be displayed is not handed over; its place is, because pages are counted. */
  render(freshUntilMs: number, isWithheld: (item: unknown) => boolean): string {
    const withoutWithheld = (items: readonly unknown[]): unknown[] =>
      items.map((item) => (isWithheld(item) ? null : item));
    const given = (answer: unknown): unknown => {
      if (Array.isArray(answer)) return withoutWithheld(answer);
      return isObject(answer) && Array.isArray(answer['items']) ? { items: withoutWithheld(answer['items']) } : answer;
    };
    return [...this.#answers]
      .map(
        ([url, answer]) =>
          `<script type="application/json" data-url="${escapeHtml(url)}" data-until="${freshUntilMs}">${escapeJson(given(answer))}</script>`,
      )
      .join('');
  }
}
