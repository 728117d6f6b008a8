import { type KeptRecord, keptRecord } from '../../screen/history/kept-record.ts';
import { emptyNumber, numberMembers, numberRecord } from './number.ts';

/** A phone number, before it is deleted. */
export const keptNumber = (sid: string): Promise<KeptRecord> =>
  keptRecord(numberRecord, sid, { empty: emptyNumber, members: numberMembers((one) => one) });
