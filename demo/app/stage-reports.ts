import type { ReactiveControllerHost } from 'lit';
import type { LogEntry } from '../panels/events/studio-events.ts';
import { hear, NOTHING_SPOKEN } from '../panels/spoken/spoken.ts';
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
        this.stage = report.stage;
        break;
      case 'event':
        this.tell(report.name, report.detail);
        break;
      case 'state':
        this.values = report.values;
        this.fault = report.fault;
        break;
      case 'pick':
        this.part = report.part;
        this.isInspecting = false;
        break;
      case 'leave':
        this.isInspecting = false;
        break;
      case 'heard':
        this.spoken = hear(this.spoken, report.heard);
        break;
      case 'problem':
        this.problem = report.message;
    }
    this.#host.requestUpdate();
  }

  /** Something happened, or was called. */
  tell(name: string, detail: unknown): void {
    this.log = [{ at: new Date(), name, detail }, ...this.log].slice(0, LOG_MAX);
    this.#host.requestUpdate();
  }

  set(changed: Partial<Pick<StageReports, 'isInspecting' | 'part' | 'outlined' | 'problem' | 'log'>>): void {
    Object.assign(this, changed);
    this.#host.requestUpdate();
  }

  /** Forgets the reports: another story begins. */
  clear(): void {
    this.values = {};
    this.fault = '';
    // What is said is not told again where the next story says the same.
    this.spoken = { ...NOTHING_SPOKEN, sentences: this.spoken.sentences };
    this.set({ log: [], problem: '' });
  }
}
