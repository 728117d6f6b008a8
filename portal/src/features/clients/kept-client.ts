import { type KeptRecord, keptRecord } from '../../screen/history/kept-record.ts';
import { clientForm, clientRecord } from './client.ts';

/** A SIP client, before it is deleted. */
export const keptClient = (sid: string): Promise<KeptRecord> =>
  keptRecord(clientRecord, sid, {
    empty: clientForm.empty,
    members: clientForm.members,
    lost: ['the password'],
  });
