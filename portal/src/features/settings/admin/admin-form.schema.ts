import type { PasswordPolicy } from '@trunkline/ui/widgets/password-rules';
import {
  cidrEntries,
  type SystemInformationValue,
  validateSystemInformation,
} from '@trunkline/ui/widgets/system-information';
import * as v from 'valibot';
import type { Members } from '../../../screen/form/save/record/members.ts';
import { widgetSchema } from '../../../screen/form/schema.ts';

export type AdminFormValues = {
  systemInformation: SystemInformationValue;
  passwordPolicy: PasswordPolicy;
};

export const adminMembers: Members<AdminFormValues> = {
  systemInformation: {
    members: {
      domainName: { label: 'Domain name' },
      sipDomainName: { label: 'SIP domain name' },
      privateNetworkCidr: { label: 'Private network CIDR' },
      monitoringDomainName: { label: 'Monitoring domain name' },
      logLevel: { label: 'Log level' },
    },
  },
  passwordPolicy: {
    members: {
      minLength: { label: 'Minimum password length' },
      requireLetter: { label: 'Password needs a letter' },
      requireDigit: { label: 'Password needs a digit' },
      requireSpecialCharacter: { label: 'Password needs a special character' },
    },
  },
};

/** As the platform would store it: blanks around names and networks don't count. */
export const trimmedInformation = (
  information: SystemInformationValue,
): SystemInformationValue => ({
  domainName: information.domainName.trim(),
  sipDomainName: information.sipDomainName.trim(),
  privateNetworkCidr: cidrEntries(information.privateNetworkCidr).join(','),
  monitoringDomainName: information.monitoringDomainName.trim(),
  logLevel: information.logLevel,
});

export const adminFormSchema = v.object({
  systemInformation: v.pipe(
    widgetSchema((value: SystemInformationValue) => ({ ...validateSystemInformation(value) })),
    v.transform(trimmedInformation),
  ),
  passwordPolicy: v.custom<PasswordPolicy>((input) => input !== undefined),
});
