import type { Columns } from '../../client/calls/wire.ts';
import { creation, write } from '../../client/calls/write.ts';
import type { Owner } from '../../values/owner.ts';
import { speechPath, speechRecordPath } from '../paths.ts';

export const newSpeechCredential = (owner: Owner, body: Columns) =>
  creation(speechPath(owner), body);

/** The body replaces everything that can change; an incomplete one changes only the uses. */
export const speechCredentialUpdate = (owner: Owner, sid: string, body: Columns) =>
  write('PUT', speechRecordPath(owner, sid), body);

export const speechCredentialDeletion = (owner: Owner, sid: string) =>
  write('DELETE', speechRecordPath(owner, sid));
