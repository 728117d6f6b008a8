import type { Columns } from '../../client/calls/wire.ts';
import { creation, write } from '../../client/calls/write.ts';
import { readOnlyColumns } from '../../records/record.ts';
import type { Owner } from '../../values/owner.ts';
import { speechPath, speechRecordPath } from '../paths.ts';

export const newSpeechCredential = (owner: Owner, body: Columns) =>
  creation(speechPath(owner), body);

const ownColumns = [
  'vendor',
  'label',
  'speech_credential_sid',
  'account_sid',
  'service_provider_sid',
];

/**
 * What a credential has and its vendor doesn't name: the platform drops what an update leaves out. A
 * mask stays behind.
 * @param named members of the vendor
 */
export function unnamedMembers(stored: Columns, named: readonly string[]): Columns {
  const known = new Set([...readOnlyColumns, ...ownColumns, ...named]);
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([name, value]) => !known.has(name) && value !== null && !/X{3,}/.test(String(value)),
    ),
  );
}

/** The body replaces what it can change; an incomplete one changes the uses alone. */
export const speechCredentialUpdate = (owner: Owner, sid: string, body: Columns) =>
  write('PUT', speechRecordPath(owner, sid), body);

export const speechCredentialDeletion = (owner: Owner, sid: string) =>
  write('DELETE', speechRecordPath(owner, sid));
