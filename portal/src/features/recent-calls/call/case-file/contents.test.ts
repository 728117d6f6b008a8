import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RecentCall } from '../../../../platform/resources/calls/recent-calls.ts';
import { CaseFile } from './case-file.tsx';
import { contentsOf, type Evidence } from './contents.ts';

// Rendered numbers import it: nothing may be in flight when the file ends.
await import('@trunkline/ui/widgets/phone-number');

const call = {
  attempted_at: '2026-11-26T11:41:26.383Z',
  answered: true,
  answered_at: '2026-11-26T11:41:28.000Z',
  terminated_at: '2026-11-26T11:41:36.000Z',
  duration: 8,
  account_sid: 'a',
  service_provider_sid: null,
  application_sid: null,
  call_sid: 'c',
  sip_callid: 's',
  sip_parent_callid: null,
  direction: 'inbound',
  from: '12125550189',
  to: '13125550177',
  termination_reason: 'call hungup by application',
  sip_status: 200,
  trunk: 'Backbone',
  remote_host: '203.0.113.7',
  trace_id: 't',
  recording_url: '',
} satisfies RecentCall;

const evidence = (part: Partial<Evidence> = {}): Evidence => ({
  call,
  spans: { none: 'There is no trace of this call' },
  capture: { none: 'There is no capture of this call.' },
  log: { none: 'There is no log for this call' },
  account: '',
  application: '',
  ...part,
});
const drawn = (of: Evidence, isMasked = false) =>
  renderToStaticMarkup(
    createElement(CaseFile, {
      contents: contentsOf(of, isMasked),
      recording: undefined,
      madeAt: Date.parse(call.attempted_at),
    }),
  );

const line = (index: number) =>
  JSON.stringify({
    time: 1764157286383 + index,
    level: 30,
    msg: `<entry> ${index}`,
    data: 'x'.repeat(100),
  });
const message = (index: number) => ({
  at: 1764157286383 + index,
  from: { ip: '203.0.113.7', port: 5060 },
  to: { ip: '203.0.113.8', port: 5060 },
  transport: 'UDP' as const,
  method: 'OPTIONS',
  uri: 'sip:203.0.113.8',
  status: null,
  reason: '',
  callId: 's',
  cseq: index,
  branch: '',
  fromTag: '',
  toTag: '',
  media: [],
  text: `OPTIONS sip:203.0.113.8 SIP/2.0\r\nX-Number: ${index}\r\n${'y'.repeat(1000)}`,
  isCut: false,
  repeats: null,
});
const span = (index: number) => ({
  id: String(index),
  parentId: '',
  name: `verb:say ${index}`,
  start: BigInt(index) * 1_000_000n,
  end: BigInt(index + 1) * 1_000_000n,
  attributes: { text: 'z'.repeat(500) },
});

test('however long a call was, the page takes less than 5 MB, and says what is left out', () => {
  const many = <Item>(count: number, make: (index: number) => Item) =>
    Array.from({ length: count }, (_, index) => make(index));
  const page = drawn(
    evidence({
      log: { data: many(30_000, line) },
      capture: { data: { messages: many(3000, message), packets: 3000, notes: [] } },
      spans: { data: many(4000, span) },
    }),
  );
  // The styles take less than 0.3 MB.
  expect(page.length).toBeLessThan(4.7e6);
  expect(page).toMatch(
    /The file holds 5 MB at most: [\d,]+ messages after number \d+ are left out/,
  );
  expect(page).toMatch(/[\d,]+ spans after number \d+ are left out/);
  expect(page).toMatch(/[\d,]+ entries after number \d+ are left out/);
  expect(page).toContain('&lt;entry&gt; 0');
  expect(page).toContain('&lt;entry&gt; 29999');
}, 60_000);

test('evidence that is not there is said', () => {
  const page = drawn(evidence());
  for (const words of [
    'no trace of this call',
    'no capture of this call',
    'no log for this call',
  ]) {
    expect(page).toContain(words);
  }
});

test('an entry with a numeric secret keeps its time', () => {
  const { log } = contentsOf(
    evidence({
      log: { data: [JSON.stringify({ time: 1764157286383, level: 30, msg: 'm', pin: 4711 })] },
    }),
    false,
  );
  if (!('data' in log)) throw new Error('no log');
  expect(log.data.first[0]).toMatchObject({
    at: 1764157286383,
    members: [{ name: 'pin', value: '[secret]' }],
  });
});

test('the two parties of the record are the first two numbers', () => {
  const { call: shown } = contentsOf(evidence({ log: { data: ['{"to":"+442079460416"}'] } }), true);
  expect(shown).toMatchObject({ from: 'number 1 …89', to: 'number 2 …77' });
});
