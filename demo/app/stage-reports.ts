import type { ReactiveControllerHost } from 'lit';
import type { LogEntry } from '../panels/events/studio-events.ts';
import { hear, NOTHING_SPOKEN } from '../panels/spoken/studio-spoken.ts';
import type { StageApi, StageReport } from '../stage/stage-window.ts';

const LOG_MAX = 100;

/** What the stage has reported since the story was chosen, and what is outlined there. */
export class StageReports {
  /** The functions of the stage that the studio calls, once it has loaded. */
  stage: StageApi | undefined;
  log: readonly LogEntry[] = [];
  /** The read-only properties of the element, such as its state. */
  values: Readonly<Record<string, unknown>> = {};
  problem = '';
  /** A fault that the element tells only its owner. */
  fault = '';
  isInspecting = false;
  /** The part that is selected. */
  part = '';
  /** The part, the finding or the sentence that is outlined. */
  outlined = '';

  /** What a screen reader says. It is updated only while its panel is open. */
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
      case 'hover': // outlined by the frame itself
    }
  }

  /** Logs an event or a call. */
  tell(name: string, detail: unknown): void {
    this.set({ log: [{ at: new Date(), name, detail }, ...this.log].slice(0, LOG_MAX) });
  }

  set(changed: Partial<Omit<StageReports, 'hear' | 'tell' | 'set' | 'clear'>>): void {
    Object.assign(this, changed);
    this.#host.requestUpdate();
  }

  /** Clears the reports, because another story begins. */
  clear(): void {
    // The sentences are kept: the stage does not report them again if they are the same in the next story.
    const spoken = { ...NOTHING_SPOKEN, sentences: this.spoken.sentences };
    this.set({ values: {}, fault: '', spoken, log: [], problem: '' });
  }
}
