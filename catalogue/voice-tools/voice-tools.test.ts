import { expect, it } from 'vitest';
import { fileProblem } from './capture-file.ts';
import { readRoutes } from './routes-text.ts';

it('refuses a capture that is empty or too large, by name', () => {
  expect(fileProblem({ name: 'a.pcap', size: 24 })).toBeUndefined();
  expect(fileProblem({ name: 'a.pcap', size: 50_000_000 })).toBeUndefined();
  expect(fileProblem({ name: 'a.pcap', size: 0 })).toBe('a.pcap is empty.');
  expect(fileProblem({ name: 'a.pcap', size: 50_000_001 })).toMatch(/^a\.pcap has 51 MB\./);
});

it('reads routes in their order, the default last wherever it stands', () => {
  const { routes, carriers, problems } = readRoutes(
    '* Skyline SIP\n^49 Baltic  \n\n  ^44\tSkyline SIP',
  );
  expect(problems).toEqual([]);
  expect(carriers.map(({ id, name }) => [id, name])).toEqual([
    ['skyline sip', 'Skyline SIP'],
    ['baltic', 'Baltic'],
  ]);
  expect(routes.map(({ text, place, entries }) => [text, place, entries[0]?.carrierId])).toEqual([
    ['^49', 1, 'baltic'],
    ['^44', 2, 'skyline sip'],
    ['.*', null, 'skyline sip'],
  ]);
});

it('names the lines it leaves out', () => {
  const { routes, problems } = readRoutes('^49\n* A\n* B\n^44 A');
  expect(routes.map(({ text }) => text)).toEqual(['^44', '.*']);
  expect(problems).toEqual([
    'Line 1 has no carrier: write the pattern, a space, the carrier.',
    'Line 3 is a second default route; the first counts.',
  ]);
});
