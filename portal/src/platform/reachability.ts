import { PlatformError } from './errors.ts';
import { callJson } from './transport.ts';

/** Any answer counts, a refusal too. Does not touch the session. */
export async function isServerReachable(): Promise<boolean> {
  try {
    await callJson('GET', 'PredefinedCarriers', { token: null });
    return true;
  } catch (error) {
    return error instanceof PlatformError && error.kind !== 'Unreachable';
  }
}
