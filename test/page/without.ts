import { onTestFinished, vi } from 'vitest';
import type { LazyModule } from '../../src/element/lazy-module.ts';

/** Takes a call of the platform away until the end of the test: `without(Element.prototype, 'checkVisibility')`. */
export function without<Owner extends object>(owner: Owner, name: keyof Owner & string): void {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  if (!own || !Reflect.deleteProperty(owner, name)) throw new Error(`${name} is not there, or cannot be taken away.`);
  onTestFinished(() => void Object.defineProperty(owner, name, own));
}

/** Takes states as Chrome 90 to 124 did: only with names that begin with two dashes, for any other it throws. */
export function withDashedStatesAlone(): void {
  const { add } = CustomStateSet.prototype;
  vi.spyOn(CustomStateSet.prototype, 'add').mockImplementation(function (this: CustomStateSet, name) {
    if (!name.startsWith('--'))
      throw new DOMException(`The specified value '${name}' must start with '--'.`, 'SyntaxError');
    return add.call(this, name);
  });
}

/** Lets a module be what it is before it is first needed: not there, and then on its way. */
export const unload = (module: LazyModule<unknown>): void => void (module.current = undefined);
