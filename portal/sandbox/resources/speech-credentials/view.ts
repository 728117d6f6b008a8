import type { Caller } from '../../http/env.ts';
import { ownsAccount } from '../../http/ownership.ts';
import type { Store } from '../../store/store.ts';
import { type Credential, credentialView, withoutSecrets } from './credential.ts';
import type { SpeechCredentialRow } from './store.ts';

export const storedCredential = (row: SpeechCredentialRow) =>
  JSON.parse(row.credential) as Credential;

/** The common columns, then the vendor's members, flat. */
export function speechView(row: SpeechCredentialRow): Record<string, unknown> {
  const { credential: _credential, ...common } = row;
  return { ...common, ...credentialView(row.vendor, storedCredential(row)) };
}

/** A provider's credential as the users of its accounts see it. */
export const reducedSpeechView = (row: SpeechCredentialRow) => withoutSecrets(speechView(row));

/** A provider's users own those of its accounts as well; one of nobody is the admins'. */
export function ownsCredential(caller: Caller, store: Store, row: SpeechCredentialRow): boolean {
  if (caller.scope === 'admin') return true;
  if (row.account_sid !== null) return ownsAccount(caller, store, row.account_sid);
  return (
    caller.scope === 'service_provider' && row.service_provider_sid === caller.serviceProviderSid
  );
}

/** Account users see those of their provider in lists. */
export function maySeeCredential(caller: Caller, store: Store, row: SpeechCredentialRow): boolean {
  const isShared =
    row.account_sid === null &&
    row.service_provider_sid !== null &&
    row.service_provider_sid === caller.serviceProviderSid;
  return isShared || ownsCredential(caller, store, row);
}
