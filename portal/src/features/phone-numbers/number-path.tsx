import { decideInbound } from '@trunkline/ui/engines/call-routing';
import { CallPath, inboundPath } from '@trunkline/ui/widgets/call-path';
import { useApplication } from '../../platform/resources/applications/applications.ts';
import type { EngineCarrier } from '../../platform/resources/carriers/voip-carriers.ts';
import { PortalLink } from '../../screen/page/portal-link.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { hostOf } from '../../shared/call-path-links.ts';
import { useNumberFormat } from '../../shared/readable-number.tsx';

type NumberPathProps = {
  number: string;
  accountSid: string;
  applicationSid: string;
  carrier: EngineCarrier;
};

/** Any address of the carrier's: where it calls from doesn't matter here. */
const source = '192.0.2.1';

/** The way of a call that its carrier brings to this number, as it would be after a save. */
export default function NumberPath({
  number,
  accountSid,
  applicationSid,
  carrier,
}: NumberPathProps) {
  const readable = useNumberFormat();
  const id = carrier.voip_carrier_sid;
  const outcome = decideInbound(
    { host: source, source, number, user: number, isFromMicrosoft: false },
    {
      accounts: [],
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
          gateways: [{ address: source, netmask: 32, isInbound: true }],
        },
      ],
      numbers: [
        {
          id: number,
          number,
          carrierId: id,
          accountId: accountSid || null,
          applicationId: applicationSid || null,
        },
      ],
    },
  );
  const path = inboundPath(outcome);
  const application = useApplication(path.applicationId).data;
  return (
    <CallPath
      isCompact
      path={path}
      LinkComponent={PortalLink}
      names={{
        caller: { name: 'Any caller' },
        carrier: { name: carrier.name, href: kinds.carrier.edit(id) },
        number: { name: readable(number) },
        application: application && {
          name: application.name,
          href: kinds.application.edit(application.application_sid),
        },
        server: serverOf(application?.call_hook?.url),
      }}
      repair={
        carrier.is_active ? undefined : { label: 'Open the carrier', href: kinds.carrier.edit(id) }
      }
    />
  );
}

function serverOf(url: string | undefined) {
  const name = hostOf(url);
  return name === undefined ? undefined : { name };
}
