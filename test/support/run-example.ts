type Modules = Readonly<Record<string, object>>;
type Run = (console: Pick<Console, 'error' | 'log'>, modules: Modules) => Promise<void>;

const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as new (...words: string[]) => Run;

/** Runs an example of a guide, which may import from `modules`. `said` is what its comments say it prints. */
export async function runExample(code: string, modules: Modules = {}): Promise<Record<'printed' | 'said', string[]>> {
  const printed: string[] = [];
  const print = (...words: unknown[]): void => void printed.push(words.map(String).join(' '));
  const body = code.replaceAll(/^import (\{[^}]+\}) from '([^']+)';$/gm, "const $1 = modules['$2'];");
  await new AsyncFunction('console', 'modules', body)({ log: print, error: print }, modules);
  return { printed, said: [...code.matchAll(/; \/\/ (.+)$/gm)].map(([, words = '']) => words) };
}
