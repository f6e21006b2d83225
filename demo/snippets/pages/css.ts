import type { CodeBlock, Handout } from '../handout/handout.ts';
import { presetLink } from './html.ts';

/** The look alone: the preset, and what was changed. Nothing where nothing was. */
export const css = (handout: Handout): CodeBlock[] => {
  const preset = presetLink(handout);
  return [
    ...(preset ? [{ name: 'In the head of your page', language: 'html' as const, code: preset }] : []),
    ...(handout.css ? [{ name: 'In your style sheet', language: 'css' as const, code: handout.css }] : []),
  ];
};
