import { Controller, useForm } from 'react-hook-form';
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
  const { control, formState, handleSubmit, register, reset } = useForm({ defaultValues: empty });
  return (
    <Stack gap="lg" style={{ maxWidth: '60rem' }}>
      <PageHeader title="Add carrier" />
      <Form noValidate onSubmit={handleSubmit(onSave)}>
        <FormSection title="General" description="Shown in lists and routes.">
          <Field label="Name" required width="md" error={formState.errors.name?.message}>
            <TextInput {...register('name', { required: 'Give the carrier a name.' })} />
          </Field>
        </FormSection>
        <FormSection title="SIP gateways" isWide>
          <Controller
            control={control}
            name="gateways"
            rules={{
              validate: (gateways) => Object.keys(validateSipGateways(gateways)).length === 0,
            }}
            render={({ field: { value, onChange }, fieldState }) => (
              <SipGateways
                value={value}
                onChange={onChange}
                errors={fieldState.invalid ? validateSipGateways(value) : {}}
              />
            )}
          />
        </FormSection>
        <Actions>
          <Button type="submit" variant="primary">
            Create carrier
          </Button>
          <Button onClick={() => reset()}>Discard</Button>
        </Actions>
      </Form>
    </Stack>
  );
}
