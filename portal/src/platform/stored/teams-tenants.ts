import * as v from 'valibot';
import { type Columns, optionalText, reference, text } from '../client/calls/wire.ts';

export const tenant = v.object({
  ms_teams_tenant_sid: v.string(),
  tenant_fqdn: text,
  service_provider_sid: optionalText,
  account_sid: reference,
  application_sid: reference,
});
export type TeamsTenant = v.InferOutput<typeof tenant> & { columns?: Columns };
