import type { GatewayMatch, InboundCarrier, InboundNumber } from './inbound-match.model.ts';

export type InboundAccount = {
  id: string;
  providerId: string | null;
  /** '' for none. */
  realm: string;
  isActive: boolean;
  /** Answers calls of the account's SIP users; null for none. */
  deviceApplicationId: string | null;
};

export type InboundTenant = { domain: string; accountId: string; applicationId: string | null };

/** Everything the engine looks at. */
export type InboundWorld = {
  accounts: readonly InboundAccount[];
  carriers: readonly InboundCarrier[];
  numbers: readonly InboundNumber[];
  tenants: readonly InboundTenant[];
};

export type InboundCall = {
  /** Host of the request URI: a realm, another name or an address. */
  host: string;
  /** User part of the request URI: for a registering carrier, its user name. */
  user: string;
  /** Source address of the call, IPv4. */
  source: string;
  /** Dialled number; a leading + is dropped, '' means 'anonymous'. */
  number: string;
  /** Whether the source is one of Microsoft's proxies. */
  isFromMicrosoft: boolean;
};

export type InboundStep =
  /** Kind of host. A realm counts only while its account is active. */
  | { at: 'host'; is: 'realm'; accountId: string }
  | { at: 'host'; is: 'name' | 'address' }
  /** Gateways that match the source, most specific first. */
  | { at: 'gateways'; among: 'account' | 'platform'; matches: GatewayMatch[] }
  /** Matching gateways of carriers that register with this host as this user. */
  | { at: 'registration'; matches: GatewayMatch[] }
  /** Numbers of the matching carriers that equal the dialled one. */
  | { at: 'numbers'; numberIds: string[] }
  /** The matching pattern; null for none. */
  | { at: 'patterns'; numberId: string | null }
  /** No number decided: the call goes to one carrier's account. */
  | { at: 'carrier'; carrierId: string }
  /** No application yet: the engine takes one of the carrier's numbers or patterns. */
  | { at: 'looked-up'; carrierId: string; numberId: string }
  /**
   * The engine reads the carrier's default application; null: it has none. numberId: the number
   * that decided without naming an application.
   */
  | { at: 'default'; carrierId: string; numberId: string | null; applicationId: string | null }
  /** Matching carriers with an account and a default application. */
  | { at: 'defaults'; carrierIds: string[] }
  /** Accounts of the provider: a single one owns the call. */
  | { at: 'only-account'; accountIds: string[] }
  /** It comes from no carrier. */
  | { at: 'not-a-carrier'; tenant: string | null; accountId: string | null }
  | { at: 'account'; accountId: string; isActive: boolean };

export type InboundEnd =
  /** The application that answers; without one the call ends with 480. */
  | {
      kind: 'application';
      carrierId: string | null;
      accountId: string | null;
      applicationId: string | null;
      /** The number or pattern that decided; null for none. */
      numberId: string | null;
    }
  /** A SIP user or trunk must authenticate first; the application answers a user's calls. */
  | { kind: 'challenge'; accountId: string; applicationId: string | null }
  | { kind: 'refused'; status: number; reason: string };

/** The engine checks the limits of account and provider after this. */
export type InboundOutcome = { steps: InboundStep[]; end: InboundEnd };
