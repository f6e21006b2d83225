import type { ReactiveControllerHost } from 'lit';
import type { LogEntry } from '../panels/events/studio-events.ts';
import { hear, NOTHING_SPOKEN } from '../panels/spoken/studio-spoken.ts';
import type { StageApi, StageReport } from '../stage/stage-window.ts';

const LOG_MAX = 100;

/** What the stage said since the story was chosen, and what is pointed at there. */
export class StageReports {
  /** What can be asked of it, once it has loaded. */
  stage: StageApi | undefined;
  log: readonly LogEntry[] = [];
  /** The element's properties that say how it is. */
  values: Readonly<Record<string, unknown>> = {};
  problem = '';
  /** What the element told its owner alone. */
  fault = '';
  isInspecting = false;
  /** The part that was picked. */
  part = '';
  /** The part, the finding or the sentence that is outlined. */
  outlined = '';

  /** What a screen reader says, while it is listened to. */
  spoken = NOTHING_SPOKEN;

  readonly #host: Pick<ReactiveControllerHost, 'requestUpdate'>;

  constructor(host: Pick<ReactiveControllerHost, 'requestUpdate'>) {
    this.#host = host;
  }

  hear(report: StageReport): void {
    switch (report.type) {
      case 'ready':
        return this.set({ stage: report.stage });
      case 'event':
        return this.tell(report.name, report.detail);
      case 'state':
        return this.set({ values: report.values, fault: report.fault });
      case 'pick':
        return this.set({ part: report.part, isInspecting: false });
      case 'leave':
        return this.set({ isInspecting: false });
      case 'heard':
        return this.set({ spoken: hear(this.spoken, report.heard) });
      case 'problem':
        return this.set({ problem: report.message });
      case 'hover': // the frame outlines it
    }
  }

  /** Something happened, or was called. */
  tell(name: string, detail: unknown): void {
    this.set({ log: [{ at: new Date(), name, detail }, ...this.log].slice(0, LOG_MAX) });
  }

  set(changed: Partial<Omit<StageReports, 'hear' | 'tell' | 'set' | 'clear'>>): void {
    Object.assign(this, changed);
    this.#host.requestUpdate();
  }

  /** Forgets the reports: another story begins. */
  clear(): void {
    // What is said is not told again where the next story says the same.
    const spoken = { ...NOTHING_SPOKEN, sentences: this.spoken.sentences };
    this.set({ values: {}, fault: '', spoken, log: [], problem: '' });
  }
}
