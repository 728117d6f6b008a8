import { hashPassword } from '../rules/passwords.ts';
import { webhookSecret } from '../rules/secrets.ts';
import { toSeconds } from '../store/columns.ts';
import type { Store } from '../store/store.ts';
import * as tables from '../store/tables.ts';
import * as voice from '../store/tables-voice.ts';
import { SEEDED_ACCOUNTS, type SeededAccount } from './accounts.ts';
import { seedAlerts } from './alerts.ts';
import { SEEDED_KEYS } from './api-keys.ts';
import { SEEDED_APPLICATIONS, type SeededApplication } from './applications.ts';
import { seedCalls } from './calls.ts';
import { ACME, ACME_SIPREC_APP, CONTOSO, IVR_MAIN_MENU, NORTHWIND } from './known-sids.ts';
import { seedNumbers } from './numbers.ts';
import { SEEDED_PEOPLE } from './people.ts';
import { seedAddresses, seedClients, seedRouting } from './routing.ts';
import { hashBytes, sidFor } from './sids.ts';
import { seedCustomVoices, seedSpeech } from './speech/speech.ts';
import { seedSubscriptions } from './subscriptions.ts';
import { seedTrunks } from './trunks.ts';
import { SEEDED_CARRIERS, SEEDED_LCRS, SEEDED_NUMBERS, SEEDED_TENANTS } from './voice.ts';

const day = 86_400_000;
const seededAt = 'seeded_at';

export const isSeeded = (store: Store) => store.state.get(seededAt) !== undefined;

function seedProviders({ writer }: Store): void {
  writer.insert(tables.serviceProviders, NORTHWIND, {
    name: 'Northwind Telecom',
    root_domain: 'sip.example.net',
    ms_teams_fqdn: 'teams.example.net',
  });
  writer.insert(tables.serviceProviders, CONTOSO, {
    name: 'Contoso Voice',
    root_domain: 'sip.contoso.example',
  });
  for (const [category, quantity] of [
    ['voice_call_session', 100],
    ['voice_call_minutes', 5000],
  ] as const) {
    writer.insert(tables.serviceProviderLimits, sidFor('limit', `${NORTHWIND}/${category}`), {
      service_provider_sid: NORTHWIND,
      category,
      quantity,
    });
  }
}

function seedAccount(store: Store, account: SeededAccount, now: Date): void {
  const { name, limits = {}, ttsEntries } = account;
  const sid = account.sid ?? sidFor('account', name);
  const created = new Date(now.getTime() - account.age * day);
  store.writer.insert(tables.accounts, sid, {
    name,
    sip_realm: account.realm ?? null,
    service_provider_sid: account.provider,
    created_at: toSeconds(created),
    webhook_secret:
      account.webhookSecret ?? webhookSecret(Uint8Array.from(hashBytes(`secret/${sid}`, 22))),
    bucket_credential: account.bucket ? JSON.stringify(account.bucket) : null,
    ...account.columns,
  });
  const owner = { table: 'accounts', key: 'account_sid', sid };
  for (const [column, hook] of [
    ['registration_hook_sid', account.registrationHook],
    ['queue_event_hook_sid', account.queueHook],
  ] as const) {
    if (!hook) continue;
    const webhook = store.writer.insert(tables.webhooks, sidFor(column, sid), hook);
    store.webhooks.link(owner, column, webhook);
  }
  for (const [category, quantity] of Object.entries(limits)) {
    const values = { account_sid: sid, category, quantity };
    store.writer.insert(tables.accountLimits, sidFor('limit', `${sid}/${category}`), values);
  }
  if (ttsEntries !== undefined) store.ttsCache.set(sid, ttsEntries);
}

function seedApplication(store: Store, application: SeededApplication, now: Date): void {
  const { name, accountSid, callHook, statusHook, messagingHook, columns } = application;
  const sid = application.sid ?? sidFor('application', `${accountSid}/${name}`);
  store.writer.insert(tables.applications, sid, {
    name,
    account_sid: accountSid,
    created_at: toSeconds(new Date(now.getTime() - 2 * day)),
    ...columns,
  });
  const owner = { table: 'applications', key: 'application_sid', sid };
  for (const [column, hook] of [
    ['call_hook_sid', callHook],
    ['call_status_hook_sid', statusHook],
    ['messaging_hook_sid', messagingHook],
  ] as const) {
    if (!hook) continue;
    const webhook = store.writer.insert(tables.webhooks, sidFor(column, sid), hook);
    store.webhooks.link(owner, column, webhook);
  }
}

function seedVoice({ writer }: Store, now: Date): void {
  const created_at = toSeconds(new Date(now.getTime() - 30 * day));
  for (const { sid, columns } of SEEDED_CARRIERS) {
    writer.insert(voice.voipCarriers, sid, { created_at, ...columns });
  }
  for (const number of SEEDED_NUMBERS) {
    writer.insert(voice.phoneNumbers, sidFor('number', number.number), { ...number });
  }
  for (const { sid, ...tenant } of SEEDED_TENANTS) {
    writer.insert(voice.msTeamsTenants, sid, tenant);
  }
  for (const { sid, columns, routes } of SEEDED_LCRS) {
    writer.insert(voice.lcr, sid, columns);
    for (const { sid: route, entrySid, carrierSid, ...rest } of routes) {
      writer.insert(voice.lcrRoutes, route, { ...rest, lcr_sid: sid });
      const entry = { lcr_route_sid: route, voip_carrier_sid: carrierSid };
      writer.insert(voice.lcrCarrierSetEntries, entrySid, entry);
    }
    // Entry of the last route, as the default.
    writer.update(voice.lcr, sid, { default_carrier_set_entry_sid: routes.at(-1)?.entrySid });
  }
}

function seedKeys({ writer }: Store, now: Date): void {
  for (const key of SEEDED_KEYS) {
    const used = key.usedDaysAgo;
    writer.insert(tables.apiKeys, key.sid ?? sidFor('api-key', key.name), {
      token: key.token ?? sidFor('api-token', key.name),
      account_sid: key.accountSid ?? null,
      service_provider_sid: key.serviceProviderSid ?? null,
      last_used: used === undefined ? null : toSeconds(new Date(now.getTime() - used * day)),
      created_at: toSeconds(new Date(now.getTime() - 60 * day)),
    });
  }
}

export type SeedOptions = {
  /** Multiplies the records that exist in thousands. */
  scale?: number;
  /** Runs in the same transaction, and may add records. */
  addMore?: () => void;
};

/** Fills an empty, migrated database. The same `now` and scale give the same contents. */
export async function seed(
  store: Store,
  now: Date,
  { scale = 1, addMore }: SeedOptions = {},
): Promise<void> {
  // Hashing is asynchronous; a transaction must not be.
  const people = await Promise.all(
    SEEDED_PEOPLE.map(async (person) => ({
      ...person,
      hash: await hashPassword(person.password, Uint8Array.from(hashBytes(person.name, 16))),
    })),
  );
  store.transaction(() => {
    seedProviders(store);
    for (const account of SEEDED_ACCOUNTS) seedAccount(store, account, now);
    for (const application of SEEDED_APPLICATIONS) seedApplication(store, application, now);
    store.accounts.change(ACME, {
      device_calling_application_sid: IVR_MAIN_MENU,
      siprec_hook_sid: ACME_SIPREC_APP,
    });
    for (const person of people) {
      const { name, permissions = [], hash, columns } = person;
      store.writer.insert(
        tables.users,
        person.sid ?? sidFor('user', name),
        {
          name,
          email: `${name}@example.net`,
          account_sid: person.accountSid ?? null,
          service_provider_sid: person.serviceProviderSid ?? null,
          ...columns,
        },
        { hashed_password: hash, permissions: JSON.stringify(permissions) },
      );
    }
    seedVoice(store, now);
    seedTrunks(store, now);
    seedNumbers(store, scale);
    seedRouting(store);
    seedClients(store);
    seedAddresses(store);
    seedSpeech(store, now);
    seedCustomVoices(store);
    seedKeys(store, now);
    seedSubscriptions(store, now);
    seedCalls(store, now, scale);
    seedAlerts(store, now, scale);
    // One phrase without an account (`tts-cache#get-total-before-delete`).
    store.ttsCache.set('', 1);
    store.platformSettings.setSystemInformation({
      domain_name: 'voice.example.net',
      sip_domain_name: 'sip.example.net',
      monitoring_domain_name: 'monitor.example.net',
      private_network_cidr: '10.0.0.0/8',
      log_level: 'info',
    });
    addMore?.();
    // Within the transaction: a half-filled database must not count as filled.
    store.state.set(seededAt, now.toISOString());
  });
}
