import { expect, test } from 'vitest';
import { frames, talks } from '../../../ui/src/engines/sip-capture/capture.fixtures.ts';
import { pcap } from '../../../ui/src/engines/sip-capture/capture-files.fixtures.ts';
import { explainedCapture } from './capture.ts';

const called = talks.answered[0]?.hop.to.ip;

test('where clocks differ, the order is that of the transactions, and times are of one clock', async () => {
  const sent = talks.answered.map((one) =>
    one.hop.from.ip === called ? { ...one, after: one.after - 10_000 } : one,
  );
  const { title, steps } = await explainedCapture(pcap(frames(sent)));
  expect(title).toContain('The clocks of the two sides differ');
  expect(steps[0]).toMatch(/^0\.000 s {2}.* {2}INVITE$/);
  expect(steps[1]).toMatch(/^– {2}.* {2}100 for INVITE$/);
  expect(steps.map((step) => step.split('  ').at(-1)).slice(2, 4)).toEqual([
    '180 for INVITE',
    '200 for INVITE',
  ]);
});
