import { describe, expect, it } from 'vitest';
import { flatOptions, fromItemValue, groupedOptions, toItemValue } from './select.model.ts';

const udp = { value: 'udp', label: 'UDP' };
const tls = { value: 'tls', label: 'TLS' };

describe('item values', () => {
  it('are never empty and come back unchanged', () => {
    for (const value of ['', '=', '==a', 'udp', ' ']) {
      expect(toItemValue(value)).not.toBe('');
      expect(fromItemValue(toItemValue(value))).toBe(value);
    }
  });
});

describe('options', () => {
  it('flatten in order', () => {
    expect(flatOptions([udp, tls])).toEqual([udp, tls]);
    expect(
      flatOptions([
        { label: 'Plain', options: [udp] },
        { label: 'Encrypted', options: [tls] },
      ]),
    ).toEqual([udp, tls]);
    expect(flatOptions([])).toEqual([]);
  });

  it('group: a flat list is one group without a heading', () => {
    expect(groupedOptions([udp, tls])).toEqual([{ options: [udp, tls] }]);
    expect(groupedOptions([{ label: 'Plain', options: [udp] }])).toEqual([
      { label: 'Plain', options: [udp] },
    ]);
    expect(groupedOptions([])).toEqual([]);
  });
});
