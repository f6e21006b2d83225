import { expect, onTestFinished, test, vi } from 'vitest';
import { createHealingTimer, isInUse } from '../../src/feed/healing.ts';
import { leap, letClockLeap, setOnline } from '../page/clock.ts';
import { untilObserved, until } from '../page/wait.ts';

letClockLeap();

const HOUR_MS = 3_600_000;

/** A timer whose attempts fail, for an element with this `style`. */
function setUp(style = '') {
  const element = document.createElement('p');
  element.style.cssText = style;
  document.body.append(element);
  const attempts: number[] = [];
  const timer = createHealingTimer(element, () => (attempts.push(Date.now()), timer.attempted()));
  timer.start();
  onTestFinished(() => (timer.stop(), element.remove()));
  return { element, timer, attempts };
}

test('pauses grow to ten minutes at most, and never shrink to nothing', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999);
  const { attempts } = setUp();
  for (let count = 1; count < 12; count++) {
    await leap(600_000);
    await until(() => attempts.length >= count, 'no attempt');
  }
  expect(Math.min(...attempts.slice(1).map((ms, i) => ms - (attempts[i] ?? 0)))).toBeGreaterThan(5000);
  expect(attempts.length).toBeLessThan(25);
});

test('nothing is tried offline, and soon after the page is online again, but not at once again', async () => {
  setOnline(false);
  const { attempts } = setUp();
  await leap(HOUR_MS);
  expect(attempts).toEqual([]);
  setOnline(true);
  await leap(1000);
  await until(() => attempts.length === 1, 'no attempt');
  for (let i = 0; i < 10; i++) {
    setOnline(false);
    setOnline(true);
  }
  await leap(2500);
  await until(() => attempts.length === 2, 'no second attempt');
  const [first = 0, second = 0] = attempts;
  expect(second - first).toBeGreaterThanOrEqual(2000);
});

test('nothing is tried out of sight, nor once it was stopped', async () => {
  const { element, timer, attempts } = setUp('margin-block-start: 9000px');
  await leap(HOUR_MS);
  await untilObserved();
  expect(attempts).toEqual([]);
  element.removeAttribute('style');
  await until(() => attempts.length === 1, 'no attempt');
  timer.stop();
  await leap(HOUR_MS);
  expect(attempts).toHaveLength(1);
});

test('a feed is in use while a video plays that the page has in a card, not beside the posts', () => {
  const feed = document.createElement('div');
  feed.innerHTML = '<video slot="header"></video><div data-ws-post><video></video></div>';
  for (const [i, video] of feed.querySelectorAll('video').entries()) {
    Object.defineProperty(video, 'paused', { value: false });
    expect(isInUse(feed)).toBe(i === 1);
  }
});
