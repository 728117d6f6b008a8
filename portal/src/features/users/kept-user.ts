import { type KeptRecord, keptRecord } from '../../screen/history/kept-record.ts';
import type { SessionUser } from '../../session/user.ts';
import { newUserValues, userMembers, userRecord } from './user.ts';

/** A user, before they are deleted. */
export const keptUser = (sid: string, viewer: SessionUser): Promise<KeptRecord> =>
  keptRecord(userRecord, sid, {
    empty: newUserValues(viewer),
    hasFixedColumns: true,
    members: userMembers((one) => one),
    lost: ['the password'],
  });
