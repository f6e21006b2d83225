import type { CardView } from './card-view.ts';

/** When a post was published, as its card says it, ours or the owner's. */
export const sayDate = (date: Date, { format, date: form }: Pick<CardView, 'format' | 'date'>): string =>
  form === 'absolute' ? format.day(date) : format.relative(date, Date.now());
