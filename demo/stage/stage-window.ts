import type { Finding as Explained } from '../../src/index.ts';
import type { Setting } from '../setting/setting.ts';
import type { Heard } from './spoken/listener.ts';

/** Where a part lies in the stage's window, in its own pixels. */
export type PartBox = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'> & { readonly part: string };

/** What the stage has to say. */
export type StageReport =
  /** Of its frame, each time that it has loaded. */
  | { readonly type: 'ready'; readonly stage: StageApi }
  | { readonly type: 'event'; readonly name: string; readonly detail: unknown }
  /** How the element is; `fault` is what its owner is to read of what went wrong. */
  | { readonly type: 'state'; readonly values: Readonly<Record<string, unknown>>; readonly fault: string }
  | { readonly type: 'hover'; readonly boxes: readonly PartBox[] }
  | { readonly type: 'pick'; readonly part: string }
  | { readonly type: 'leave' }
  /** What a screen reader says, while it is listened to. */
  | { readonly type: 'heard'; readonly heard: Heard }
  | { readonly type: 'problem'; readonly message: string };

/** Something that keeps people out, or may. */
export interface Finding {
  /** The rule's own name. */
  readonly id: string;
  /** `unsure` is what a person has to look at. */
  readonly kind: 'wrong' | 'unsure';
  readonly impact: string;
  /** What should be. */
  readonly help: string;
  readonly helpUrl: string;
  /** What is wrong there, each once. */
  readonly reasons: readonly string[];
  /** The parts where it was found. */
  readonly parts: readonly string[];
  readonly count: number;
}

/** What a check of the stage's accessibility came to. */
export interface Audit {
  readonly findings: readonly Finding[];
  /** How many of the rules found nothing. */
  readonly passedCount: number;
}

/** What can be asked of the stage. */
export interface StageApi {
  /** Under a policy; where that is another than the stage has, it loads again. */
  show(setting: Setting, policy: string): void;
  /** Calls a method of the element. Resolves to what it resolved to. */
  call(method: string): Promise<unknown>;
  /** Tells which part the pointer is over, and picks one by a click. */
  setInspecting(isInspecting: boolean): void;
  /** Where all of a part lie that are in sight. */
  findPart(part: string): readonly PartBox[];
  /** Reports what a screen reader says, and at which sentence the pointer or the focus is. */
  setListening(isListening: boolean): void;
  /** Where a sentence lies, which may be out of sight. */
  findSentence(id: string): readonly PartBox[];
  /** Scrolls to a sentence. */
  reveal(id: string): void;
  /** Looks for what would keep people out of what is displayed. */
  audit(): Promise<Audit>;
  /** What the element says is wrong with it. */
  explain(): Promise<readonly Explained[]>;
  /** Where the elements lie that a finding is about. */
  findFinding(id: string): readonly PartBox[];
}

/** The window of the iframe. It is of the same origin, so that both sides can call each other. */
export interface StageWindow extends Window {
  stage?: StageApi;
}

/** Fired at the stage's window. */
export const REPORT = 'stage-report';

declare global {
  interface StudioEvents {
    [REPORT]: StageReport;
  }
}
