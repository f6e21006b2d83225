/** The custom elements manifest, as far as we fill it in. Fields that the standard does not know are marked. */
export interface Documented {
  readonly name: string;
  readonly description: string;
}

export interface Type {
  readonly text: string;
}

/** What a table of attributes says of one. */
export interface AttributeFacts {
  readonly name: string;
  /** As it would be written; an empty string means none. */
  readonly default: string;
  /** Not in the standard: the words that it takes, one of them, or any number of them if `isList` is set. */
  readonly values?: readonly string[];
  readonly isList?: true;
  /** Not in the standard: it takes no value; only its presence counts. */
  readonly isFlag?: true;
  /** Not in the standard: without it, no posts can be requested. */
  readonly required?: true;
  /** Not in the standard: the least and the greatest number, if there is a limit. */
  readonly min?: number;
  readonly max?: number;
}

export interface Attribute extends AttributeFacts, Documented {
  readonly fieldName: string;
  readonly type: Type;
}

export interface Field extends Documented {
  readonly kind: 'field';
  readonly type: Type;
  /** Not in the standard: what may be set, where a setter takes more than what is read. */
  readonly accepts?: Type;
  readonly default?: string;
  readonly readonly?: true;
  /** The attribute that it reads and writes. */
  readonly attribute?: string;
}

export interface Method extends Documented {
  readonly kind: 'method';
  readonly return: { readonly type: Type };
  readonly parameters?: readonly { readonly name: string; readonly type: Type }[];
}

export interface Event extends Documented {
  readonly type: Type;
  /** Not in the standard: the fields of its `detail`. */
  readonly detail: readonly (Documented & { readonly type: Type })[];
}

/** A slot or a part. */
export interface Place extends Documented {
  /**
   * Not in the standard, and the place is no method. Storybook's list has one row for each name and leaves methods out: so
   * an attribute of the same name keeps its row.
   */
  readonly kind?: 'method';
}

export interface CssProperty extends Documented {
  readonly default: string;
}

export interface Element extends Documented {
  readonly kind: 'class';
  readonly customElement: true;
  readonly tagName: string;
  readonly superclass: { readonly name: 'HTMLElement' };
  readonly attributes: readonly Attribute[];
  readonly members: readonly (Field | Method)[];
  readonly events: readonly Event[];
  readonly slots: readonly Place[];
  readonly cssParts: readonly Place[];
  readonly cssProperties: readonly CssProperty[];
  readonly cssStates: readonly Documented[];
}

/** A class that is not an element. */
export interface OtherClass extends Documented {
  readonly kind: 'class';
  readonly customElement?: never;
  readonly superclass: { readonly name: string };
}

export interface Module {
  readonly kind: 'javascript-module';
  readonly path: string;
  readonly declarations: readonly (Element | OtherClass)[];
  readonly exports: readonly {
    readonly kind: 'js' | 'custom-element-definition';
    readonly name: string;
    readonly declaration: { readonly name: string; readonly module: string };
  }[];
}

export interface Manifest {
  readonly schemaVersion: string;
  readonly readme: string;
  readonly modules: readonly Module[];
}

/** The elements of a manifest, in the order in which they are registered. */
export function elementsOf({ modules }: Manifest): Element[] {
  const tags = modules.flatMap(({ exports }) =>
    exports.filter(({ kind }) => kind === 'custom-element-definition').map(({ name }) => name),
  );
  return modules
    .flatMap(({ declarations }) => declarations.filter((one): one is Element => one.customElement === true))
    .sort((a, b) => tags.indexOf(a.tagName) - tags.indexOf(b.tagName));
}
