import { expect, test } from 'vitest';
import {
  inboundAccount,
  inboundCarrier,
  inboundWorld,
} from '../../engines/call-routing/inbound/inbound.fixtures.ts';
import { decideInbound } from '../../engines/call-routing/index.ts';
import { dialledIn, tellEnd, tellSteps, unknowns } from './inbound-steps.model.ts';

const names = {
  accounts: new Map([['A', 'Acme']]),
  carriers: new Map([['C', 'Skyline']]),
  applications: new Map([['app', 'Support line']]),
  numbers: new Map([['n', '4420']]),
};
const world = inboundWorld({
  accounts: [inboundAccount('A', 'acme.example.net')],
  carriers: [
    inboundCarrier('C', { gateways: [{ address: '192.0.2.0', netmask: 24, isInbound: true }] }),
  ],
  numbers: [{ id: 'n', number: '4420', carrierId: 'C', accountId: 'A', applicationId: 'app' }],
});
const outcome = (number: string, host = 'acme.example.net', source = '192.0.2.7') =>
  decideInbound({ host, source, number, user: number, isFromMicrosoft: false }, world);

test('a call that is answered', () => {
  const answered = outcome('4420');
  expect(tellSteps(answered, names, dialledIn('4420', world))).toEqual([
    'The host is the SIP realm of Acme.',
    'The source matches 192.0.2.0/24 of Skyline.',
    'The dialled number is the phone number 4420.',
    'Acme is active.',
  ]);
  expect(tellEnd(answered.end, names)).toEqual({
    tone: 'answered',
    title: 'Support line',
    detail: 'of Acme, by Skyline',
  });
});

test('a call that nobody answers', () => {
  expect(tellEnd(outcome('99').end, names)).toMatchObject({
    tone: 'refused',
    title: 'No application answers',
  });
  expect(tellEnd(outcome('99', '203.0.113.9', '198.51.100.1').end, names)).toMatchObject({
    title: 'Rejected with 404',
  });
});

test('a number without an application: the default of its carrier', () => {
  const bare = (applicationId: string | null) =>
    decideInbound(
      {
        host: 'acme.example.net',
        source: '192.0.2.7',
        number: '4420',
        user: '',
        isFromMicrosoft: false,
      },
      {
        ...world,
        numbers: world.numbers.map((one) => ({ ...one, applicationId: null })),
        carriers: world.carriers.map((one) => ({ ...one, applicationId })),
      },
    );
  expect(tellSteps(bare('app'), names, dialledIn('4420', world))).toContain(
    'The phone number 4420 has no application, so the default of Skyline answers.',
  );
  expect(tellEnd(bare('app').end, names).title).toBe('Support line');
  expect(tellSteps(bare(null), names, dialledIn('4420', world))).toContain(
    'The phone number 4420 has no application, and Skyline has no default one.',
  );
});

test('what cannot be known', () => {
  expect(unknowns(outcome('4420'), 'platform')).toHaveLength(1);
  expect(unknowns(outcome('4420', 'acme.example.net', '198.51.100.1'), 'platform')[0]).toMatch(
    /registered from this address/,
  );
  expect(unknowns(outcome('4420', '203.0.113.9'), 'account')[0]).toMatch(/other accounts/);
  expect(unknowns(outcome('4420', '203.0.113.9'), 'platform')).toHaveLength(1);
});

test('a number that is on another carrier says on which', () => {
  const two = inboundWorld({
    ...world,
    carriers: [...world.carriers, inboundCarrier('D', { gateways: [] })],
    numbers: [{ id: 'm', number: '4421', carrierId: 'D', accountId: 'A', applicationId: 'app' }],
  });
  const call = {
    host: '203.0.113.9',
    source: '192.0.2.7',
    user: '',
    isFromMicrosoft: false,
  };
  const told = (typed: string) =>
    tellSteps(
      decideInbound({ ...call, number: typed }, two),
      { ...names, carriers: new Map([...names.carriers, ['D', 'Cobalt Mobile']]) },
      dialledIn(typed, two),
    );
  expect(told('+4421')).toContain("+4421 isn't on any of these carriers. It is on Cobalt Mobile.");
  expect(told('+4422')).toContain("+4422 isn't on any of these carriers.");
  expect(told('')).toContain("The dialled number isn't on any of these carriers.");
});
