import { path, queryString } from '../client/calls/path.ts';
import { type Owner, ownerPath } from '../values/owner.ts';
import type { Period } from '../values/time/period.ts';
import type { Resource } from './sid-columns.ts';

/*
 * Paths that hooks ask for and that a screen's early calls ask for before the hooks are there. No
 * schema and no hook in here: the script in the head of the page has these too.
 */

export const recordPath = (resource: Resource, sid: string) => path`${resource}/${sid}`;

export const accountsPath = (providerSid: string) => path`ServiceProviders/${providerSid}/Accounts`;

export const limitsPath = (owner: Owner) => `${ownerPath(owner)}/Limits`;
export const apiKeysPath = (owner: Owner) => `${ownerPath(owner)}/ApiKeys`;

/** @param accountSid null: the cache of the whole platform, for admins */
export const ttsCachePath = (accountSid: string | null) =>
  accountSid === null ? 'TtsCache' : path`Accounts/${accountSid}/TtsCache`;

/**
 * All applications of an account; null: all that this user may see. Without `page` the platform
 * sends the whole list.
 */
export const applicationsPath = (accountSid: string | null) =>
  accountSid === null ? 'Applications' : path`Accounts/${accountSid}/Applications`;

/** One page of a list, as in its query string. */
export type PageQuery = { page: number; pageSize: number; name: string };

export const applicationPagePath = (
  accountSid: string | null,
  { page, pageSize, name }: PageQuery,
) => `${applicationsPath(accountSid)}${queryString({ page, page_size: pageSize, name })}`;

/** All carriers of a provider in one page; with an account, its own and the shared ones. */
export const carrierPagePath = (
  providerSid: string,
  accountSid: string | null,
  { page, pageSize, name }: PageQuery = { page: 1, pageSize: 10_000, name: '' },
) => {
  const query = { page, page_size: pageSize, name, account_sid: accountSid };
  return `${path`ServiceProviders/${providerSid}/VoipCarriers`}${queryString(query)}`;
};

export const accountCarriersPath = (accountSid: string) =>
  path`Accounts/${accountSid}/VoipCarriers`;

export const gatewaysPath = (kind: 'Sip' | 'Smpp', carrierSid: string) =>
  `${kind}Gateways${queryString({ voip_carrier_sid: carrierSid })}`;

/** Filter for numbers. Account users get their account's numbers, whatever the filter says. */
export type PhoneNumberFilter = {
  accountSid: string | null;
  /** For admins, who see the numbers of all providers. Numbers without an account are in no provider's list. */
  serviceProviderSid: string | null;
  /** Part of the stored number. */
  text: string;
};

export const phoneNumberPagePath = (
  { accountSid, serviceProviderSid, text }: PhoneNumberFilter,
  page: number,
  pageSize: number,
) =>
  `PhoneNumbers${queryString({
    page,
    page_size: pageSize,
    account_sid: accountSid,
    service_provider_sid: accountSid === null ? serviceProviderSid : null,
    filter: text,
  })}`;

/** A page of events, newest first. */
export const eventPagePath = (
  resource: 'RecentCalls' | 'Alerts',
  owner: Owner,
  query: { page: number; count: number } & Period & Readonly<Record<string, string | number>>,
) => `${ownerPath(owner)}/${resource}${queryString(query)}`;

export const lcrRoutesPath = (lcrSid: string) => `LcrRoutes${queryString({ lcr_sid: lcrSid })}`;

export const speechPath = (owner: Owner) => `${ownerPath(owner)}/SpeechCredentials`;
export const speechRecordPath = (owner: Owner, sid: string) =>
  `${speechPath(owner)}${path`/${sid}`}`;
