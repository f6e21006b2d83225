// A rule for tests: a test waits for what it then expects, and has no time limit of its own.
// Plain JavaScript, because oxlint reads it on every Node.

const CALLS = {
  settle: 'wait for what is then expected, with until()',
  requestAnimationFrame: 'a frame is no update: wait for what is then expected',
  setTimeout: 'wait for what is then expected, not for a time',
  waitForTimeout: 'wait for what is then expected, not for a time',
};

const ONE_LIMIT = 'One time limit for all tests: test/support/limits.ts.';

/** The functions that take a time limit among their options. */
const LIMITED = /^(test|it|describe|configure|poll|waitFor\w*|to[A-Z]\w*|goto|click)$/;

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
        if (owner === 'test' && name === 'setTimeout') report(node, ONE_LIMIT);
        else if (name in CALLS && Object.hasOwn(CALLS, name)) report(node, `${name}(): ${CALLS[name]}.`);
      },
      Literal(node) {
        if (node.value === 'networkidle') report(node, 'networkidle: wait for what is then expected.');
      },
      Property(node) {
        const call = node.parent?.parent;
        const isOption = call?.type === 'CallExpression' && call.arguments.includes(node.parent);
        const isLimit = !node.computed && node.key.name === 'timeout' && node.value.type === 'Literal';
        if (isOption && isLimit && LIMITED.test(nameOf(call.callee) ?? '')) report(node, ONE_LIMIT);
      },
    };
  },
};

// oxlint reads a plugin as ESLint does: by its default export.
export default { meta: { name: 'tests' }, rules: { waiting } };
