import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormSection } from '@trunkline/ui/patterns/form-section';
import { PasswordPolicy } from '@trunkline/ui/widgets/password-policy';
import { SystemInformation } from '@trunkline/ui/widgets/system-information';
import { Controller } from 'react-hook-form';
import { errorsBelow } from '../../screen/form-problems.ts';
import { type AdminFormValues, adminFormSchema, tidyAdmin } from './admin-form.schema.ts';
import type { SaveProblem } from './conclude-save.ts';
import { SettingsForm } from './settings-form.tsx';

type AdminFormProps = {
  stored: AdminFormValues;
  writeRefusal: string | undefined;
  onSave: (values: AdminFormValues) => Promise<SaveProblem | null>;
};

const resolver = valibotResolver(adminFormSchema);

export function AdminForm({ stored, writeRefusal, onSave }: AdminFormProps) {
  const readOnly = writeRefusal !== undefined;
  return (
    <SettingsForm
      name="admin"
      label="Admin settings"
      stored={stored}
      resolver={resolver}
      tidy={tidyAdmin}
      groupLabels={{}}
      writeRefusal={writeRefusal}
      onSave={onSave}
    >
      {({ control, errors }) => (
        <>
          <FormSection
            title="System information"
            description="Names and networks of the platform itself, and how much it logs."
          >
            <div data-field="systemInformation">
              <Controller
                control={control}
                name="systemInformation"
                render={({ field }) => (
                  <SystemInformation
                    value={field.value}
                    onChange={field.onChange}
                    errors={errorsBelow(errors, 'systemInformation')}
                    readOnly={readOnly}
                  />
                )}
              />
            </div>
          </FormSection>
          <FormSection
            title="Password policy"
            description="Holds for every user of the platform, whenever a password is chosen."
          >
            <Controller
              control={control}
              name="passwordPolicy"
              render={({ field }) => (
                <PasswordPolicy
                  value={field.value}
                  onChange={field.onChange}
                  storedMinLength={stored.passwordPolicy.minLength}
                  readOnly={readOnly}
                />
              )}
            />
          </FormSection>
        </>
      )}
    </SettingsForm>
  );
}
