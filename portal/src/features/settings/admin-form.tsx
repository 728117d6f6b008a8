import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormSection } from '@trunkline/ui/patterns/form-section';
import { PasswordPolicy } from '@trunkline/ui/widgets/password-policy';
import { SystemInformation } from '@trunkline/ui/widgets/system-information';
import { RecordForm } from '../../screen/record-form.tsx';
import { type SaveRecord, useRecordForm } from '../../screen/use-record-form.ts';
import { WidgetField } from '../../screen/widget-field.tsx';
import { type AdminFormValues, adminFormSchema, tidyAdmin } from './admin-form.schema.ts';

type AdminFormProps = {
  stored: AdminFormValues;
  writeRefusal: string | undefined;
  onSave: SaveRecord<AdminFormValues>;
};

const resolver = valibotResolver(adminFormSchema);

export function AdminForm({ stored, writeRefusal, onSave }: AdminFormProps) {
  const readOnly = writeRefusal !== undefined;
  const record = useRecordForm<AdminFormValues>({
    name: 'admin',
    stored,
    resolver,
    tidy: tidyAdmin,
    onSave,
  });
  const { form } = record;
  return (
    <RecordForm
      record={record}
      label="Admin settings"
      writeRefusal={writeRefusal}
      hasRequired={false}
      onCancel="discard"
    >
      <FormSection
        title="System information"
        description="Platform domains, private networks and logging."
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
    </RecordForm>
  );
}
