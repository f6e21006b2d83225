import type { KnownMessages } from '../content/messages.ts';

/** A way to lay out cards that takes more than the styles that all feeds have. */
export interface Layout {
  /** Called after each change of the cards or of the words. */
  arrange(messages: KnownMessages): void;
  /** Leaves the cards as they were. */
  leave(): void;
}

/** Takes over the cards of a feed. */
export type EnterLayout = (root: ShadowRoot, cards: HTMLElement) => Layout;
