import { FormSection } from '@trunkline/ui/patterns/form-section';
import { useWatch } from 'react-hook-form';
import type { TeamsTenant } from '../../platform/resources/teams-tenants/ms-teams-tenants.ts';
import { ApplicationField } from '../../screen/form/application-field.tsx';
import { AccountField } from '../../screen/form/combobox-field.tsx';
import { formFields } from '../../screen/form/fields.tsx';
import { RecordForm } from '../../screen/form/record-form.tsx';
import { type RecordSave, useRecordForm } from '../../screen/form/use-record-form.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import type { OwnerAccount } from '../../shared/use-owners.ts';
import { type TenantFormValues, tenantFormSchema, tenantMembers } from './tenant-form.schema.ts';

type TenantFormProps = {
  base: TenantFormValues;
  accounts: readonly OwnerAccount[];
  save: RecordSave<TenantFormValues, TeamsTenant>;
};

const form = formFields<TenantFormValues>();

export function TenantForm({ base, accounts, save }: TenantFormProps) {
  const viewer = useUser();
  const record = useRecordForm<TenantFormValues, TeamsTenant>({
    kind: kinds.teamsTenant,
    base,
    schema: () => tenantFormSchema,
    members: tenantMembers,
    writeRefusal: writeRefusal(viewer),
    save,
  });
  const { control, setValue } = record.form;
  const accountSid = useWatch({ control, name: 'accountSid' });
  return (
    <RecordForm record={record}>
      <FormSection
        title="Tenant"
        description="The customer's Teams, the account it calls for, and the application that answers."
      >
        <form.Text
          name="fqdn"
          label="Domain name"
          help="The tenant's fully qualified domain name."
          required
          maxLength={255}
          autoCapitalize="none"
          spellCheck={false}
        />
        <AccountField
          accounts={accounts}
          isGiven={viewer.scope === 'account'}
          // An application of another account could not answer.
          onChange={() => setValue('applicationSid', '', { shouldDirty: true })}
        />
        <ApplicationField
          key={accountSid}
          name="applicationSid"
          label="Application"
          accountSid={accountSid}
        />
      </FormSection>
    </RecordForm>
  );
}
