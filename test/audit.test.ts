import { expect, test } from 'vitest';
import lock from '../package-lock.json' with { type: 'json' };

test('nothing is run where the package, what it depends on, or a peer of it is installed', () => {
  type Package = Partial<Record<'dependencies' | 'optionalDependencies' | 'peerDependencies', object>> & {
    readonly version?: string;
    readonly hasInstallScript?: boolean;
  };
  const packages: Readonly<Record<string, Package>> = lock.packages;
  const paths = new Set(['']);
  for (const path of paths) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const nested = `${path}/node_modules/${name}`;
      paths.add(nested in packages ? nested : `node_modules/${name}`);
    }
  }
  expect(paths).toContain('node_modules/lru-cache');
  // The script of version 6 of an optional peer checks whether its binary fits the machine. Version 7 has no such script.
  expect([...paths].filter((path) => packages[path]?.hasInstallScript)).toEqual([
    'node_modules/@11ty/eleventy-img/node_modules/sharp',
  ]);
});
