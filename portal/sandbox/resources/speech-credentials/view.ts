import type { Caller } from '../../http/env.ts';
import { ownsAccount } from '../../http/ownership.ts';
import type { Store } from '../../store/store.ts';
import { type Credential, credentialView, withoutSecrets } from './credential.ts';
import type { SpeechCredentialRow } from './store.ts';

export const storedCredential = (row: SpeechCredentialRow) =>
  JSON.parse(row.credential) as Credential;

/** Common columns, then the vendor's members, flat. */
export function speechView(row: SpeechCredentialRow): Record<string, unknown> {
  const { credential: _credential, ...common } = row;
  return { ...common, ...credentialView(row.vendor, storedCredential(row)) };
}

/** A provider's credential as shown to the users of its accounts. */
export const reducedSpeechView = (row: SpeechCredentialRow) => withoutSecrets(speechView(row));

/** A provider's users also own credentials of its accounts; only admins own those without an owner. */
export function ownsCredential(caller: Caller, store: Store, row: SpeechCredentialRow): boolean {
  if (caller.scope === 'admin') return true;
  if (row.account_sid !== null) return ownsAccount(caller, store, row.account_sid);
  return (
    caller.scope === 'service_provider' && row.service_provider_sid === caller.serviceProviderSid
  );
}

/** Account users see their provider's credentials in lists. */
export function maySeeCredential(caller: Caller, store: Store, row: SpeechCredentialRow): boolean {
  const isShared =
    row.account_sid === null &&
    row.service_provider_sid !== null &&
    row.service_provider_sid === caller.serviceProviderSid;
  return isShared || ownsCredential(caller, store, row);
}
