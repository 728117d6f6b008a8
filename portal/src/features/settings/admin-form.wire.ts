import type { PasswordPolicy } from '@trunkline/ui/widgets/password-rules';
import type {
  SystemInformation,
  SystemInformationUpdate,
} from '../../platform/system-information.ts';
import { type AdminFormValues, tidyAdmin } from './admin-form.schema.ts';

/** Wire to form, tidied: a list of networks may be stored with blanks. */
export const adminFormValues = (
  information: SystemInformation,
  passwordPolicy: PasswordPolicy,
): AdminFormValues =>
  tidyAdmin({
    systemInformation: {
      domainName: information.domain_name,
      sipDomainName: information.sip_domain_name,
      privateNetworkCidr: information.private_network_cidr,
      monitoringDomainName: information.monitoring_domain_name,
      logLevel: information.log_level,
    },
    passwordPolicy,
  });

/** Form to POST: all five members, an empty text as null. */
export function systemInformationOf(values: AdminFormValues): SystemInformationUpdate {
  const { systemInformation } = tidyAdmin(values);
  return {
    domain_name: systemInformation.domainName || null,
    sip_domain_name: systemInformation.sipDomainName || null,
    monitoring_domain_name: systemInformation.monitoringDomainName || null,
    private_network_cidr: systemInformation.privateNetworkCidr || null,
    log_level: systemInformation.logLevel,
  };
}
