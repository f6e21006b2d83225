import { installBlock } from './frameworks.ts';
import {
  askForPost,
  blockOf,
  type CodeBlock,
  elementWithBase,
  type Handout,
  isSet,
  presetFile,
} from '../handout/handout.ts';
import { indent } from '../text/literals.ts';
import { isText, isVerbatim, type MarkupElement, tidy } from '../markup/markup.ts';
import { type Dialect, printElement } from '../markup/print-markup.ts';

/** In Angular, braces are for bindings, and `@` begins a block. */
const ANGULAR: Dialect = { special: /[{}@]/g };

/** By default, Angular removes text that is only a space between elements, and collapses whitespace of any kind. */
function hasOwnSpaces(element: MarkupElement): boolean {
  const children = tidy(element.children, element);
  return (
    isVerbatim(element) ||
    children.some((node) => (isText(node) ? node === ' ' || /[^\S \u00a0]/u.test(node) : hasOwnSpaces(node)))
  );
}

/** Two braces begin a binding even where they are written as character references. */
const saysBraces = ({ attributes, children }: MarkupElement): boolean =>
  attributes.some(([, value]) => value.includes('{{')) ||
  children.some((node) => (isText(node) ? node.includes('{{') : saysBraces(node)));

function template({ element }: Handout, markup: string): string {
  return saysBraces(element) ? `<ng-container ngNonBindable>\n${indent(markup)}\n</ng-container>` : markup;
}

function component(handout: Handout): string {
  const { element } = handout;
  const name = isSet(handout) ? 'Post' : 'Posts';
  const core = ['Component', 'CUSTOM_ELEMENTS_SCHEMA', ...(isSet(handout) ? ['type OnInit', 'signal'] : [])];
  const body = isSet(handout)
    ? ` implements OnInit {
  readonly post = signal<unknown>(undefined);

  async ngOnInit(): Promise<void> {
${indent(askForPost(handout), '    ')}
    this.post.set(post);
  }
}`
    : ' {}';
  return `import { ${core.join(', ')} } from '@angular/core';
import 'ws-widgets/${element.tag}';

@Component({
  selector: 'app-${name.toLowerCase()}',
  templateUrl: './${name.toLowerCase()}.html',
  schemas: [CUSTOM_ELEMENTS_SCHEMA], // lets <${element.tag}> into the template${
    hasOwnSpaces(element) ? '\n  preserveWhitespaces: true,' : ''
  }
})
export class ${name}${body}`;
}

/** The global style sheet, because the styles of a component apply only to its own template. */
function styles(handout: Handout): string {
  const preset = presetFile(handout) && `@import 'ws-widgets/${presetFile(handout)}';`;
  return [preset, handout.css].filter(Boolean).join('\n\n');
}

/** Angular 21. */
export function angular(handout: Handout): CodeBlock[] {
  const file = isSet(handout) ? 'post' : 'posts';
  const markup = isSet(handout)
    ? `<${handout.element.tag} [post]="post()"></${handout.element.tag}>`
    : template(handout, printElement(elementWithBase(handout), ANGULAR));
  return [
    installBlock(handout),
    { name: `src/app/${file}.ts`, language: 'tsx', code: component(handout) },
    { name: `src/app/${file}.html`, language: 'html', code: markup },
    ...blockOf('src/styles.css', 'css', styles(handout)),
  ];
}
