import { describe, expect, test } from 'vitest';
import { readFieldMap } from '../../src/model/field-map.ts';
import { POST_FIELDS } from '../../src/model/post-fields.ts';

describe('a field map', () => {
  test.each(['', ' ', 'text: body', '{"text": "body"', "{'text': 'body'}", 'null', '5', '"text"', '["text"]', 'true'])(
    'is none where %j was written',
    (json) => expect(readFieldMap(json)).toBeUndefined(),
  );

  test('keeps a path for every field of a post', () => {
    const map = Object.fromEntries(POST_FIELDS.map((field) => [field, `a.${field}`]));
    expect(readFieldMap(JSON.stringify(map))).toEqual(map);
    expect(POST_FIELDS).toContain('text');
  });

  test('keeps what fits and leaves the rest', () => {
    const json = `{"text": "content.body", "title": 5, "url": null, "media": ["a"], "claps": {"a": "b"},
      "Text": "x", "raw": "x", "constructor": "x", "__proto__": {"author": "x"}}`;
    const map = readFieldMap(json);
    expect(map).toEqual({ text: 'content.body' });
    expect(map?.author).toBeUndefined();
  });

  test('may be empty', () => {
    expect(readFieldMap('{}')).toEqual({});
  });
});
