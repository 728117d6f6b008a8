import type { Api, Services } from '../http/env.ts';
import { registerAccountParts } from './account-parts.ts';
import { registerAccounts } from './accounts.ts';
import { registerActivation } from './activation.ts';
import { registerAddresses } from './addresses.ts';
import { registerAlerts } from './alerts.ts';
import { registerApiKeys } from './api-keys.ts';
import { registerAppEnv } from './app-env.ts';
import { registerApplications } from './applications.ts';
import { registerBilling } from './billing.ts';
import { registerCallEvidence } from './call-evidence.ts';
import { registerCarriers } from './carriers.ts';
import { registerClients } from './clients.ts';
import { registerCustomVoices } from './custom-voices.ts';
import { registerGateways } from './gateways.ts';
import { registerLcrBatch } from './lcr-batch.ts';
import { registerLcrEntries } from './lcr-entries.ts';
import { registerLcrRoutes } from './lcr-routes.ts';
import { registerLcrs } from './lcrs.ts';
import { registerLimits } from './limits.ts';
import { registerOwnedCarriers } from './owned-carriers.ts';
import { registerPasswordReset } from './password-reset.ts';
import { registerPasswordSettings } from './password-settings.ts';
import { registerPhoneNumbers } from './phone-numbers.ts';
import { registerPredefinedCarriers } from './predefined-carriers.ts';
import { registerRecentCalls } from './recent-calls.ts';
import { registerRecordings } from './recordings.ts';
import { registerRegistration } from './registration.ts';
import { registerServiceProviderLists } from './service-provider-lists.ts';
import { registerServiceProviders } from './service-providers.ts';
import { registerSession } from './session.ts';
import { registerSignin } from './signin.ts';
import { registerSipRealms } from './sip-realms.ts';
import { registerSpeechCredentials } from './speech-credentials.ts';
import { registerSpeechLanguages } from './speech-languages.ts';
import { registerSubscriptions } from './subscriptions.ts';
import { registerSystemInformation } from './system-information.ts';
import { registerTeamsTenants } from './teams-tenants.ts';
import { registerTtsCache } from './tts-cache.ts';
import { registerUsers } from './users.ts';
import { registerUserWrites } from './users-write.ts';
import { registerVoiceSamples } from './voice-samples.ts';

/** One router per resource; a new resource adds its line here. */
const RESOURCES: readonly ((api: Api, services: Services) => void)[] = [
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
  for (const register of RESOURCES) register(api, services);
}
