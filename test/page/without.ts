import { onTestFinished, vi } from 'vitest';
import type { LazyModule } from '../../src/element/lazy-module.ts';

/** Removes a property of the platform until the end of the test: `without(Element.prototype, 'checkVisibility')`. */
export function without<Owner extends object>(owner: Owner, name: keyof Owner & string): void {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  if (!own || !Reflect.deleteProperty(owner, name)) throw new Error(`${name} is not there, or cannot be taken away.`);
  onTestFinished(() => void Object.defineProperty(owner, name, own));
}

/** Makes custom states work as in Chrome 90 to 124: a name that does not begin with two dashes throws. */
export function withDashedStatesAlone(): void {
  const { add } = CustomStateSet.prototype;
  vi.spyOn(CustomStateSet.prototype, 'add').mockImplementation(function (this: CustomStateSet, name) {
    if (!name.startsWith('--'))
      throw new DOMException(`The specified value '${name}' must start with '--'.`, 'SyntaxError');
    return add.call(this, name);
  });
}

/** Makes a module what it is before it is first needed: not loaded, so that it has to be loaded when it is needed. */
export const unload = (module: LazyModule<unknown>): void => void (module.current = undefined);
