// A rule for tests: a test waits for what it then expects, compares no times, and has no time limit of its own.
// Plain JavaScript, because oxlint reads it on every Node.

const CALLS = {
  settle: 'wait for what is then expected, with until()',
  requestAnimationFrame: 'a frame is no update: wait for what is then expected',
  setTimeout: 'wait for what is then expected, not for a time',
  waitForTimeout: 'wait for what is then expected, not for a time',
};

const nameOf = (node) => {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' && !node.computed ? node.property.name : undefined;
};

const waiting = {
  create(context) {
    const report = (node, message) => context.report({ node, message });
    return {
      CallExpression(node) {
        const name = nameOf(node.callee);
        const owner = node.callee.type === 'MemberExpression' ? nameOf(node.callee.object) : undefined;
        if (owner === 'test' && name === 'setTimeout')
          report(node, 'One time limit for all tests: test/support/limits.ts.');
        else if (name in CALLS && Object.hasOwn(CALLS, name)) report(node, `${name}(): ${CALLS[name]}.`);
        else if (owner === 'performance' && name === 'now')
          report(node, 'performance.now(): bench measures time, tests do not.');
      },
      Literal(node) {
        if (node.value === 'networkidle') report(node, 'networkidle: wait for what is then expected.');
      },
      Property(node) {
        const isLimit = !node.computed && ['timeout', 'testTimeout'].includes(node.key.name ?? node.key.value);
        if (isLimit && node.value.type === 'Literal') {
          report(node, 'One time limit for all tests: test/support/limits.ts.');
        }
      },
    };
  },
};

// oxlint reads a plugin as ESLint does: by its default export.
export default { meta: { name: 'tests' }, rules: { waiting } };
