import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPoller, intervalOf, type Pace, type PollResult, type PollState } from './poller.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const minute = 60_000;
const quiet: PollResult = { hasChanged: false, isBusy: false };
const lively: PollResult = { hasChanged: true, isBusy: true };

type Answer = (id: string) => PollResult | Promise<PollResult>;

/** A page that watches this many accounts, and its requests. */
function watching(count: number, answer: Answer, pace: Pace & { callTimes?: number[] } = {}) {
  const asked: { id: string; at: number }[] = [];
  const states: PollState[] = [];
  const page = { isHidden: false, atOnce: 0, mostAtOnce: 0 };
  const polls = Array.from({ length: count }, (_, n) => ({
    id: `a${n}`,
    ask: async () => {
      asked.push({ id: `a${n}`, at: Date.now() });
      page.atOnce += 1;
      page.mostAtOnce = Math.max(page.mostAtOnce, page.atOnce);
      try {
        return await answer(`a${n}`);
      } finally {
        page.atOnce -= 1;
      }
    },
  }));
  const poller = createPoller(polls, {
    isHidden: () => page.isHidden,
    failureOf: (error) => (error === 'refused' || error === 'unreachable' ? error : 'other'),
    onState: (state) => states.push(state),
    ...pace,
  });
  const during = async (ms: number) => {
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(ms);
    return asked.slice(before);
  };
  poller.start();
  return { poller, page, states, asked, during };
}

describe('one account', () => {
  it('is asked for at once, and at most twelve times a minute, however much happens', async () => {
    const { during } = watching(1, () => lively);
    expect(await during(0)).toHaveLength(1);
    for (let n = 0; n < 10; n += 1) expect((await during(minute)).length).toBe(12);
  });

  it('is asked for less often while nothing changes', async () => {
    const { during } = watching(1, () => ({ hasChanged: false, isBusy: true }));
    await during(minute);
    expect(await during(minute)).toHaveLength(4);
    const { during: duringIdle } = watching(1, () => quiet);
    await duringIdle(5 * minute);
    expect(await duringIdle(minute)).toHaveLength(2);
  });

  it('is asked for once a minute in a hidden tab, then once in five, and at once when looked at', async () => {
    const { during, page, poller } = watching(1, () => quiet);
    await during(5 * minute);
    page.isHidden = true;
    await during(minute);
    expect((await during(30 * minute)).length).toBeLessThanOrEqual(7);
    page.isHidden = false;
    poller.wake();
    expect(await during(0)).toHaveLength(1);
  });

  it('is asked for a second after something was done there', async () => {
    const { during, poller } = watching(1, () => lively);
    expect(await during(0)).toHaveLength(1);
    poller.hurry('a0');
    expect(await during(999)).toEqual([]);
    expect(await during(1)).toHaveLength(1);
    expect(await during(4999)).toEqual([]);
  });

  it.each(['answered', 'failed'])(
    'is asked for again after something was done while a call was under way that is %s',
    async (end) => {
      const slow = () =>
        new Promise<PollResult>((resolve, reject) =>
          setTimeout(() => (end === 'answered' ? resolve(quiet) : reject('other')), 2000),
        );
      const { during, poller, page } = watching(1, slow);
      await during(10 * minute);
      while (page.atOnce === 0) await during(1000);
      poller.hurry('a0');
      expect((await during(2000)).length).toBe(1);
    },
  );

  it('is asked for no sooner where something was done at another', async () => {
    const { during, poller } = watching(1, () => quiet);
    await during(10 * minute);
    poller.hurry('a1');
    expect(await during(minute / 2)).toHaveLength(1);
  });
});

describe('forty accounts', () => {
  it('are all seen within ten seconds, at sixty calls in any minute, never two at once', async () => {
    const slow = () => new Promise<PollResult>((resolve) => setTimeout(resolve, 150, lively));
    const { asked, during, page } = watching(40, slow);
    await during(10_500);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(40);
    await during(10 * minute);
    for (const { at } of asked) {
      const inMinute = asked.filter((other) => other.at >= at && other.at < at + minute);
      expect(inMinute.length).toBeLessThanOrEqual(60);
    }
    expect(page.mostAtOnce).toBe(1);
  });

  it('take turns, those with calls more often', async () => {
    const { asked, during } = watching(40, (id) => (id === 'a7' ? lively : quiet));
    await during(10 * minute);
    const times = (id: string) => asked.filter((one) => one.id === id).length;
    expect(times('a7')).toBeGreaterThan(3 * times('a8'));
    expect(times('a7') / 10).toBeLessThanOrEqual(12);
    expect(times('a7') / 10).toBeGreaterThan(9);
    for (let n = 0; n < 40; n += 1) expect(times(`a${n}`)).toBeGreaterThanOrEqual(10);
  });
});

describe('figures beside others', () => {
  const beside: Pace = { inMinute: 8, restsHidden: true };

  it('take at most eight calls in any minute, and all of them are there after two seconds', async () => {
    const { asked, during } = watching(8, () => lively, beside);
    await during(2000);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(8);
    await during(20 * minute);
    for (const { at } of asked) {
      const inMinute = asked.filter((other) => other.at >= at && other.at < at + minute);
      expect(inMinute.length).toBeLessThanOrEqual(8);
    }
    expect(asked.length).toBeGreaterThan(8 * 15);
  });

  it('take none in a hidden tab, and go on when it is looked at', async () => {
    const { during, page, poller } = watching(2, () => lively, beside);
    page.isHidden = true;
    poller.wake();
    expect(await during(60 * minute)).toHaveLength(0);
    page.isHidden = false;
    poller.wake();
    expect((await during(1000)).length).toBeGreaterThan(0);
    // Hidden while a response was in flight or a call planned.
    page.isHidden = true;
    poller.wake();
    expect(await during(60 * minute)).toHaveLength(0);
  });
});

it('those that share their minute make no more calls than one', async () => {
  const callTimes: number[] = [];
  const first = watching(40, () => quiet, { callTimes });
  expect(await first.during(10_000)).toHaveLength(40);
  first.poller.stop();
  const second = watching(40, () => quiet, { callTimes });
  expect(await second.during(30_000)).toHaveLength(20);
  expect((await second.during(minute)).length).toBeGreaterThan(20);
});

describe('trouble', () => {
  it('a refusal for too many calls stops everything until a person goes on', async () => {
    const page = { isRefusing: true };
    const { asked, during, states, poller } = watching(3, () => {
      if (page.isRefusing) throw 'refused';
      return quiet;
    });
    await during(60 * minute);
    expect(asked).toHaveLength(1);
    expect(states).toEqual(['refused']);
    poller.wake();
    expect(await during(minute)).toHaveLength(0);
    page.isRefusing = false;
    poller.resume();
    expect((await during(2000)).length).toBeGreaterThan(0);
    expect(states).toEqual(['refused', 'asking']);
  });

  it('a platform that is away is tried less and less often, and at once when the line is back', async () => {
    const page = { isAway: true };
    const { during, states, poller } = watching(40, () => {
      if (page.isAway) throw 'unreachable';
      return quiet;
    });
    expect((await during(2 * minute)).length).toBeLessThanOrEqual(6);
    expect((await during(10 * minute)).length).toBeLessThanOrEqual(10);
    expect(states).toEqual(['unreachable']);
    page.isAway = false;
    poller.wake();
    const back = await during(40_000);
    expect(new Set(back.map(({ id }) => id)).size).toBe(40);
  });

  it('asks everything at once when a person goes on', async () => {
    const page = { isRefusing: false };
    const { during, states, poller } = watching(3, () => {
      if (page.isRefusing) throw 'refused';
      return quiet;
    });
    await during(10 * minute);
    page.isRefusing = true;
    while (states.length === 0) await during(1000);
    page.isRefusing = false;
    poller.resume();
    expect((await during(2000)).map(({ id }) => id).sort()).toEqual(['a0', 'a1', 'a2']);
  });

  it('a platform that was away and came back is tried soon when it is away again', async () => {
    const page = { isAway: true };
    const { during } = watching(1, () => {
      if (page.isAway) throw 'unreachable';
      return quiet;
    });
    await during(10 * minute);
    page.isAway = false;
    await during(5 * minute);
    page.isAway = true;
    expect((await during(80_000)).length).toBeGreaterThanOrEqual(4);
  });

  it('one account that fails holds the others up no more than its turn', async () => {
    const { asked, during, states } = watching(2, (id) => {
      if (id === 'a0') throw 'other';
      return lively;
    });
    await during(minute);
    expect(asked.filter(({ id }) => id === 'a1').length).toBeGreaterThanOrEqual(10);
    expect(states).toEqual([]);
  });

  it('nothing is asked once it was stopped', async () => {
    const { during, poller } = watching(2, () => lively);
    await during(minute);
    poller.stop();
    expect(await during(10 * minute)).toHaveLength(0);
  });
});

it('waits between bounds', () => {
  for (const isBusy of [true, false]) {
    expect(intervalOf(isBusy, 100, false)).toBeLessThanOrEqual(30_000);
    expect(intervalOf(isBusy, 0, false)).toBeGreaterThanOrEqual(5000);
    expect(intervalOf(isBusy, 0, true)).toBe(minute);
  }
});
