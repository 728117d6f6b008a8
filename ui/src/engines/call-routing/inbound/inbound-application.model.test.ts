import { expect, test } from 'vitest';
import { inboundCarrier, inboundWorld } from './inbound.fixtures.ts';
import type { InboundStep, InboundWorld } from './inbound.types.ts';
import { answered, type Decided, defaultFirst } from './inbound-application.model.ts';

const worldWith = (applicationId: string | null, ofNumber: string | null) =>
  inboundWorld({
    carriers: [inboundCarrier('C', { accountId: 'A', applicationId })],
    numbers: [{ id: 'n', number: '4420', carrierId: 'C', accountId: 'B', applicationId: ofNumber }],
  });
const decided: Decided = { carrierId: 'C', accountId: 'A', applicationId: null, numberId: null };

function ask(tell: typeof answered, world: InboundWorld, part: Partial<Decided> = {}) {
  const steps: InboundStep[] = [];
  const end = tell({ ...decided, ...part }, '4420', world, steps);
  return {
    applicationId: end.kind === 'refused' ? end : end.applicationId,
    at: steps.map(({ at }) => at),
  };
}

test('what was named is taken', () => {
  const world = worldWith('default', 'other');
  expect(ask(answered, world, { applicationId: 'named' })).toEqual({
    applicationId: 'named',
    at: [],
  });
});

test('else a number of the carrier, of any account, before the default', () => {
  expect(ask(answered, worldWith('default', 'other'))).toEqual({
    applicationId: 'other',
    at: ['looked-up'],
  });
  expect(ask(answered, worldWith('default', null))).toEqual({
    applicationId: 'default',
    at: ['default'],
  });
});

test('in two cases the default comes before such a number', () => {
  expect(ask(defaultFirst, worldWith('default', 'other')).applicationId).toBe('default');
  expect(ask(defaultFirst, worldWith(null, 'other')).applicationId).toBe('other');
  expect(ask(defaultFirst, worldWith(null, null))).toEqual({
    applicationId: null,
    at: ['default'],
  });
});
