import type { KeptRecord } from '../../../screen/history/kept-record.ts';
import { carrierMembers, carrierSecrets, emptyCarrier } from '../form/carrier-form.schema.ts';
import { carrierSave } from '../form/save-carrier.ts';

/** A carrier and its gateways, before they are deleted. */
export const keptCarrier = async (sid: string): Promise<KeptRecord> => ({
  values: (await carrierSave().read(sid)).values,
  empty: emptyCarrier,
  members: carrierMembers,
  secrets: carrierSecrets(),
});
