import * as v from 'valibot';
import { read, useQuery } from '../../client/cache/query.ts';
import { optionalText } from '../../client/calls/wire.ts';
import { write } from '../../client/calls/write.ts';

/** The response is an empty object if nothing is stored. */
const systemInformation = v.object({
  domain_name: optionalText,
  sip_domain_name: optionalText,
  monitoring_domain_name: optionalText,
  private_network_cidr: optionalText,
  log_level: v.fallback(v.nullish(v.picklist(['info', 'debug']), 'info'), 'info'),
});
export type SystemInformation = v.InferOutput<typeof systemInformation>;

/** For admins: the platform refuses other users. */
const information = read('SystemInformation', systemInformation);
export const getSystemInformation = information.get;
export const useSystemInformation = () => useQuery(information);

export type SystemInformationUpdate = {
  domain_name: string | null;
  sip_domain_name: string | null;
  monitoring_domain_name: string | null;
  private_network_cidr: string | null;
  log_level: SystemInformation['log_level'];
};

export const systemInformationChange = (body: Partial<SystemInformationUpdate>) =>
  write('POST', 'SystemInformation', body);
