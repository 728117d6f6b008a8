import type { InboundAccount, InboundWorld } from './inbound.types.ts';
import type { InboundCarrier } from './inbound-match.model.ts';

/** An active carrier without gateways, shared with all accounts of provider P. */
export const inboundCarrier = (id: string, part: Partial<InboundCarrier> = {}): InboundCarrier => ({
  id,
  isActive: true,
  accountId: null,
  providerId: 'P',
  applicationId: null,
  requiresRegister: false,
  registerRealm: '',
  registerUsername: '',
  gateways: [],
  ...part,
});

export const inboundAccount = (
  id: string,
  realm: string,
  part: Partial<InboundAccount> = {},
): InboundAccount => ({
  id,
  providerId: 'P',
  realm,
  isActive: true,
  deviceApplicationId: null,
  ...part,
});

export const inboundWorld = (part: Partial<InboundWorld> = {}): InboundWorld => ({
  accounts: [],
  carriers: [],
  numbers: [],
  tenants: [],
  ...part,
});
