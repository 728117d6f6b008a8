import { expect, test } from 'vitest';
import { frames, type Sent, talks } from '../../../engines/sip-capture/capture.fixtures.ts';
import { readCapture } from '../../../engines/sip-capture/capture.ts';
import { pcap } from '../../../engines/sip-capture/capture-files.fixtures.ts';
import { between, names, refusedBehind, say } from './dialogs.fixtures.ts';
import { outcomeOf } from './outcome.model.ts';
import { outcomeSentences } from './outcome-sentences.ts';

/** Replaces every sentence with a dot, followed by the texts handed to it. */
function silenced<Words>(words: Words): Words {
  if (typeof words === 'string') return '·' as Words;
  if (typeof words === 'function') {
    const texts = (...values: unknown[]) => values.flat().filter((one) => typeof one === 'string');
    return ((...values: unknown[]) => `·${texts(...values).join('')}`) as Words;
  }
  const entries = Object.entries(Object(words)).map(([name, one]) => [name, silenced(one)]);
  return Object.fromEntries(entries) as Words;
}

const out = between('platform', 'carrier');
const back = between('carrier', 'platform');
const to = 't';
const invite = say(0, out, 'INVITE');
const refused = (status: string, ...headers: string[]) => [
  invite,
  say(20, back, '183', { to }),
  say(50, back, status, { to, headers }),
];

const sentences = silenced(outcomeSentences);

test.each<[string, readonly Sent[]]>([
  ...Object.entries(talks),
  ['nothing', []],
  ['a refusal passed on', refusedBehind],
  ['a status without advice', refused('499', 'Retry-After: 3', 'Warning: 304 x "codec"')],
  ['a Q.850 cause', refused('480', 'Reason: Q.850;cause=1')],
  ['an identity', refused('438')],
  ['a wish', refused('422')],
  ['a password', refused('407')],
  ['a redirect', refused('302', 'Contact: <sip:1@198.51.100.9>')],
  ['nobody at home', refused('408')],
  ['ringing', [invite, say(20, back, '180', { to })]],
  ['no answer', [invite]],
])('all that is said is a sentence that can be replaced: %s', (_name, sent) => {
  const { text } = outcomeOf(readCapture(pcap(frames(sent))).messages, names, {}, sentences);
  expect(text).toMatch(/^·/);
  // 'called side' is a key, not a word.
  expect(text.replace('called side', '')).not.toMatch(/ [a-z]{2,}/);
});

test.each([
  ['Carrier', 'the carrier'],
  ['SIP client', 'the SIP client'],
  ['MS Teams side', 'the MS Teams side'],
  ['sbc', 'the sbc'],
])('a host named %s is %s within a sentence', (name, text) => {
  expect(outcomeSentences.who(name)).toBe(text);
});
