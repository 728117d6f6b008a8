import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormSection } from '@trunkline/ui/patterns/form-section';
import { CopyText } from '@trunkline/ui/primitives/copy-text';
import { Field } from '@trunkline/ui/primitives/field';
import { TextInput } from '@trunkline/ui/primitives/text-input';
import { LimitsEditor } from '@trunkline/ui/widgets/limits-editor';
import type { UseFormSetError } from 'react-hook-form';
import { WidgetField } from '../../screen/widget-field.tsx';
import type { SaveProblem } from './conclude-save.ts';
import {
  type ProviderFormValues,
  providerFormSchema,
  tidyProvider,
} from './provider-form.schema.ts';
import { SettingsForm } from './settings-form.tsx';
import { TeamsRouting } from './teams-routing.tsx';

type ProviderFormProps = {
  providerSid: string;
  stored: ProviderFormValues;
  writeRefusal: string | undefined;
  onSave: (
    values: ProviderFormValues,
    setError: UseFormSetError<ProviderFormValues>,
  ) => Promise<SaveProblem | null>;
};

const resolver = valibotResolver(providerFormSchema);
const groupLabels = { teams: 'MS Teams: ', limits: 'Limits: ' };

export function ProviderForm({ providerSid, stored, writeRefusal, onSave }: ProviderFormProps) {
  const readOnly = writeRefusal !== undefined;
  return (
    <SettingsForm
      name={`provider ${providerSid}`}
      label="Service provider settings"
      stored={stored}
      resolver={resolver}
      tidy={tidyProvider}
      groupLabels={groupLabels}
      writeRefusal={writeRefusal}
      onSave={onSave}
    >
      {(form) => (
        <>
          {!readOnly && (
            <p className="text-small text-muted">
              Fields marked with an asterisk (*) are required.
            </p>
          )}
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
              {(field) => <LimitsEditor {...field} readOnly={readOnly} />}
            </WidgetField>
          </FormSection>
        </>
      )}
    </SettingsForm>
  );
}
