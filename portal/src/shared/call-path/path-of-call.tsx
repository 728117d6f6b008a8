import { decideInbound } from '@trunkline/ui/engines/call-routing';
import { CallPath, type InboundPath, inboundPath } from '@trunkline/ui/widgets/call-path';
import { useAccountChoices } from '../../platform/resources/accounts/accounts.ts';
import { useApplication } from '../../platform/resources/applications/applications.ts';
import type { EngineCarrier } from '../../platform/resources/carriers/voip-carriers.ts';
import type { PhoneNumber } from '../../platform/resources/numbers/phone-numbers.ts';
import { PortalLink } from '../../screen/page/portal-link.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { isAtLeast } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { useNumberFormat } from '../calls/readable-number.tsx';
import { hostOf, type PathNames, repairOf } from './links.ts';

/** The properties of a carrier that decide about its calls. */
export type PathCarrier = Pick<
  EngineCarrier,
  | 'voip_carrier_sid'
  | 'name'
  | 'is_active'
  | 'account_sid'
  | 'service_provider_sid'
  | 'application_sid'
>;

type Repair = { label: string; href: string } | undefined;

type PathOfCallProps = {
  /** Dialled number without the leading plus; '' for an unlisted number. */
  number: string;
  carrier: PathCarrier;
  /** Numbers and patterns of this carrier. */
  numbers: readonly PhoneNumber[];
  /** Whether the platform accepts the carrier's calls at all. Default: true. */
  isLetIn?: boolean;
  /** Record that the path is displayed beside; it gets no link to itself. */
  beside?: 'carrier' | 'number' | 'application';
  /** Replaces the usual repair for the end of the path. */
  repairFor?: (path: InboundPath, usual: Repair) => Repair;
};

/** Placeholder for any address of the carrier: the source doesn't matter here. */
const source = '192.0.2.1';

/** The path of a call from a carrier to a number, as the call engine decides it. */
export function PathOfCall({
  number,
  carrier,
  numbers,
  isLetIn = true,
  beside,
  repairFor,
}: PathOfCallProps) {
  const readable = useNumberFormat();
  const isManager = isAtLeast(useUser(), 'service_provider');
  const accounts = useAccountChoices(
    isManager ? (carrier.service_provider_sid ?? null) : null,
  ).data;
  const id = carrier.voip_carrier_sid;
  const path = inboundPath(
    decideInbound(
      { host: source, source, number, user: number, isFromMicrosoft: false },
      {
        accounts: (accounts ?? []).map((one) => ({
          id: one.account_sid,
          providerId: one.service_provider_sid,
          realm: one.sip_realm,
          isActive: one.is_active,
          deviceApplicationId: one.device_calling_application_sid || null,
        })),
        tenants: [],
        carriers: [
          {
            id,
            isActive: carrier.is_active,
            accountId: carrier.account_sid,
            providerId: carrier.service_provider_sid,
            applicationId: carrier.application_sid,
            requiresRegister: false,
            registerRealm: '',
            registerUsername: '',
            gateways: isLetIn ? [{ address: source, netmask: 32, isInbound: true }] : [],
          },
        ],
        numbers: numbers.map((one) => ({
          id: one.phone_number_sid,
          number: one.number,
          carrierId: id,
          accountId: one.account_sid,
          applicationId: one.application_sid,
        })),
      },
    ),
  );
  const application = useApplication(path.applicationId).data;
  const names: PathNames = {
    carriers: new Map([[id, carrier.name]]),
    numbers: new Map(numbers.map((one) => [one.phone_number_sid, readable(one.number)])),
    readOnly: new Set(isManager || carrier.account_sid !== null ? [] : [id]),
  };
  // A call that is not let in still belongs to this carrier.
  const isKnown = path.broken?.at !== 'number';
  const listed = path.numberId === null ? undefined : names.numbers.get(path.numberId);
  const server = hostOf(application?.call_hook?.url);
  const usual = repairOf({ ...path, carrierId: id }, names, readable(number));
  return (
    <CallPath
      isCompact
      path={path}
      LinkComponent={PortalLink}
      names={{
        caller: { name: 'Any caller' },
        carrier: {
          name: carrier.name,
          href: beside === 'carrier' ? undefined : kinds.carrier.edit(id),
        },
        number: isKnown
          ? {
              name: listed ?? (number === '' ? 'Any other number' : readable(number)),
              href:
                path.numberId === null || beside === 'number'
                  ? undefined
                  : kinds.phoneNumber.edit(path.numberId),
            }
          : undefined,
        application: application && {
          name: application.name,
          href:
            beside === 'application'
              ? undefined
              : kinds.application.edit(application.application_sid),
        },
        server: server === undefined ? undefined : { name: server },
      }}
      repair={repairFor ? repairFor(path, usual) : usual}
    />
  );
}
