import * as v from 'valibot';
import { applicationRow } from '../../platform/stored/applications.ts';
import { carrier, carrierRow, type EngineCarrier } from '../../platform/stored/carriers.ts';
import {
  inboundAccount,
  inboundApplication,
  type StoredInboundWorld,
} from '../../platform/stored/inbound.ts';
import { type LcrRoute, lcrRoutes } from '../../platform/stored/lcr-routes.ts';
import { type Lcr, lcr } from '../../platform/stored/lcrs.ts';
import { type PhoneNumber, phoneNumber } from '../../platform/stored/numbers.ts';
import { type GatewaysByCarrier, sipGateway } from '../../platform/stored/sip-gateways.ts';
import { type SpeechCredentialRow, speechCredentialRow } from '../../platform/stored/speech.ts';
import { type TeamsTenant, tenant } from '../../platform/stored/teams-tenants.ts';
import { optionalHook } from '../../platform/values/hook.ts';
import type { Row } from '../api.ts';

const checkedCarrier = v.object({
  ...carrierRow.entries,
  trunk_type: carrier.entries.trunk_type,
});
export type CheckedCarrier = v.InferOutput<typeof checkedCarrier>;

const checkedApplication = v.object({
  ...applicationRow.entries,
  ...inboundApplication.entries,
  call_hook: optionalHook,
});

/** Every record that decides about calls, as far as the log-in sees it. */
export type CheckWorld = {
  providerSid: string;
  accounts: readonly v.InferOutput<typeof inboundAccount>[];
  carriers: readonly CheckedCarrier[];
  /** By carrier SID; without gateways that couldn't be read. */
  gateways: GatewaysByCarrier;
  numbers: readonly PhoneNumber[];
  tenants: readonly TeamsTenant[];
  applications: readonly v.InferOutput<typeof checkedApplication>[];
  /** Routes are null if they couldn't be read. */
  tables: readonly { table: Lcr; routes: readonly LcrRoute[] | null }[];
  /** By account SID: its own and the shared ones; under '' only the shared ones. */
  credentials: ReadonlyMap<string, readonly SpeechCredentialRow[]>;
  /** A sentence for each read that failed. */
  unasked: readonly string[];
};

/** The records that decide about a call. */
export type CallRecords = Pick<
  CheckWorld,
  'providerSid' | 'accounts' | 'gateways' | 'numbers' | 'tenants' | 'tables'
> & {
  carriers: readonly EngineCarrier[];
  applications: readonly StoredInboundWorld['applications'][number][];
};

export const emptyWorld: CheckWorld = {
  providerSid: 'provider',
  accounts: [],
  carriers: [],
  gateways: new Map(),
  numbers: [],
  tenants: [],
  applications: [],
  tables: [],
  credentials: new Map(),
  unasked: [],
};

/** Parses rows of the platform, or of a file, like the console does. */
export const parsed = {
  accounts: (rows: readonly Row[]) => v.parse(v.array(inboundAccount), rows),
  carriers: (rows: readonly Row[]) => v.parse(v.array(checkedCarrier), rows),
  gateways: (rows: readonly Row[]) => v.parse(v.array(sipGateway), rows),
  numbers: (rows: readonly Row[]) => v.parse(v.array(phoneNumber), rows),
  tenants: (rows: readonly Row[]) => v.parse(v.array(tenant), rows),
  applications: (rows: readonly Row[]) => v.parse(v.array(checkedApplication), rows),
  tables: (rows: readonly Row[]) => v.parse(v.array(lcr), rows),
  routes: (rows: readonly Row[]) => v.parse(lcrRoutes, rows),
  credentials: (rows: readonly Row[]) => v.parse(v.array(speechCredentialRow), rows),
};

/** Which records are checked: those of these accounts and, with `hasProvider`, the shared ones. */
export type CheckScope = { accountSids: ReadonlySet<string>; hasProvider: boolean };

type Owned = { account_sid?: string | null; service_provider_sid?: string | null };

export const isChecked = (
  { account_sid: account, service_provider_sid: provider }: Owned,
  { accountSids, hasProvider }: CheckScope,
  { providerSid }: Pick<CheckWorld, 'providerSid'>,
): boolean => (account ? accountSids.has(account) : hasProvider && provider === providerSid);
