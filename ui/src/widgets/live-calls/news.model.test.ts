import { describe, expect, it } from 'vitest';
import { callOf } from '../../engines/live-calls/live-calls.fixtures.ts';
import { newsOf } from './news.model.ts';

const sids = (calls: readonly { sid: string }[]) => calls.map(({ sid }) => sid);

describe('what is told', () => {
  const old = callOf({ sid: 'old', firstSeen: 10 });
  const { heard } = newsOf([old], null);

  it('nothing of what was there at first', () => {
    expect(newsOf([old], null)).toMatchObject({ added: [], ended: [] });
    expect(newsOf([old], heard)).toMatchObject({ added: [], ended: [] });
  });

  it('a call that came, once', () => {
    const calls = [callOf({ sid: 'new', firstSeen: 20 }), old];
    const news = newsOf(calls, heard);
    expect(sids(news.added)).toEqual(['new']);
    expect(newsOf(calls, news.heard)).toMatchObject({ added: [], ended: [] });
  });

  it('a call that ended, once; not another status', () => {
    const calls = [callOf({ ...old, status: 'completed', endedSeen: 30 })];
    const news = newsOf(calls, heard);
    expect(sids(news.ended)).toEqual(['old']);
    expect(newsOf(calls, news.heard)).toMatchObject({ added: [], ended: [] });
    const answered = callOf({ ...old, status: 'in-progress', answeredSeen: 30 });
    expect(newsOf([answered], heard)).toMatchObject({ added: [], ended: [] });
  });

  it('nothing of a call that came and ended in between', () => {
    const brief = callOf({ sid: 'brief', firstSeen: 20, endedSeen: 25 });
    expect(newsOf([brief, old], heard)).toMatchObject({ added: [], ended: [] });
  });
});
