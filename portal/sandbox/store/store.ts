import { createAccountStore } from '../resources/accounts/store.ts';
import { createSbcStore, createSmppAddressStore } from '../resources/addresses/store.ts';
import { createAlertStore } from '../resources/alerts/store.ts';
import { createApiKeyStore } from '../resources/api-keys/store.ts';
import { createApplicationStore } from '../resources/applications/store.ts';
import { createEvidenceStore } from '../resources/calls/evidence-store.ts';
import { createCallStore } from '../resources/calls/store.ts';
import { createCarrierStore } from '../resources/carriers/store.ts';
import { createClientStore } from '../resources/clients/store.ts';
import { createCustomVoiceStore } from '../resources/custom-voices/store.ts';
import { createSipGatewayStore, createSmppGatewayStore } from '../resources/gateways/store.ts';
import { createLcrRouteStore } from '../resources/lcrs/lcr-route-store.ts';
import { createLcrStore } from '../resources/lcrs/store.ts';
import {
  createAccountLimitStore,
  createServiceProviderLimitStore,
} from '../resources/limits/store.ts';
import { createNumberStore } from '../resources/phone-numbers/store.ts';
import { createPlatformSettingsStore } from '../resources/platform-settings/store.ts';
import { createMailStore, createResetLinkStore } from '../resources/registration/store.ts';
import { createServiceProviderStore } from '../resources/service-providers/store.ts';
import { createSessionStore } from '../resources/session/store.ts';
import { createSpeechCredentialStore } from '../resources/speech-credentials/store.ts';
import { createSubscriptionStore } from '../resources/subscriptions/store.ts';
import { createTeamsTenantStore } from '../resources/teams-tenants/store.ts';
import { createTtsCacheStore } from '../resources/tts-cache/store.ts';
import { createUserStore } from '../resources/users/store.ts';
import { createWebhookStore } from '../resources/webhooks/store.ts';
import type { Database, Row } from './database.ts';
import { dumped } from './dump.ts';
import { createWriter, type Table } from './table.ts';
import * as tables from './tables.ts';
import * as platformTables from './tables-platform.ts';
import * as speechTables from './tables-speech.ts';
import * as trunkTables from './tables-trunks.ts';
import * as voiceTables from './tables-voice.ts';

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null;

/** Every table that clients can reach. References are checked against this list. */
export const allTables: readonly Table[] = [
  tables,
  platformTables,
  voiceTables,
  trunkTables,
  speechTables,
].flatMap((module) => Object.values(module).filter(isTable));

export type Store = ReturnType<typeof createStore>;

/** All storage modules over one migrated database. */
export function createStore(db: Database) {
  const writer = createWriter(db, allTables);
  return {
    writer,
    transaction: db.transaction,
    webhooks: createWebhookStore(db, writer),
    serviceProviders: createServiceProviderStore(db, writer),
    accounts: createAccountStore(db, writer),
    applications: createApplicationStore(db, writer),
    users: createUserStore(db, writer),
    sessions: createSessionStore(db),
    apiKeys: createApiKeyStore(db, writer),
    accountLimits: createAccountLimitStore(db, writer),
    serviceProviderLimits: createServiceProviderLimitStore(db, writer),
    platformSettings: createPlatformSettingsStore(db, writer),
    ttsCache: createTtsCacheStore(db),
    numbers: createNumberStore(db, writer),
    carriers: createCarrierStore(db, writer),
    teamsTenants: createTeamsTenantStore(db, writer),
    lcrs: createLcrStore(db, writer),
    lcrRoutes: createLcrRouteStore(db, writer),
    sipGateways: createSipGatewayStore(db, writer),
    smppGateways: createSmppGatewayStore(db, writer),
    sbcs: createSbcStore(db, writer),
    smppAddresses: createSmppAddressStore(db, writer),
    clients: createClientStore(db, writer),
    speechCredentials: createSpeechCredentialStore(db, writer),
    customVoices: createCustomVoiceStore(db, writer),
    calls: createCallStore(db),
    evidence: createEvidenceStore(db),
    alerts: createAlertStore(db),
    mails: createMailStore(db),
    resetLinks: createResetLinkStore(db),
    subscriptions: createSubscriptionStore(db),
    state: {
      get: (name: string) =>
        db.get<{ value: string }>('SELECT value FROM sandbox_state WHERE name = ?', [name])?.value,
      set: (name: string, value: string) =>
        db.run('INSERT OR REPLACE INTO sandbox_state (name, value) VALUES (?, ?)', [name, value]),
    },
    /** Grows with every row written, even if rolled back. */
    changeCount: () => db.get<{ n: number }>('SELECT total_changes() AS n')?.n ?? 0,
    /** All stored data, to compare before and after. */
    dump: () => JSON.parse(dumped(db)) as Record<string, Row[]>,
    /** The same as JSON. @param leftOut names of tables */
    dumpText: (leftOut: readonly string[]) => dumped(db, leftOut),
  };
}
