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
import {
  type Authentication,
  authenticationErrors,
  emptyAuthentication,
  proxyError,
  techPrefixError,
} from '../../../platform/values/trunk-rules.ts';
import type { Members } from '../../../screen/form/save/members.ts';
import { nameSchema, textSchema, widgetSchema } from '../../../screen/form/schema.ts';

export { type Authentication, authenticationErrors, emptyAuthentication, proxyError };

const emptyCredential = { systemId: '', password: '' };

export const emptyCarrier = {
  name: '',
  isActive: true,
  /** '' for all accounts. */
  accountSid: '',
  /** '' for none. */
  applicationSid: '',
  hasLeadingPlus: false,
  dtmfType: 'rfc2833',
  authentication: emptyAuthentication,
  techPrefix: '',
  diversion: '',
  outboundProxy: '',
  sipGateways: {} as SipGatewaysValue,
  sms: {
    outbound: emptyCredential,
    inbound: emptyCredential,
    gateways: {} as SmppGatewaysValue,
  },
};
export type CarrierFormValues = typeof emptyCarrier;
type Sms = CarrierFormValues['sms'];

const describeCredential = ({ systemId, password }: Sms['outbound']) =>
  [systemId || 'No system ID', password && 'with a password'].filter(Boolean).join(', ');

export const carrierMembers: Members<CarrierFormValues> = {
  name: { label: 'Carrier name' },
  isActive: { label: 'Active' },
  accountSid: { label: 'Used by' },
  applicationSid: { label: 'Default application' },
  hasLeadingPlus: { label: 'Leading +' },
  dtmfType: { label: 'DTMF type' },
  // Registering needs the rest: they are not merged one by one.
  authentication: {
    label: 'Outbound authentication',
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
  techPrefix: { label: 'Tech prefix' },
  diversion: { label: 'SIP Diversion header' },
  outboundProxy: { label: 'Outbound SIP proxy' },
  sipGateways: { each: () => ({ label: 'SIP gateway', describe: describeSipGateway }) },
  sms: {
    members: {
      outbound: { label: 'Outbound SMPP credentials', describe: describeCredential },
      inbound: { label: 'Inbound SMPP credentials', describe: describeCredential },
      gateways: { each: () => ({ label: 'SMPP gateway', describe: describeSmppGateway }) },
    },
  },
};

/** No draft holds these. */
export const carrierSecrets = () => [
  'authentication.password',
  'sms.outbound.password',
  'sms.inbound.password',
];

/** Members on the second tab. */
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

/** A row without an address is not stored, and so no change. */
const withoutBlankRows = (sms: Sms): Sms => ({
  ...sms,
  gateways: Object.fromEntries(
    Object.entries(sms.gateways).filter(([, gateway]) => !isBlankSmppGateway(gateway)),
  ),
});

const limited = (maxLength: number) =>
  textSchema((text) =>
    text.length > maxLength ? `Use at most ${maxLength} characters.` : undefined,
  );

export const carrierFormSchema = v.object({
  name: nameSchema('Give the carrier a name.'),
  isActive: v.boolean(),
  accountSid: v.string(),
  applicationSid: v.string(),
  hasLeadingPlus: v.boolean(),
  dtmfType: v.string(),
  authentication: widgetSchema(authenticationErrors),
  techPrefix: textSchema(techPrefixError),
  diversion: limited(32),
  outboundProxy: textSchema(proxyError),
  sipGateways: widgetSchema((value: SipGatewaysValue) => validateSipGateways(value)),
  sms: v.pipe(v.custom<Sms>(isRecord), v.transform(withoutBlankRows), widgetSchema(smsErrors)),
});
