import { Random } from '../base/random.ts';
import { cake, field, oven, shopfront } from './bakery-scenes.ts';
import { croissants, dough, loaves } from './bread-scenes.ts';
import { ball, greenShirt, scarf, shirt, stadium } from './club-scenes.ts';
import { books, reading, shelf } from './library-scenes.ts';
import { arches, courtyard, tiles, vases } from './museum-scenes.ts';
import { chart, interfaceWindow, terminal } from './software-scenes.ts';
import { toSvg, type Scene } from './svg.ts';

const scenes: ReadonlyMap<string, Scene> = new Map([
  ['loaves', loaves],
  ['croissants', croissants],
  ['dough', dough],
  ['oven', oven],
  ['cake', cake],
  ['shopfront', shopfront],
  ['field', field],
  ['stadium', stadium],
  ['ball', ball],
  ['scarf', scarf],
  ['shirt', shirt],
  ['green-shirt', greenShirt],
  ['shelf', shelf],
  ['books', books],
  ['reading', reading],
  ['interface', interfaceWindow],
  ['terminal', terminal],
  ['chart', chart],
  ['arches', arches],
  ['tiles', tiles],
  ['vases', vases],
  ['courtyard', courtyard],
]);

const sizes: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['wide', [1200, 675]],
  ['square', [1000, 1000]],
  ['tall', [900, 1200]],
]);

/** The picture of a scene, another one for each seed; `undefined` where there is no such scene or shape. */
export function drawScene(scene: string, shape: string, seed: string): string | undefined {
  const draw = scenes.get(scene);
  const size = sizes.get(shape);
  if (!draw || !size) return undefined;
  const [width, height] = size;
  return toSvg(width, height, draw({ width, height, random: new Random(`${scene} ${seed}`) }));
}
