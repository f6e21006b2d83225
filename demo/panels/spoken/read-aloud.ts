import type { Sentence } from '../../stage/spoken/sentence.ts';

/** The language of the studio's own words. */
const OWN_LANG = 'en';

interface Piece {
  readonly text: string;
  readonly lang: string;
}

/** The pieces of a sentence by language: a role has that of the screen reader, a name that of the post. */
export function piecesOf({ roleWords, name, states, description, lang }: Sentence): Piece[] {
  const pieces: Piece[] = [
    { text: roleWords, lang: OWN_LANG },
    { text: name, lang: lang || OWN_LANG },
    { text: states.join(', '), lang: OWN_LANG },
    { text: description, lang: lang || OWN_LANG },
  ].filter(({ text }) => text !== '');
  return pieces.reduce<Piece[]>((said, piece) => {
    const last = said.at(-1);
    if (last?.lang !== piece.lang) return [...said, piece];
    return [...said.slice(0, -1), { ...last, text: `${last.text}, ${piece.text}` }];
  }, []);
}

/** Only voices of this device: others send the text to a service. */
const voicesHere = (): SpeechSynthesisVoice[] =>
  globalThis.speechSynthesis?.getVoices().filter(({ localService }) => localService) ?? [];

/** Whether this device has a voice of its own. */
export const canReadAloud = (): boolean => voicesHere().length > 0;

function sayPiece({ text, lang }: Piece, signal: AbortSignal): Promise<void> {
  const [language = ''] = lang.toLowerCase().split('-');
  const voices = voicesHere();
  const utterance = Object.assign(new SpeechSynthesisUtterance(text), {
    lang,
    voice: voices.find((voice) => voice.lang.toLowerCase().startsWith(language)) ?? voices[0] ?? null,
  });
  return new Promise((resolve) => {
    for (const name of ['end', 'error']) utterance.addEventListener(name, () => resolve());
    signal.addEventListener('abort', () => resolve());
    speechSynthesis.speak(utterance);
  });
}

/** Reads sentences aloud, one after the other, and calls `onSentence` when each begins. */
export async function readAloud(
  sentences: readonly Sentence[],
  onSentence: (sentence: Sentence) => void,
  signal: AbortSignal,
): Promise<void> {
  signal.addEventListener('abort', () => speechSynthesis.cancel());
  for (const sentence of sentences) {
    for (const [index, piece] of piecesOf(sentence).entries()) {
      if (signal.aborted) return;
      if (index === 0) onSentence(sentence);
      await sayPiece(piece, signal);
    }
  }
}
