import type { PasswordPolicy } from '@trunkline/ui/widgets/password-rules';
import type { SystemInformationValue } from '@trunkline/ui/widgets/system-information';
import type {
  SystemInformation,
  SystemInformationUpdate,
} from '../../../platform/resources/providers/system-information.ts';
import { type AdminFormValues, trimmedInformation } from './admin-form.schema.ts';

/** Wire to form: stored lists of networks may contain blanks. */
export const adminFormValues = (
  information: SystemInformation,
  passwordPolicy: PasswordPolicy,
): AdminFormValues => ({
  systemInformation: trimmedInformation({
    domainName: information.domain_name,
    sipDomainName: information.sip_domain_name,
    privateNetworkCidr: information.private_network_cidr,
    monitoringDomainName: information.monitoring_domain_name,
    logLevel: information.log_level,
  }),
  passwordPolicy,
});

/** Form to POST: all five members, with empty texts as null. */
export const systemInformationOf = (value: SystemInformationValue): SystemInformationUpdate => ({
  domain_name: value.domainName || null,
  sip_domain_name: value.sipDomainName || null,
  monitoring_domain_name: value.monitoringDomainName || null,
  private_network_cidr: value.privateNetworkCidr || null,
  log_level: value.logLevel,
});
