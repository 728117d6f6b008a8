import { FormSection } from '@trunkline/ui/patterns/form-section';
import { CopyText } from '@trunkline/ui/primitives/copy-text';
import { linkStyles } from '@trunkline/ui/primitives/link';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'wouter';
import { isNotFound, messageOf, messages } from '../../platform/client/calls/errors.ts';
import { client } from '../../platform/records/client.ts';
import type { FormValues } from '../../platform/records/record.ts';
import { type Client, useClient } from '../../platform/resources/clients/clients.ts';
import { AccountField } from '../../screen/form/combobox-field.tsx';
import { formFields } from '../../screen/form/fields.tsx';
import { RecordForm } from '../../screen/form/record-form.tsx';
import { Warning } from '../../screen/form/warning.tsx';
import type { OwnerAccount } from '../../screen/owners/use-owners.ts';
import { PortalLink } from '../../screen/page/portal-link.tsx';
import { RedirectWithMessage } from '../../screen/page/redirect-with-message.tsx';
import { AddPage } from '../../screen/record/add-page.tsx';
import { DeleteSaved } from '../../screen/record/delete/delete-saved.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { RecordPage, recordScreen } from '../../screen/record/record-page.tsx';
import { fieldOf } from '../../screen/record/saved/saved-record.ts';
import { useSavedRecord } from '../../screen/record/saved/use-saved-record.ts';
import { useUser } from '../../session/session.ts';
import { CallIt } from '../../shared/phone/call-it.tsx';
import { clientTarget } from '../../shared/phone/phone-target.ts';
import { clientRecord } from './client.ts';
import { Registration } from './registration.tsx';
import { useClientOwners } from './use-client-owners.ts';

const kind = kinds.client;
const form = formFields<FormValues<typeof client>>();

export default recordScreen(kind, AddClient, EditClient);

function AddClient() {
  const owners = useClientOwners(null);
  return (
    <AddPage kind={kind} loaded={allOf({ owners })} what="the accounts">
      {({ owners }) => <ClientForm stored={null} accounts={owners.accounts} />}
    </AddPage>
  );
}

/** For clients of others the platform also responds with 404, without a message. */
const whyNot = (error: unknown) => (isNotFound(error) ? messages.forbidden : messageOf(error));

function EditClient({ sid }: { sid: string | null }) {
  const client = useClient(sid);
  const owners = useClientOwners(client.data?.account_sid);
  if (client.error && !client.data) {
    return <RedirectWithMessage message={whyNot(client.error)} to={kind.list} />;
  }
  return (
    <RecordPage
      kind={kind}
      sid={sid}
      loaded={allOf({ client, owners })}
      nameOf={({ client }) => client.username}
      isActiveOf={({ client }) => client.is_active}
      meta={({ client }) => (
        <>
          <Registration accountSid={client.account_sid} username={client.username} />
          <CallIt target={clientTarget(client)} />
        </>
      )}
    >
      {({ client, owners }) => (
        <>
          <ClientForm key={sid} stored={client} accounts={owners.accounts} />
          <DeleteSaved
            record={clientRecord}
            row={client}
            description="The device can no longer register or call."
            done="Client deleted successfully"
          />
        </>
      )}
    </RecordPage>
  );
}

type ClientFormProps = { stored: Client | null; accounts: readonly OwnerAccount[] };

function ClientForm({ stored, accounts }: ClientFormProps) {
  const viewer = useUser();
  const [, navigate] = useLocation();
  const isNew = stored === null;
  const record = useSavedRecord(clientRecord, {
    stored,
    accounts,
    save: { leave: () => navigate(kind.list, { replace: true }) },
  });
  const accountSid = useWatch({ control: record.form.control, name: 'accountSid' });
  const account = accounts.find(({ sid }) => sid === accountSid);
  const refusal = account?.sipRealm === '' ? noRealm : undefined;
  return (
    <RecordForm record={record} saveRefusal={refusal}>
      <FormSection
        title="Registration"
        description="The username the device registers with. You can't change it later."
      >
        <div>
          <AccountField accounts={accounts} isGiven={!isNew || viewer.scope === 'account'} />
          <Warning>{refusal}</Warning>
          {account?.sipRealm === '' && viewer.scope !== 'account' && (
            <PortalLink
              href={kinds.account.edit(account.sid)}
              className={linkStyles({ className: 'text-small' })}
            >
              Set the account's SIP realm
            </PortalLink>
          )}
        </div>
        <div className="max-w-md">
          <form.Text
            name="username"
            {...fieldOf(client.columns.username)}
            aside={account && account.sipRealm !== '' && <Realm value={account.sipRealm} />}
            help="Unique within the account."
            readOnly={!isNew}
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        {isNew && record.writeRefusal === undefined && (
          <form.Password name="password" {...fieldOf(client.columns.password)} />
        )}
        <form.Checkbox
          label="Active"
          name="isActive"
          help="Clear to refuse the device's registration and calls."
        />
      </FormSection>
      <FormSection
        title="Direct calling"
        description="What the device can dial directly, bypassing the account's application."
      >
        <form.Checkbox label="Allow direct calling to applications" name="callsApplications" />
        <form.Checkbox label="Allow direct calling to queues" name="callsQueues" />
        <form.Checkbox label="Allow direct calling to other clients" name="callsUsers" />
      </FormSection>
    </RecordForm>
  );
}

/** Prescribed. */
const noRealm = 'Sip realm is not set for the account.';

/** Domain that the device registers with: the realm of its account. */
const Realm = ({ value }: { value: string }) => (
  <span className="flex min-w-0 flex-1 items-center justify-end gap-2 text-small text-muted">
    <span className="shrink-0">SIP realm</span>
    <CopyText value={value} label="Copy SIP realm" className="min-w-0" />
  </span>
);
