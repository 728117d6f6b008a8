import type { Caller } from './api.ts';
import type { KindName, Owner } from './model.ts';

/*
 * The platform overrides whom a record belongs to by the log-in that writes it, or refuses it. What
 * would become something else than the file says is refused before anything is written.
 */

/** Why a log-in can't write records of this kind and owner; undefined if it can. */
export function refusalOf(kind: KindName, owner: Owner, caller: Caller): string | undefined {
  if (caller === 'service_provider' && kind === 'routing' && owner !== '') {
    return 'Only the account itself or an administrator can write its routing table: written with this log-in it would become the table of the provider.';
  }
  if (caller === 'account' && owner === '') {
    return 'Only the provider itself or an administrator can write what all its accounts share.';
  }
  return undefined;
}
