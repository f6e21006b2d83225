import { Refusal } from '../../../src/testing/service/outcome.ts';

/** §7, the nested form. */
export const nestedForm = (type: string, message: string) => ({ error: { message, type } });

/** Thrown before a request is read. The service answers it in the nested form. */
export class NestedRefusal extends Refusal {
  readonly type: string;

  constructor(statusCode: number, type: string, message: string) {
    super(statusCode, message);
    this.type = type;
  }
}
