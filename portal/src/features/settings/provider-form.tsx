import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormSection } from '@trunkline/ui/patterns/form-section';
import { CopyText } from '@trunkline/ui/primitives/copy-text';
import { Field } from '@trunkline/ui/primitives/field';
import { TextInput } from '@trunkline/ui/primitives/text-input';
import { defaultLimitCategories, LimitsEditor } from '@trunkline/ui/widgets/limits-editor';
import { Controller, type UseFormSetError } from 'react-hook-form';
import { errorsBelow } from '../../screen/form-problems.ts';
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
      {({ control, register, errors }) => (
        <>
          <FormSection
            title="General"
            description="How the service provider is called throughout the console."
            aside={<CopyText value={providerSid} label="Copy service provider SID" />}
          >
            <div data-field="name">
              <Field
                label="Service provider name"
                required={!readOnly}
                error={errors.name?.message}
              >
                <TextInput {...register('name')} readOnly={readOnly} maxLength={64} />
              </Field>
            </div>
          </FormSection>
          <FormSection
            title="Microsoft Teams"
            description="Lets accounts connect their Teams tenants by Direct Routing."
          >
            <div data-field="teams">
              <Controller
                control={control}
                name="teams"
                render={({ field }) => (
                  <TeamsRouting
                    value={field.value}
                    onChange={field.onChange}
                    error={errors.teams?.fqdn?.message}
                    writeRefusal={writeRefusal}
                  />
                )}
              />
            </div>
          </FormSection>
          <FormSection
            title="Limits"
            description="How much all accounts of the service provider may use together."
          >
            <div data-field="limits">
              <Controller
                control={control}
                name="limits"
                render={({ field }) => (
                  <LimitsEditor
                    value={field.value}
                    onChange={field.onChange}
                    categories={defaultLimitCategories}
                    errors={errorsBelow(errors, 'limits')}
                    readOnly={readOnly}
                  />
                )}
              />
            </div>
          </FormSection>
        </>
      )}
    </SettingsForm>
  );
}
