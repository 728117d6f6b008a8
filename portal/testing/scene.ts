import { createPlatform } from './platform.ts';
import { pastThePage } from './wire.ts';

/** The platform of this run, past the page and its faults. */
export const {
  api,
  tokenFor,
  providerSid,
  accountSid,
  createAccount,
  createApplication,
  createProvider,
  createUser,
} = createPlatform(`${window.location.origin}/api/v1`, pastThePage);
