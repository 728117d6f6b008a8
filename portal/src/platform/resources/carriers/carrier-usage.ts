import * as v from 'valibot';
import { path } from '../../client/calls/path.ts';
import { call } from '../../client/calls/transport.ts';
import { optionalText, reference, text } from '../../client/calls/wire.ts';
import { lcrRoutesPath } from '../paths.ts';

const numberOfCarrier = v.object({
  phone_number_sid: v.string(),
  number: text,
  voip_carrier_sid: reference,
  account_sid: reference,
  application_sid: reference,
});

/** @param providerSid null: for account users, who see their account's numbers */
export const listCarrierNumbers = async (carrierSid: string, providerSid: string | null) => {
  const address =
    providerSid === null ? 'PhoneNumbers' : path`ServiceProviders/${providerSid}/PhoneNumbers`;
  const numbers = await call(v.array(numberOfCarrier), 'GET', address, { isBackground: true });
  return numbers.filter(({ voip_carrier_sid }) => voip_carrier_sid === carrierSid);
};

const table = v.object({ lcr_sid: v.string(), name: optionalText });
const route = v.object({
  lcr_carrier_set_entries: v.optional(v.array(v.object({ voip_carrier_sid: reference })), []),
});

/** Lists the tables of outbound call routes that send calls to these carriers and that this user may see. */
export const listRoutingsOf = async (carrierSids: readonly string[]) => {
  const sids = new Set<unknown>(carrierSids);
  const tables = await call(v.array(table), 'GET', 'Lcrs');
  const uses = await Promise.all(
    tables.map(async ({ lcr_sid }) => {
      const routes = await call(v.array(route), 'GET', lcrRoutesPath(lcr_sid), {
        isBackground: true,
      });
      return routes.some(({ lcr_carrier_set_entries }) =>
        lcr_carrier_set_entries.some((entry) => sids.has(entry.voip_carrier_sid)),
      );
    }),
  );
  return tables.filter((_, index) => uses[index]);
};
