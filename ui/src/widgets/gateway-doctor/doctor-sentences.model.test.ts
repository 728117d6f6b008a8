import { expect, test } from 'vitest';
import { emptySipGateway } from '../sip-gateways/index.ts';
import { examineGateways } from './doctor.model.ts';
import { doctorSentences } from './doctor-sentences.model.ts';

test('a check says what the language has for it', () => {
  const gateways = {
    a: { ...emptySipGateway, address: '8.8.8.0', netmask: 24 },
    b: { ...emptySipGateway, address: '8.8.8.80' },
    c: { ...emptySipGateway, address: 'sip.example.com' },
  };
  const compared = { trunkType: 'static_ip', registration: null, others: [] } as const;
  const inBrackets = Object.fromEntries(
    Object.entries(doctorSentences).map(([name, say]) => [
      name,
      typeof say === 'string' ? `⟦${name}⟧` : () => `⟦${name}⟧`,
    ]),
  );
  const say = { ...doctorSentences, ...inBrackets };
  const findings = examineGateways(gateways, compared, say);
  expect(findings.map(({ message, fix }) => [message, fix?.label])).toEqual([
    ['⟦inboundName⟧', '⟦makeOutboundOnly⟧'],
    ['⟦within⟧', '⟦remove⟧'],
  ]);
  expect(examineGateways(gateways, compared)[1]?.message).toBe(
    '8.8.8.80 lies within 8.8.8.0/24: the platform takes its calls by either of the two.',
  );
});

test('addresses of a class are told in one sentence', () => {
  expect(doctorSentences.unreachable('private', ['10.0.0.1'])).toBe(
    '10.0.0.1 is a private address: it only reaches the platform from inside its own network.',
  );
  expect(doctorSentences.unreachable('reserved', ['0.0.0.1', '0.0.0.2', '0.0.0.3'])).toMatch(
    /^0\.0\.0\.1, 0\.0\.0\.2 and 1 more are reserved addresses and can't be reached/,
  );
});
