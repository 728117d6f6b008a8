import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormSection } from '@trunkline/ui/patterns/form-section';
import { PasswordPolicy } from '@trunkline/ui/widgets/password-policy';
import { SystemInformation } from '@trunkline/ui/widgets/system-information';
import { WidgetField } from '../../screen/widget-field.tsx';
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
      {(form) => (
        <>
          <FormSection
            title="System information"
            description="Names and networks of the platform itself, and how much it logs."
          >
            <WidgetField form={form} name="systemInformation">
              {(field) => <SystemInformation {...field} readOnly={readOnly} />}
            </WidgetField>
          </FormSection>
          <FormSection
            title="Password policy"
            description="Holds for every user of the platform, whenever a password is chosen."
          >
            <WidgetField form={form} name="passwordPolicy">
              {(field) => (
                <PasswordPolicy
                  {...field}
                  storedMinLength={stored.passwordPolicy.minLength}
                  readOnly={readOnly}
                />
              )}
            </WidgetField>
          </FormSection>
        </>
      )}
    </SettingsForm>
  );
}
