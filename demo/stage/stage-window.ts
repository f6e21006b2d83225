import type { Finding as Explained } from '../../src/index.ts';
import type { Setting } from '../setting/setting.ts';
import type { Heard } from './spoken/listener.ts';

/** Where a part is in the stage's window, in CSS pixels of that window. */
export type PartBox = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'> & { readonly part: string };

/** The reports of the stage. */
export type StageReport =
  /** The frame has loaded, the first time or again. */
  | { readonly type: 'ready'; readonly stage: StageApi }
  | { readonly type: 'event'; readonly name: string; readonly detail: unknown }
  /** The state of the element; `fault` is the message for its owner if something went wrong. */
  | { readonly type: 'state'; readonly values: Readonly<Record<string, unknown>>; readonly fault: string }
  | { readonly type: 'hover'; readonly boxes: readonly PartBox[] }
  | { readonly type: 'pick'; readonly part: string }
  | { readonly type: 'leave' }
  /** What a screen reader says, while the studio listens. */
  | { readonly type: 'heard'; readonly heard: Heard }
  | { readonly type: 'problem'; readonly message: string };

/** A barrier for people, or what may be one. */
export interface Finding {
  /** The id of axe's rule. */
  readonly id: string;
  /** `unsure` if a person has to check it. */
  readonly kind: 'wrong' | 'unsure';
  readonly impact: string;
  /** How it should be. */
  readonly help: string;
  readonly helpUrl: string;
  /** What is wrong, each reason once. */
  readonly reasons: readonly string[];
  /** The parts where it was found. */
  readonly parts: readonly string[];
  readonly count: number;
}

/** The result of a check of the stage's accessibility. */
export interface Audit {
  readonly findings: readonly Finding[];
  /** How many rules have found nothing. */
  readonly passedCount: number;
}

/** The functions of the stage that the studio calls. */
export interface StageApi {
  /** Displays a setting under a policy. If the stage has another policy, it loads again. */
  show(setting: Setting, policy: string): void;
  /** Calls a method of the element. Resolves to its result. */
  call(method: string): Promise<unknown>;
  /** Reports which part the pointer is over, and lets a click pick one. */
  setInspecting(isInspecting: boolean): void;
  /** The boxes of all visible elements with a part. */
  findPart(part: string): readonly PartBox[];
  /** Reports what a screen reader says, and at which sentence the pointer or the focus is. */
  setListening(isListening: boolean): void;
  /** The boxes of a sentence, which may be out of view. */
  findSentence(id: string): readonly PartBox[];
  /** Scrolls to a sentence. */
  reveal(id: string): void;
  /** Checks the accessibility of what is displayed. */
  audit(): Promise<Audit>;
  /** What the element finds wrong with its own setup. */
  explain(): Promise<readonly Explained[]>;
  /** The boxes of the elements that a finding is about. */
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
