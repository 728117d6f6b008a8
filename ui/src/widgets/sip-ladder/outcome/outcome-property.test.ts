import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Sent } from '../../../engines/sip-capture/capture.fixtures.ts';
import { heard, say } from './dialogs.fixtures.ts';

/*
 * Calls made at random: steps before the answer, proxies, forks, ringing, what goes on within the
 * call, other calls around it, and messages that the capture lost. Whatever happened, a dialog with
 * a 2xx and its ACK was not rejected.
 */
const refusal = fc.constantFrom(
  '302',
  '401',
  '407',
  '408',
  '422',
  '480',
  '486',
  '488',
  '491',
  '500',
  '503',
  '603',
);

const world = fc.record({
  isOneHost: fc.boolean(),
  steps: fc.array(fc.record({ status: refusal, isSameSeq: fc.boolean(), isLost: fc.boolean() }), {
    maxLength: 4,
  }),
  rings: fc.nat(3),
  hasProxy: fc.boolean(),
  forks: fc.array(refusal, { maxLength: 3 }),
  inside: fc.array(refusal, { maxLength: 3 }),
  end: fc.constantFrom('caller', 'called', 'none'),
  others: fc.array(refusal, { maxLength: 2 }),
  lost: fc.array(fc.nat(60), { maxLength: 12 }),
});

type World = typeof world extends fc.Arbitrary<infer T> ? T : never;

function talk({ isOneHost, steps, rings, hasProxy, forks, inside, end, others, lost }: World) {
  const host = (part: number) =>
    isOneHost ? { ip: '127.0.0.1', port: 5060 + part } : { ip: `192.0.2.${part + 1}`, port: 5060 };
  const [caller, near, far] = [host(0), host(1), host(2)];
  const sent: (Sent & { isKept?: boolean })[] = [];
  let now = 0;
  const add = (one: Sent, isKept = false) => sent.push({ ...one, isKept });
  const next = () => {
    now += 20;
    return now;
  };
  others.forEach((status, index) => {
    const own = { id: `other${index}`, branch: `o${index}`, from: `o${index}` };
    add(say(next(), [index === 0 ? near : caller, far], 'INVITE', own));
    add(say(next(), [far, near], status, { ...own, to: 'x' }));
  });
  let seq = 1;
  steps.forEach(({ status, isSameSeq, isLost }, index) => {
    const own = { seq, branch: `s${index}` };
    add(say(next(), [caller, near], 'INVITE', own));
    if (!isLost) add(say(next(), [near, caller], status, { ...own, to: `x${index}` }));
    if (!isSameSeq) seq += 1;
  });
  const own = { seq, branch: 'last' };
  add(say(next(), [caller, near], 'INVITE', own));
  for (let ring = 0; ring < rings; ring += 1)
    add(say(next(), [near, caller], '180', { ...own, to: 't' }));
  if (hasProxy) {
    forks.forEach((status, index) => {
      const fork = { seq, branch: `f${index}`, over: ['last'] };
      add(say(next(), [near, host(3 + index)], 'INVITE', fork));
      add(say(next(), [host(3 + index), near], status, { ...fork, to: `f${index}` }));
    });
    const on = { seq, branch: 'on', over: ['last'] };
    add(say(next(), [near, far], 'INVITE', on));
    add(say(next(), [far, near], '200', { ...on, to: 't' }));
  }
  add(say(next(), [near, caller], '200', { ...own, to: 't' }), true);
  add(say(next(), [caller, near], 'ACK', { seq, branch: 'ack', to: 't' }), true);
  inside.forEach((status, index) => {
    const again = { seq: seq + 1 + index, branch: `i${index}`, to: 't' };
    add(say(next(), [caller, near], 'INVITE', again));
    add(say(next(), [near, caller], status, again));
  });
  const bye = { seq: seq + 9, branch: 'bye' };
  if (end === 'caller') add(say(next(), [caller, near], 'BYE', { ...bye, to: 't' }));
  if (end === 'called') add(say(next(), [near, caller], 'BYE', { ...bye, from: 't', to: 'f' }));
  return sent.filter(({ isKept }, index) => isKept || !lost.includes(index));
}

const options = { callId: 'one' };

it('a dialog with a 2xx and its ACK is never rejected, whatever else is in the capture or missing', () => {
  fc.assert(
    fc.property(world, (made) => {
      const { text, tone } = heard(talk(made), options);
      // A re-INVITE may be challenged for a password.
      expect(text.split(' Within the call, ')[0]).not.toMatch(
        /reject|not accepted|password|No answer|gave up/,
      );
      expect(tone, text).not.toBe('bad');
    }),
    { numRuns: 2000 },
  );
}, 60_000);

it('with all its messages, it was answered, and ended by who ended it', () => {
  fc.assert(
    fc.property(world, (made) => {
      const { text } = heard(talk({ ...made, lost: [] }), options);
      expect(text).toMatch(/^The call was answered after/);
      const said = {
        caller: /by the caller/,
        called: /by the called side/,
        none: /Its end is not/,
      };
      expect(text).toMatch(said[made.end]);
    }),
    { numRuns: 2000 },
  );
}, 60_000);
