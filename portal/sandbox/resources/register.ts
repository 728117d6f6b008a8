import type { Api, Services } from '../http/env.ts';
import { registerAccountParts } from './accounts/parts.ts';
import { registerAccounts } from './accounts/routes.ts';
import { registerAddresses } from './addresses/routes.ts';
import { registerAlerts } from './alerts/routes.ts';
import { registerApiKeys } from './api-keys/routes.ts';
import { registerAppEnv } from './applications/env-schemas.ts';
import { registerApplications } from './applications/routes.ts';
import { registerCallEvidence } from './calls/evidence.ts';
import { registerRecordings } from './calls/recordings.ts';
import { registerRecentCalls } from './calls/routes.ts';
import { registerOwnedCarriers } from './carriers/owned.ts';
import { registerPredefinedCarriers } from './carriers/predefined.ts';
import { registerCarriers } from './carriers/routes.ts';
import { registerClients } from './clients/routes.ts';
import { registerCustomVoices } from './custom-voices/routes.ts';
import { registerGateways } from './gateways/routes.ts';
import { registerLcrBatch } from './lcrs/batch.ts';
import { registerLcrEntries } from './lcrs/entries.ts';
import { registerLcrRoutes } from './lcrs/lcr-routes.ts';
import { registerLcrs } from './lcrs/routes.ts';
import { registerLimits } from './limits/routes.ts';
import { registerLiveCalls } from './live-calls/routes.ts';
import { registerLiveLists } from './live-lists/routes.ts';
import { registerPhoneNumbers } from './phone-numbers/routes.ts';
import { registerPasswordSettings, registerSystemInformation } from './platform-settings/routes.ts';
import { registerActivation } from './registration/activation.ts';
import { registerPasswordReset } from './registration/password-reset.ts';
import { registerRegistration } from './registration/routes.ts';
import { registerSignin } from './registration/signin.ts';
import { registerSipRealms } from './registration/sip-realms.ts';
import {
  registerServiceProviderLists,
  registerServiceProviders,
} from './service-providers/routes.ts';
import { registerSession } from './session/routes.ts';
import { registerSpeechLanguages } from './speech-credentials/languages.ts';
import { registerSpeechCredentials } from './speech-credentials/routes.ts';
import { registerVoiceSamples } from './speech-credentials/voice-samples.ts';
import { registerBilling } from './subscriptions/billing.ts';
import { registerSubscriptions } from './subscriptions/routes.ts';
import { registerTeamsTenants } from './teams-tenants/routes.ts';
import { registerTtsCache } from './tts-cache/routes.ts';
import { registerUsers } from './users/routes.ts';
import { registerUserWrites } from './users/writes.ts';

/** One router per resource; a new resource adds its line here. */
const resources: readonly ((api: Api, services: Services) => void)[] = [
  registerSession,
  registerUsers,
  registerUserWrites,
  registerPasswordSettings,
  registerSystemInformation,
  registerServiceProviders,
  registerServiceProviderLists,
  registerAccounts,
  registerAccountParts,
  registerLimits,
  registerTtsCache,
  registerVoiceSamples,
  registerApiKeys,
  registerApplications,
  registerAppEnv,
  registerPhoneNumbers,
  registerTeamsTenants,
  registerLcrs,
  registerLcrBatch,
  registerLcrRoutes,
  registerLcrEntries,
  registerCarriers,
  registerOwnedCarriers,
  registerPredefinedCarriers,
  registerGateways,
  registerAddresses,
  registerClients,
  registerSpeechLanguages,
  registerSpeechCredentials,
  registerCustomVoices,
  registerLiveCalls,
  registerLiveLists,
  registerRecentCalls,
  registerCallEvidence,
  registerRecordings,
  registerAlerts,
  registerRegistration,
  registerSignin,
  registerPasswordReset,
  registerActivation,
  registerSipRealms,
  registerBilling,
  registerSubscriptions,
];

export function registerRoutes(api: Api, services: Services): void {
  for (const register of resources) register(api, services);
}
