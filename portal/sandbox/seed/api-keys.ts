import { ACME, CONTOSO, GLOBEX, NORTHWIND, RETAIL } from './known-sids.ts';

export type SeededKey = {
  sid?: string;
  token?: string;
  name: string;
  accountSid?: string;
  serviceProviderSid?: string;
  /** Days before the first run; absent for never. */
  usedDaysAgo?: number;
};

export const SEEDED_KEYS: readonly SeededKey[] = [
  {
    name: 'acme-pbx',
    sid: 'f85d1252-87a0-4509-90d4-a4481ef9e2af',
    token: '8433c740-92e9-405d-96b9-7cd843076bb2',
    accountSid: ACME,
    usedDaysAgo: 0,
  },
  { name: 'acme-reports', accountSid: ACME, usedDaysAgo: 1 },
  { name: 'acme-old-script', accountSid: ACME, usedDaysAgo: 12 },
  { name: 'acme-unused', accountSid: ACME },
  { name: 'globex-crm', accountSid: GLOBEX, usedDaysAgo: 1 },
  { name: 'retail-shop', accountSid: RETAIL },
  {
    name: 'northwind-provisioning',
    sid: '1c196e6b-7f2b-444c-90cd-0ca96106f76d',
    token: '92f7f19c-5318-43d9-8471-6d08c69177b2',
    serviceProviderSid: NORTHWIND,
  },
  { name: 'northwind-billing', serviceProviderSid: NORTHWIND, usedDaysAgo: 0 },
  { name: 'contoso-provisioning', serviceProviderSid: CONTOSO, usedDaysAgo: 12 },
];
