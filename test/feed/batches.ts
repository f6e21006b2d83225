import { expect } from 'vitest';
import type { Fault } from '../../src/base/fault.ts';
import { normalisePost } from '../../src/model/normalise-post.ts';
import type { Post } from '../../src/model/post.ts';
import type { Batch } from '../../src/source/post-source.ts';
import { NOTHING } from '../source/simulated-service.ts';

export const post = (id: string, text = `Post ${id}.`): Post =>
  normalisePost({ postId: id, feedId: 'a', postText: text }) ?? expect.fail('no post');

/** The result of one step of a source. */
export const batch = (posts: readonly Post[], more: Partial<Batch> = {}): Batch => ({ ...NOTHING, posts, ...more });

const FAULT: Fault = { kind: 'network', code: 'WS-205', message: 'The service could not be reached.' };
export const FAULTS = [{ feedId: 'a', fault: FAULT }];
