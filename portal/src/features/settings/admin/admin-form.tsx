import { FormSection } from '@trunkline/ui/patterns/form-section';
import { PasswordPolicy } from '@trunkline/ui/widgets/password-policy';
import { SystemInformation } from '@trunkline/ui/widgets/system-information';
import { formFields } from '../../../screen/form/fields.tsx';
import { RecordForm } from '../../../screen/form/record-form.tsx';
import { useRecordForm } from '../../../screen/form/use-record-form.ts';
import { settings, useSaveAdminSettings } from '../use-save-settings.ts';
import { type AdminFormValues, adminFormSchema, adminMembers } from './admin-form.schema.ts';

type AdminFormProps = { base: AdminFormValues; writeRefusal: string | undefined };

const form = formFields<AdminFormValues>();

export function AdminForm({ base, writeRefusal }: AdminFormProps) {
  const record = useRecordForm<AdminFormValues, null>({
    kind: settings,
    name: 'admin',
    base,
    schema: () => adminFormSchema,
    members: adminMembers,
    effects: async () => ['Applies to every service provider on this platform.'],
    writeRefusal,
    save: useSaveAdminSettings(),
  });
  return (
    <RecordForm record={record} label="Admin settings" hasRequired={false}>
      <FormSection
        title="System information"
        description="Platform domains, private networks and logging."
      >
        <form.Widget name="systemInformation">
          {(field) => <SystemInformation {...field} />}
        </form.Widget>
      </FormSection>
      <FormSection
        title="Password policy"
        description="Applies to every new password on the platform."
      >
        <form.Widget name="passwordPolicy">
          {(field) => <PasswordPolicy {...field} storedMinLength={base.passwordPolicy.minLength} />}
        </form.Widget>
      </FormSection>
    </RecordForm>
  );
}
