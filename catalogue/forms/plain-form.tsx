import { useState } from 'react';
import { FormSection } from '../../ui/src/patterns/form-section/index.ts';
import { PageHeader } from '../../ui/src/patterns/page-header/index.ts';
import { Actions } from '../../ui/src/primitives/actions/index.ts';
import { Button } from '../../ui/src/primitives/button/index.ts';
import { Field } from '../../ui/src/primitives/field/index.ts';
import { Form } from '../../ui/src/primitives/form/index.ts';
import { Stack } from '../../ui/src/primitives/stack/index.ts';
import { TextInput } from '../../ui/src/primitives/text-input/index.ts';
import {
  emptySipGateway,
  SipGateways,
  type SipGatewaysValue,
  validateSipGateways,
} from '../../ui/src/widgets/sip-gateways/index.ts';

export type Carrier = { name: string; gateways: SipGatewaysValue };

const empty: Carrier = { name: '', gateways: { first: emptySipGateway } };

export function AddCarrier({ onSave }: { onSave: (carrier: Carrier) => void }) {
  const [carrier, setCarrier] = useState(empty);
  const [isTried, setTried] = useState(false);
  const nameError = carrier.name.trim() === '' ? 'Give the carrier a name.' : undefined;
  const gatewayErrors = validateSipGateways(carrier.gateways);

  function handleSubmit() {
    setTried(true);
    if (!nameError && Object.keys(gatewayErrors).length === 0) onSave(carrier);
  }

  return (
    <Stack gap="lg" style={{ maxWidth: '60rem' }}>
      <PageHeader title="Add carrier" />
      <Form noValidate onSubmit={handleSubmit}>
        <FormSection title="General" description="Shown in lists and routes.">
          <Field label="Name" required width="md" error={isTried ? nameError : undefined}>
            <TextInput
              value={carrier.name}
              onChange={({ target }) => setCarrier({ ...carrier, name: target.value })}
            />
          </Field>
        </FormSection>
        <FormSection title="SIP gateways" isWide>
          <SipGateways
            value={carrier.gateways}
            onChange={(gateways) => setCarrier({ ...carrier, gateways })}
            errors={isTried ? gatewayErrors : {}}
          />
        </FormSection>
        <Actions>
          <Button type="submit" variant="primary">
            Create carrier
          </Button>
          <Button onClick={() => setCarrier(empty)}>Discard</Button>
        </Actions>
      </Form>
    </Stack>
  );
}
