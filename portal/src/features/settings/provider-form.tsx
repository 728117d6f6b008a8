import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormSection } from '@trunkline/ui/patterns/form-section';
import { CopyText } from '@trunkline/ui/primitives/copy-text';
import { Field } from '@trunkline/ui/primitives/field';
import { TextInput } from '@trunkline/ui/primitives/text-input';
import { LimitsEditor } from '@trunkline/ui/widgets/limits-editor';
import { limitCategories } from '../../screen/limits.ts';
import { RecordForm } from '../../screen/record-form.tsx';
import { type SaveRecord, useRecordForm } from '../../screen/use-record-form.ts';
import { WidgetField } from '../../screen/widget-field.tsx';
import {
  type ProviderFormValues,
  providerFormSchema,
  tidyProvider,
} from './provider-form.schema.ts';
import { TeamsRouting } from './teams-routing.tsx';

type ProviderFormProps = {
  providerSid: string;
  stored: ProviderFormValues;
  writeRefusal: string | undefined;
  onSave: SaveRecord<ProviderFormValues>;
};

const resolver = valibotResolver(providerFormSchema);
const groupLabels = { teams: 'MS Teams: ', limits: 'Limits: ' };

export function ProviderForm({ providerSid, stored, writeRefusal, onSave }: ProviderFormProps) {
  const readOnly = writeRefusal !== undefined;
  const record = useRecordForm<ProviderFormValues>({
    name: `provider ${providerSid}`,
    stored,
    resolver,
    tidy: tidyProvider,
    onSave,
  });
  const { form } = record;
  return (
    <RecordForm
      record={record}
      label="Service provider settings"
      writeRefusal={writeRefusal}
      groupLabels={groupLabels}
      onCancel="discard"
    >
      <FormSection
        title="General"
        description="How the service provider is called throughout the console."
      >
        <div data-field="name">
          <Field
            label="Service provider name"
            required={!readOnly}
            error={form.formState.errors.name?.message}
          >
            <TextInput {...form.register('name')} readOnly={readOnly} maxLength={64} />
          </Field>
        </div>
        <div>
          <p className="text-small text-muted">Service provider SID</p>
          <CopyText value={providerSid} label="Copy service provider SID" />
        </div>
      </FormSection>
      <FormSection
        title="Microsoft Teams"
        description="Lets accounts connect their Teams tenants by Direct Routing."
      >
        <WidgetField form={form} name="teams">
          {(field) => <TeamsRouting {...field} writeRefusal={writeRefusal} />}
        </WidgetField>
      </FormSection>
      <FormSection
        title="Limits"
        description="How much all accounts of the service provider may use together."
      >
        <WidgetField form={form} name="limits">
          {(field) => <LimitsEditor {...field} categories={limitCategories} readOnly={readOnly} />}
        </WidgetField>
      </FormSection>
    </RecordForm>
  );
}
