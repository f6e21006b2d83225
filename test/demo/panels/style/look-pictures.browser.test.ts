import { render } from 'lit';
import { describe, expect, test } from 'vitest';
import { drawPicture, hasPictures } from '../../../../demo/panels/style/look-pictures.ts';
import { DESIGN_NAMES } from '../../../../src/designs/descriptors.ts';
import { LAYOUT_NAMES } from '../../../../src/layouts/descriptors.ts';

function draw(attribute: string, value: string): string {
  const place = document.createElement('div');
  render(drawPicture(attribute, value), place);
  return place.innerHTML.replaceAll(/<!--.*?-->|\s+/g, ' ');
}

describe.each([
  ['layout', LAYOUT_NAMES],
  ['design', ['auto', ...DESIGN_NAMES]],
])('a picture of a %s', (attribute, names) => {
  test('is there for each, and no two look alike', () => {
    expect(hasPictures(attribute)).toBe(true);
    const pictures = names.map((name) => draw(attribute, name));
    expect(new Set(pictures).size).toBe(names.length);
    expect(pictures.filter((picture) => picture.split('<rect').length < 4)).toEqual([]);
  });

  test('is drawn of one that nobody drew, too', () => {
    expect(draw(attribute, 'new').split('<rect').length).toBeGreaterThan(4);
  });
});

test('nothing else is chosen by picture', () => expect(hasPictures('theme')).toBe(false));
