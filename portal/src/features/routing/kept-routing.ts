import { listCarriers } from '../../platform/resources/carriers/voip-carriers.ts';
import type { KeptRecord } from '../../screen/history/kept-record.ts';
import { emptyRouting, routingMembers } from './routing-form.schema.ts';
import { routingSave } from './save-routing.ts';

/** A table and its routes, before they are deleted. */
export async function keptRouting(
  sid: string,
  providerSid: string | null,
  accountSid: string | null,
): Promise<KeptRecord> {
  const [{ values }, carriers] = await Promise.all([
    routingSave().read(sid),
    providerSid ? listCarriers(providerSid, accountSid) : [],
  ]);
  const options = carriers.map(({ voip_carrier_sid: id, name }) => ({ id, name }));
  return {
    values,
    empty: emptyRouting,
    members: routingMembers(options, (id) => values.routes.rows[id]?.text ?? id),
  };
}
