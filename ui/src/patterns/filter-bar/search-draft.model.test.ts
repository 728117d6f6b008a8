import { describe, expect, it } from 'vitest';
import {
  chipAfterRemoval,
  isPending,
  markSent,
  receiveValue,
  startDraft,
  typeText,
} from './search-draft.model.ts';

describe('search draft', () => {
  it('is pending from the first key until it is sent', () => {
    const start = startDraft('');
    expect(isPending(start)).toBe(false);
    const typed = typeText(start, 'acme');
    expect(isPending(typed)).toBe(true);
    const sent = markSent(typed);
    expect(isPending(sent)).toBe(false);
    expect(sent.sent).toEqual(['acme']);
    // Typed back to the current value: nothing to send.
    expect(isPending(typeText(start, ''))).toBe(false);
  });

  it('sends nothing twice', () => {
    const sent = markSent(typeText(startDraft(''), 'a'));
    expect(markSent(sent)).toBe(sent);
  });

  it('leaves the field alone when its own value comes back', () => {
    const sent = markSent(typeText(startDraft(''), 'acme'));
    const echoed = receiveValue(sent, 'acme');
    expect(echoed).toEqual(startDraft('acme'));
  });

  it('keeps what was typed after sending when the echo is late', () => {
    const sent = markSent(typeText(startDraft(''), 'ac'));
    const typedOn = typeText(sent, 'acme');
    const echoed = receiveValue(typedOn, 'ac');
    expect(echoed.text).toBe('acme');
    expect(isPending(echoed)).toBe(true);
  });

  it('keeps the field through several late echoes, also when one is skipped', () => {
    let draft = startDraft('');
    for (const text of ['a', 'ab', 'abc']) draft = markSent(typeText(draft, text));
    const first = receiveValue(draft, 'a');
    expect(first).toEqual({ text: 'abc', seen: 'a', sent: ['ab', 'abc'] });
    expect(receiveValue(first, 'abc')).toEqual(startDraft('abc'));
    expect(receiveValue(draft, 'abc')).toEqual(startDraft('abc'));
  });

  it('gives way to a value from outside, whatever is typed or under way', () => {
    const typed = typeText(startDraft('acme'), 'acme b');
    expect(receiveValue(typed, '')).toEqual(startDraft(''));
    expect(receiveValue(markSent(typed), 'globex')).toEqual(startDraft('globex'));
  });

  it('does not care when the outside says the same again', () => {
    const typed = typeText(startDraft('a'), 'ab');
    expect(receiveValue(typed, 'a')).toBe(typed);
  });
});

describe('chipAfterRemoval', () => {
  it.each([
    [0, 1, undefined],
    [0, 0, undefined],
    [0, 2, 1],
    [1, 2, 0],
    [1, 3, 2],
    [2, 3, 1],
  ])('of chip %d of %d is %s', (index, count, expected) => {
    expect(chipAfterRemoval(index, count)).toBe(expected);
  });
});
