import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Select } from '@trunkline/ui/primitives/select';
import { SipGateways } from '@trunkline/ui/widgets/sip-gateways';
import { useMemo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { config } from '../../../../config/index.ts';
import { carrier as carrierShape } from '../../../../platform/records/carrier.ts';
import type { Carrier } from '../../../../platform/resources/carriers/voip-carriers.ts';
import { ApplicationField } from '../../../../screen/form/application-field.tsx';
import { formFields } from '../../../../screen/form/fields.tsx';
import type { OwnerAccount } from '../../../../screen/owners/use-owners.ts';
import { WhenSeen } from '../../../../screen/page/when-seen.tsx';
import { writeRefusal } from '../../../../session/policies.ts';
import { useUser } from '../../../../session/session.ts';
import { onDemand } from '../../../../start/loadable.tsx';
import { type FailedGateways, GatewaysFailed } from '../../gateways/gateways-failed.tsx';
import { WhereToPoint } from '../../gateways/where-to-point.tsx';
import type { CarrierFormValues } from '../carrier-form.schema.ts';
import { AuthenticationSection } from './authentication-section.tsx';
import { insideOf } from './folded.model.ts';
import { Folded } from './folded.tsx';
import { OptionalText } from './optional-text.tsx';

const GatewayCheck = onDemand(() => import('../../gateways/gateway-check.tsx'));
const CarrierPath = onDemand(() => import('./carrier-path.tsx'));

type VoiceTabProps = {
  /** null for a new carrier */
  carrier: Carrier | null;
  accounts: readonly OwnerAccount[];
  /** '' for all accounts */
  accountSid: string;
  control: Control<CarrierFormValues>;
  failed: FailedGateways | undefined;
  /** Fields with problems. */
  wrong: readonly string[];
  /** Clears the credentials for outbound authentication. */
  onClearAuthentication: () => void;
};

const form = formFields<CarrierFormValues>();
const { columns } = carrierShape;

const dtmfTypes = [
  { value: 'rfc2833', label: 'RFC 2833' },
  { value: 'tones', label: 'Tones' },
];

const callMembers = ['hasLeadingPlus', 'dtmfType', 'applicationSid'];
const outboundMembers = ['techPrefix', 'diversion', 'outboundProxy'];

export function VoiceTab({
  carrier,
  accounts,
  accountSid,
  control,
  failed,
  wrong,
  onClearAuthentication,
}: VoiceTabProps) {
  const viewer = useUser();
  const readOnly = writeRefusal(viewer) !== undefined;
  const maySetApplication = viewer.scope === 'admin' || !config().disableDefaultTrunkRouting;
  const users = useMemo(
    () => accounts.filter(({ sid }) => [sid, ''].includes(accountSid)),
    [accounts, accountSid],
  );
  const [hasLeadingPlus, dtmfType, authentication, techPrefix, diversion, outboundProxy] = useWatch(
    {
      control,
      name: [
        'hasLeadingPlus',
        'dtmfType',
        'authentication',
        'techPrefix',
        'diversion',
        'outboundProxy',
      ],
    },
  );
  const inside = insideOf({
    hasLeadingPlus,
    dtmfType: dtmfTypes.find(({ value }) => value === dtmfType)?.label ?? dtmfType,
    authentication,
    techPrefix,
    diversion,
    outboundProxy,
  });
  const isWrong = (members: readonly string[]) =>
    wrong.some((id) => members.some((member) => id === member || id.startsWith(`${member}.`)));
  return (
    <div className="grid grid-cols-1 gap-5">
      <FormSection
        isWide
        title="SIP gateways"
        description="Where this carrier's calls come from, and where yours are sent."
      >
        {failed ? (
          <GatewaysFailed {...failed} />
        ) : (
          <form.Widget name="sipGateways">
            {(field) => (
              <div className="grid grid-cols-1 gap-4">
                <SipGateways
                  value={field.value}
                  onChange={field.onChange}
                  errors={field.errors}
                  readOnly={field.readOnly}
                />
                <GatewayCheck
                  value={field.value}
                  onChange={field.onChange}
                  readOnly={field.readOnly}
                  carrier={carrier}
                  control={control}
                />
              </div>
            )}
          </form.Widget>
        )}
      </FormSection>
      <WhereToPoint accounts={users} />
      {carrier && !failed && (
        <FormSection
          isWide
          title="Inbound calls"
          description="The path of a call from this carrier. Includes unsaved changes."
        >
          <WhenSeen className="min-h-14">
            <CarrierPath carrier={carrier} control={control} />
          </WhenSeen>
        </FormSection>
      )}
      <FormSection title="More settings" description="Extra settings some carriers need.">
        <Folded title="Calls" state={inside.calls} isWrong={isWrong(callMembers)}>
          <form.Checkbox
            label="E.164 syntax"
            name="hasLeadingPlus"
            help="Prepend a leading + on origination attempts."
          />
          <form.Control
            name="dtmfType"
            label={columns.dtmfType.label}
            width="sm"
            help="Change it only for a carrier that doesn't support RFC 2833."
          >
            {({ value, onChange, readOnly }) => (
              <Select
                value={value}
                onChange={onChange}
                readOnly={readOnly}
                options={[
                  ...dtmfTypes,
                  // The platform has one more type; keep it if it is stored.
                  ...(dtmfTypes.some((type) => type.value === value)
                    ? []
                    : [{ value, label: value }]),
                ]}
              />
            )}
          </form.Control>
          {accountSid !== '' && maySetApplication && (
            <ApplicationField
              key={accountSid}
              name="applicationSid"
              label="Default Application"
              accountSid={accountSid}
            />
          )}
        </Folded>
        <Folded
          title="Outbound authentication"
          state={inside.authentication}
          isWrong={isWrong(['authentication'])}
        >
          <AuthenticationSection
            control={control}
            onClear={onClearAuthentication}
            readOnly={readOnly}
          />
        </Folded>
        <Folded title="Outbound calls" state={inside.outbound} isWrong={isWrong(outboundMembers)}>
          <OptionalText
            name="techPrefix"
            toggle="Add a tech prefix"
            label={columns.techPrefix.label}
            maxLength={columns.techPrefix.maxLength}
          />
          <OptionalText
            name="diversion"
            toggle="Send a SIP Diversion header"
            label="SIP Diversion Header"
            help="Phone number or SIP URI"
            maxLength={32}
          />
          <OptionalText
            name="outboundProxy"
            toggle="Use an outbound SIP proxy"
            label="Outbound SIP Proxy"
            placeholder="sip:proxy.example.com:5060"
            maxLength={255}
          />
        </Folded>
      </FormSection>
    </div>
  );
}
