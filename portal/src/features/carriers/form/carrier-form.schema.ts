import {
  describeSipGateway,
  type SipGatewaysValue,
  validateSipGateways,
} from '@trunkline/ui/widgets/sip-gateways';
import {
  describeSmppGateway,
  isBlankSmppGateway,
  type SmppDirection,
  type SmppGatewaysValue,
  validateSmppGateways,
} from '@trunkline/ui/widgets/smpp-gateways';
import * as v from 'valibot';
import { isRecord } from '../../../browser/record.ts';
import { carrier } from '../../../platform/records/carrier.ts';
import { initialValues } from '../../../platform/records/record.ts';
import {
  type Authentication,
  authenticationErrors,
  emptyAuthentication,
} from '../../../platform/values/trunk-rules.ts';
import type { Members } from '../../../screen/form/save/record/members.ts';
import { widgetSchema } from '../../../screen/form/schema.ts';
import { membersOf, rulesOf, secretPaths } from '../../../screen/record/saved/saved-record.ts';

export { type Authentication, authenticationErrors, emptyAuthentication };

const empty = initialValues(carrier);

export const emptyCarrier = {
  ...empty,
  sipGateways: {} as SipGatewaysValue,
  sms: { ...empty.sms, gateways: {} as SmppGatewaysValue },
};
export type CarrierFormValues = typeof emptyCarrier;
type Sms = CarrierFormValues['sms'];

const describeCredential = ({ systemId, password }: Sms['outbound']) =>
  [systemId || 'No system ID', password && 'with a password'].filter(Boolean).join(', ');

const { authentication, sms } = carrier.columns;

export const carrierMembers: Members<CarrierFormValues> = {
  ...membersOf(carrier),
  // Registration needs the other members: they are merged as one.
  authentication: {
    label: authentication.label,
    describe: ({ username, requiresRegister, realm, fromUser, fromDomain, usesPublicIp }) =>
      [
        username || 'Off',
        requiresRegister && `registers with ${realm}`,
        fromUser && `from user ${fromUser}`,
        fromDomain && `from domain ${fromDomain}`,
        usesPublicIp && 'public IP in contact',
      ]
        .filter(Boolean)
        .join(', '),
  },
  sipGateways: { each: () => ({ label: 'SIP gateway', describe: describeSipGateway }) },
  sms: {
    members: {
      outbound: { label: sms.columns.outbound.label, describe: describeCredential },
      inbound: { label: sms.columns.inbound.label, describe: describeCredential },
      gateways: { each: () => ({ label: 'SMPP gateway', describe: describeSmppGateway }) },
    },
  },
};

/** Secrets that drafts and history must not store. */
export const carrierSecrets = secretPaths(carrier);

/** Whether a member is on the second tab. */
export const isOnSmsTab = (field: string) => field === 'sms' || field.startsWith('sms.');

const needsOutbound = 'You must provide at least one Outbound Gateway.';
const needsPassword = 'Password is required if whitelisting carrier IP address(es) below.';

export function smsErrors({ outbound, inbound, gateways }: Sms): Record<string, string> {
  const filled = Object.values(gateways).filter((one) => !isBlankSmppGateway(one));
  const has = (direction: SmppDirection) => filled.some((one) => one.direction === direction);
  const errors: Record<string, string> = {};
  const hasCredential = outbound.systemId.trim() !== '' || outbound.password !== '';
  if (hasCredential && !has('outbound')) errors['gateways.outbound'] = needsOutbound;
  if (has('inbound') && inbound.password === '') errors['inbound.password'] = needsPassword;
  for (const [path, message] of Object.entries(validateSmppGateways(gateways))) {
    errors[`gateways.${path}`] = message;
  }
  return errors;
}

/** A row without an address isn't stored, and doesn't count as a change. */
const withoutBlankRows = (sms: Sms): Sms => ({
  ...sms,
  gateways: Object.fromEntries(
    Object.entries(sms.gateways).filter(([, gateway]) => !isBlankSmppGateway(gateway)),
  ),
});

export const carrierFormSchema = v.object({
  ...rulesOf(carrier, true),
  authentication: widgetSchema(authenticationErrors),
  sipGateways: widgetSchema((value: SipGatewaysValue) => validateSipGateways(value)),
  sms: v.pipe(v.custom<Sms>(isRecord), v.transform(withoutBlankRows), widgetSchema(smsErrors)),
});
