import { describe, expect, it } from 'vitest';
import { maskToken } from './secret-display.model.ts';

describe('maskToken', () => {
  it('keeps dashes and the last four characters of a SID', () => {
    expect(maskToken('a8b10404-c054-4b27-81a9-f5d6696dc5c8')).toBe(
      '********-****-****-****-********c5c8',
    );
  });

  it('masks letters of any script and digits, and keeps other separators', () => {
    expect(maskToken('ключ_12.ab/wxyz')).toBe('****_**.**/wxyz');
  });

  it('counts a separator among the last four characters', () => {
    expect(maskToken('abcd-efgh-12')).toBe('****-***h-12');
  });

  it('shows nothing of a value that is no longer than the visible end', () => {
    expect(maskToken('abcd')).toBe('****');
    expect(maskToken('a')).toBe('*');
    expect(maskToken('abcde')).toBe('*bcde');
  });

  it('leaves an empty value empty', () => {
    expect(maskToken('')).toBe('');
  });

  it('keeps the length', () => {
    const key = 'sk_live_51HxQ2eK9vLr8TbYz';
    expect(maskToken(key)).toHaveLength(key.length);
  });
});
