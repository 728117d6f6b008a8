import { expect } from 'vitest';
import { inboundAccount, inboundCarrier } from './inbound.fixtures.ts';
import { decideInbound } from './inbound.model.ts';
import type { InboundCall, InboundWorld } from './inbound.types.ts';
import type { InboundCarrier, InboundNumber } from './inbound-match.model.ts';

/*
 * A world of two accounts, a carrier and a number, and a call to it.
 */

export const SOURCE = '192.0.2.10';
export const REALM = 'acme.sip.example.net';

export const carrier = (id: string, part: Partial<InboundCarrier> = {}) =>
  inboundCarrier(id, {
    accountId: 'A',
    gateways: [{ address: SOURCE, netmask: 32, isInbound: true }],
    ...part,
  });

export const numbered = (number: string, part: Partial<InboundNumber> = {}): InboundNumber => ({
  id: number,
  number,
  carrierId: 'C',
  accountId: 'A',
  applicationId: `app of ${number}`,
  ...part,
});

export const account = (id: string, realm: string, isActive = true, providerId = 'P') =>
  inboundAccount(id, realm, { isActive, providerId, deviceApplicationId: `devices of ${id}` });

export const world = (part: Partial<InboundWorld> = {}): InboundWorld => ({
  accounts: [account('A', REALM), account('B', 'other.example.net')],
  carriers: [carrier('C')],
  numbers: [numbered('4420')],
  tenants: [],
  ...part,
});

export const call = (part: Partial<InboundCall> = {}): InboundCall => ({
  host: REALM,
  user: '4420',
  source: SOURCE,
  number: '4420',
  isFromMicrosoft: false,
  ...part,
});

export const endOf = (given: Partial<InboundCall>, part: Partial<InboundWorld> = {}) =>
  decideInbound(call(given), world(part)).end;

export const ends = (part: object) => expect.objectContaining(part);
