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
import { type Owners, useOwners } from '../../screen/owners/use-owners.ts';
import { AddPage } from '../../screen/record/add-page.tsx';
import { DeleteRecord, keepBy } from '../../screen/record/delete/delete-record.tsx';
import { DeleteSection } from '../../screen/record/delete/delete-section.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { RecordPage, sidIn } from '../../screen/record/record-page.tsx';
import { fieldOf } from '../../screen/record/saved-record.ts';
import { useSavedRecord } from '../../screen/record/use-saved-record.ts';
import { useUser } from '../../session/session.ts';
import { withTeams } from './teams-gate.tsx';
import { isForeignTenant, tenantRecord } from './tenant.ts';

const keep = keepBy(async () => tenantRecord);

const kind = kinds.teamsTenant;
const form = formFields<FormValues<typeof teamsTenant>>();

export default withTeams(({ params }) =>
  kind.sidMember in params ? <EditTenant sid={sidIn(params, kind)} /> : <AddTenant />,
);

function AddTenant() {
  const owners = useOwners(null);
  return (
    <AddPage kind={kind} owners={owners} loaded={allOf({ owners })} what="the accounts">
      {({ owners }) => <TenantForm stored={null} owners={owners} />}
    </AddPage>
  );
}

function EditTenant({ sid }: { sid: string | null }) {
  const viewer = useUser();
  const tenant = useTeamsTenant(sid);
  const { data } = tenant;
  const owners = useOwners(data && (data.account_sid ?? ''), data?.service_provider_sid);
  return (
    <RecordPage
      kind={kind}
      sid={sid}
      loaded={allOf({ tenant, owners })}
      isForeign={({ tenant }) => isForeignTenant(tenant, viewer)}
      nameOf={({ tenant }) => tenant.tenant_fqdn}
      providerSidOf={({ tenant }) => tenant.service_provider_sid}
    >
      {({ tenant, owners }) => (
        <>
          <TenantForm key={sid} stored={tenant} owners={owners} />
          <DeleteSection kind={kind} description="Calls from this tenant are no longer answered.">
            {(ends) => <DeleteRecord keep={keep} kind={kind} row={tenant} {...ends} />}
          </DeleteSection>
        </>
      )}
    </RecordPage>
  );
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
