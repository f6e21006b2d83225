import { fc } from '../support/property.ts';
import { oddString } from '../support/wire.ts';

const NAMES = ['FaultError', 'TimeoutError', 'AbortError', 'SyntaxError', 'RangeError', 'constructor', '__proto__', ''];

/** Anything that can be thrown: errors with any name and message, and values that are no errors. */
export const anyReason: fc.Arbitrary<unknown> = fc.oneof(
  fc
    .tuple(fc.oneof(fc.constantFrom(...NAMES), oddString), oddString)
    .map(([name, message]) => Object.assign(new Error(message), { name })),
  fc.tuple(oddString, fc.constantFrom(...NAMES)).map(([message, name]) => new DOMException(message, name)),
  fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true }),
  oddString,
  fc.constant(Symbol('thrown')),
);
