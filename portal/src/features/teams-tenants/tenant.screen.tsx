import { FormSection } from '@trunkline/ui/patterns/form-section';
import { useWatch } from 'react-hook-form';
import type { FormValues } from '../../platform/records/record.ts';
import { teamsTenant } from '../../platform/records/teams-tenant.ts';
import {
  type TeamsTenant,
  useTeamsTenant,
} from '../../platform/resources/teams-tenants/ms-teams-tenants.ts';
import { ApplicationField } from '../../screen/form/application-field.tsx';
import { AccountField } from '../../screen/form/combobox-field.tsx';
import { formFields } from '../../screen/form/fields.tsx';
import { RecordForm } from '../../screen/form/record-form.tsx';
import type { Owners } from '../../screen/owners/use-owners.ts';
import { DeleteSaved } from '../../screen/record/delete/delete-saved.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { ownedScreen } from '../../screen/record/owned-screen.tsx';
import { fieldOf } from '../../screen/record/saved/saved-record.ts';
import { useSavedRecord } from '../../screen/record/saved/use-saved-record.ts';
import { useUser } from '../../session/session.ts';
import { withTeams } from './teams-gate.tsx';
import { isForeignTenant, tenantRecord } from './tenant.ts';

const kind = kinds.teamsTenant;
const form = formFields<FormValues<typeof teamsTenant>>();

export default withTeams(
  ownedScreen({
    kind,
    useStored: useTeamsTenant,
    Form: TenantForm,
    End: DeleteTenant,
    needsAccount: true,
    isForeign: isForeignTenant,
  }),
);

function DeleteTenant({ stored }: { stored: TeamsTenant }) {
  const description = 'Calls from this tenant are no longer answered.';
  return <DeleteSaved record={tenantRecord} row={stored} description={description} />;
}

type TenantFormProps = { stored: TeamsTenant | null; owners: Owners };

function TenantForm({ stored, owners }: TenantFormProps) {
  const { accounts, serviceProviderSid } = owners;
  const viewer = useUser();
  const record = useSavedRecord(tenantRecord, {
    stored,
    accounts,
    providerSid: serviceProviderSid,
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
          {...fieldOf(teamsTenant.columns.fqdn)}
          help="The tenant's fully qualified domain name."
          autoCapitalize="none"
          spellCheck={false}
        />
        <AccountField
          accounts={accounts}
          isGiven={viewer.scope === 'account'}
          // An application of another account can't answer.
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
