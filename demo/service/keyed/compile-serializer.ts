import build from 'fast-json-stringify';

type Serialize = (answer: unknown) => string;

const serializers = new WeakMap<object, Serialize>();

/** Makes one serializer for each schema: all endpoints share those of errors, and making them takes most of a start. */
export function compileSerializer({ schema }: { readonly schema: unknown }): Serialize {
  if (typeof schema !== 'object' || schema === null) return JSON.stringify;
  const known = serializers.get(schema);
  if (known) return known;
  const serializer: Serialize = build(schema);
  serializers.set(schema, serializer);
  return serializer;
}
