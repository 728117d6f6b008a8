import type { PasswordPolicy } from '@trunkline/ui/widgets/password-rules';
import {
  cidrEntries,
  type SystemInformationValue,
  validateSystemInformation,
} from '@trunkline/ui/widgets/system-information';
import { formSchema, reportBelow } from '../../screen/form-schema.ts';

export type AdminFormValues = {
  systemInformation: SystemInformationValue;
  passwordPolicy: PasswordPolicy;
};

export const adminFormSchema = formSchema<AdminFormValues>(({ systemInformation }, report) =>
  reportBelow(report, 'systemInformation', validateSystemInformation(systemInformation)),
);

/** As the platform would store it: blanks around names and networks do not count. */
export const tidyAdmin = ({
  systemInformation: information,
  passwordPolicy,
}: AdminFormValues): AdminFormValues => ({
  systemInformation: {
    domainName: information.domainName.trim(),
    sipDomainName: information.sipDomainName.trim(),
    privateNetworkCidr: cidrEntries(information.privateNetworkCidr).join(','),
    monitoringDomainName: information.monitoringDomainName.trim(),
    logLevel: information.logLevel,
  },
  passwordPolicy,
});
