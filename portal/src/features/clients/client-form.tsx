import { FormSection } from '@trunkline/ui/patterns/form-section';
import { CopyText } from '@trunkline/ui/primitives/copy-text';
import { linkStyles } from '@trunkline/ui/primitives/link';
import { PasswordInput } from '@trunkline/ui/primitives/password-input';
import { useWatch } from 'react-hook-form';
import type { Client } from '../../platform/resources/clients/clients.ts';
import { AccountField } from '../../screen/form/combobox-field.tsx';
import { formFields } from '../../screen/form/fields.tsx';
import { RecordForm } from '../../screen/form/record-form.tsx';
import { useRecordForm } from '../../screen/form/use-record-form.ts';
import { Warning } from '../../screen/form/warning.tsx';
import { PortalLink } from '../../screen/page/portal-link.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import type { OwnerAccount } from '../../shared/use-owners.ts';
import { type ClientFormValues, clientFormSchema, clientMembers } from './client-form.schema.ts';
import { useSaveClient } from './use-save-client.ts';

type ClientFormProps = {
  /** null: a new client */
  client: Client | null;
  base: ClientFormValues;
  accounts: readonly OwnerAccount[];
};

const form = formFields<ClientFormValues>();
const secrets = () => ['password'];

export function ClientForm({ client, base, accounts }: ClientFormProps) {
  const viewer = useUser();
  const isNew = client === null;
  const record = useRecordForm<ClientFormValues, Client>({
    kind: kinds.client,
    base,
    schema: () => clientFormSchema(isNew),
    members: clientMembers,
    secrets,
    writeRefusal: writeRefusal(viewer),
    save: useSaveClient(client?.client_sid ?? null),
  });
  const accountSid = useWatch({ control: record.form.control, name: 'accountSid' });
  const account = accounts.find(({ sid }) => sid === accountSid);
  const refusal = account?.sipRealm === '' ? noRealm : undefined;
  return (
    <RecordForm record={record} saveRefusal={refusal}>
      <FormSection
        title="Registration"
        description="What the device registers with. It can't be changed later."
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
            label="Username"
            aside={account && account.sipRealm !== '' && <Realm value={account.sipRealm} />}
            help="Unique within the account."
            required
            readOnly={!isNew}
            maxLength={64}
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        {isNew && record.writeRefusal === undefined && (
          <form.Control name="password" label="Password" width="md" required>
            {({ value, onChange }) => (
              <PasswordInput value={value} onChange={(event) => onChange(event.target.value)} />
            )}
          </form.Control>
        )}
        <form.Checkbox name="isActive" help="Clear to refuse the device's registration and calls.">
          Active
        </form.Checkbox>
      </FormSection>
      <FormSection
        title="Direct calling"
        description="What the device can reach by dialling it, without the account's application."
      >
        <form.Checkbox name="callsApplications">Allow direct calling to applications</form.Checkbox>
        <form.Checkbox name="callsQueues">Allow direct calling to queues</form.Checkbox>
        <form.Checkbox name="callsUsers">Allow direct calling to other clients</form.Checkbox>
      </FormSection>
    </RecordForm>
  );
}

/** Prescribed. */
const noRealm = 'Sip realm is not set for the account.';

/** The domain the device registers with: that of its account. */
const Realm = ({ value }: { value: string }) => (
  <span className="flex min-w-0 flex-1 items-center justify-end gap-2 text-small text-muted">
    <span className="shrink-0">SIP realm</span>
    <CopyText value={value} label="Copy SIP realm" className="min-w-0" />
  </span>
);
