import { fixtureCleanup } from '@open-wc/testing';
import { afterEach } from 'vitest';

afterEach(() => fixtureCleanup());
