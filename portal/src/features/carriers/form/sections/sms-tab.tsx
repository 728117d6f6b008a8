import { FormSection } from '@trunkline/ui/patterns/form-section';
import { CopyText } from '@trunkline/ui/primitives/copy-text';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { type SmppDirection, SmppGateways } from '@trunkline/ui/widgets/smpp-gateways';
import { useState } from 'react';
import { messageOf } from '../../../../platform/client/calls/errors.ts';
import { useSmpps } from '../../../../platform/resources/carriers/signalling-addresses.ts';
import { formFields } from '../../../../screen/form/fields.tsx';
import { type FailedGateways, GatewaysFailed } from '../../gateways/gateways-failed.tsx';
import type { CarrierFormValues } from '../carrier-form.schema.ts';

const form = formFields<CarrierFormValues>();

const sections = {
  outbound: {
    title: 'Outbound SMPP',
    description: 'How the platform logs in to the carrier to send messages.',
    help: 'At least one outbound gateway is required when using system ID or password above.',
  },
  inbound: {
    title: 'Inbound SMPP',
    description: 'How the carrier logs in to the platform to deliver messages.',
    help: 'The addresses that the carrier may connect from.',
  },
};

/** @param isOpen loads the addresses when the tab is first opened */
export function SmsTab({
  isOpen,
  failed,
}: {
  isOpen: boolean;
  failed: FailedGateways | undefined;
}) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <SmppAddresses isOpen={isOpen} />
      <SmppSection direction="outbound" failed={failed} />
      <SmppSection direction="inbound" failed={failed} />
    </div>
  );
}

function SmppSection({
  direction,
  failed,
}: {
  direction: SmppDirection;
  failed: FailedGateways | undefined;
}) {
  const { title, description, help } = sections[direction];
  return (
    <FormSection title={title} description={description}>
      <form.Text
        name={`sms.${direction}.systemId`}
        label="System ID"
        maxLength={255}
        autoCapitalize="none"
        spellCheck={false}
      />
      <form.Password
        name={`sms.${direction}.password`}
        label="Password"
        help={direction === 'inbound' ? 'Needed once an address is entered below.' : undefined}
        maxLength={64}
      />
      {failed ? (
        <GatewaysFailed {...failed} />
      ) : (
        <form.Widget name="sms.gateways">
          {({ value, onChange, errors, readOnly }) => (
            <SmppGateways
              direction={direction}
              value={value}
              onChange={onChange}
              errors={errors}
              readOnly={readOnly}
              help={help}
            />
          )}
        </form.Widget>
      )}
    </FormSection>
  );
}

function SmppAddresses({ isOpen }: { isOpen: boolean }) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const { data, error } = useSmpps(wasOpen);
  return (
    <FormSection
      title="Where to point your carrier"
      description="Messages come from these addresses, and are delivered to them."
    >
      <div>
        <p className="mb-1 font-medium">Have your carriers whitelist our SMPP signaling IPs</p>
        {error ? (
          <p className="text-small text-danger">Couldn't load the addresses: {messageOf(error)}</p>
        ) : data === undefined ? (
          <Skeleton className="h-5 w-40" />
        ) : data.length === 0 ? (
          <p className="text-small text-muted">This platform has none.</p>
        ) : (
          <ul className="grid gap-0.5">
            {data.map(({ smpp_address_sid, ipv4, port, use_tls }) => {
              const address = `${ipv4}${port ? `:${port}` : ''}${use_tls ? ' (TLS)' : ''}`;
              return (
                <li key={smpp_address_sid}>
                  <CopyText value={address} label={`Copy ${address}`} />
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </FormSection>
  );
}
