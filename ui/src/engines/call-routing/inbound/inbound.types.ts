import type { GatewayMatch, InboundCarrier, InboundNumber } from './inbound-match.model.ts';

export type InboundAccount = {
  id: string;
  providerId: string | null;
  /** '' for none. */
  realm: string;
  isActive: boolean;
  /** Answers the calls of its SIP users; null for none. */
  deviceApplicationId: string | null;
};

export type InboundTenant = { domain: string; accountId: string; applicationId: string | null };

/** All that the engine looks at. */
export type InboundWorld = {
  accounts: readonly InboundAccount[];
  carriers: readonly InboundCarrier[];
  numbers: readonly InboundNumber[];
  tenants: readonly InboundTenant[];
};

export type InboundCall = {
  /** Host of the request URI: a realm, another name, or an address. */
  host: string;
  /** User part of the request URI: what a carrier that registers is called by. */
  user: string;
  /** Where the call comes from: an IPv4 address. */
  source: string;
  /** As dialled; a leading + is dropped, '' is 'anonymous'. */
  number: string;
  /** Whether the source is one of the addresses of Microsoft's proxies. */
  isFromMicrosoft: boolean;
};

export type InboundStep =
  /** Kind of host. A realm counts only while its account is active. */
  | { at: 'host'; is: 'realm'; accountId: string }
  | { at: 'host'; is: 'name' | 'address' }
  /** Gateways that the source matches, the one that counts most first. */
  | { at: 'gateways'; among: 'account' | 'platform'; matches: GatewayMatch[] }
  /** Gateways that match, of carriers that register with the host as the user. */
  | { at: 'registration'; matches: GatewayMatch[] }
  /** Numbers that are the dialled one, of the carriers that match. */
  | { at: 'numbers'; numberIds: string[] }
  /** The pattern that fits; null for none. */
  | { at: 'patterns'; numberId: string | null }
  /** No number decided: the call is attributed to one carrier. */
  | { at: 'carrier'; carrierId: string }
  /** No application was named so far: a number or a pattern of the carrier has one. */
  | { at: 'looked-up'; carrierId: string; numberId: string }
  /**
   * The carrier's default application is asked for; null: it has none.
   * numberId: what decided before it, without an application.
   */
  | { at: 'default'; carrierId: string; numberId: string | null; applicationId: string | null }
  /** Matching carriers with an account and a default application. */
  | { at: 'defaults'; carrierIds: string[] }
  /** Accounts of the provider: with exactly one, the call is its. */
  | { at: 'only-account'; accountIds: string[] }
  /** It comes from no carrier. */
  | { at: 'not-a-carrier'; tenant: string | null; accountId: string | null }
  | { at: 'account'; accountId: string; isActive: boolean };

export type InboundEnd =
  /** Handed to an application; without one nothing answers: 480. */
  | {
      kind: 'application';
      carrierId: string | null;
      accountId: string | null;
      applicationId: string | null;
      /** The number or pattern that decided; null for none. */
      numberId: string | null;
    }
  /** A SIP user or a trunk has to authenticate first; the application is that of a user's calls. */
  | { kind: 'challenge'; accountId: string; applicationId: string | null }
  | { kind: 'refused'; status: number; reason: string };

/** The limits of account and provider are checked after it, by the engine alone. */
export type InboundOutcome = { steps: InboundStep[]; end: InboundEnd };
