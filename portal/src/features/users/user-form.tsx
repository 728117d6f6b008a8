import { FormSection } from '@trunkline/ui/patterns/form-section';
import { PasswordInput } from '@trunkline/ui/primitives/password-input';
import { RadioGroup } from '@trunkline/ui/primitives/radio-group';
import { defaultPolicy, PasswordRules } from '@trunkline/ui/widgets/password-rules';
import { useWatch } from 'react-hook-form';
import { usePasswordPolicy } from '../../platform/resources/providers/password-settings.ts';
import type { User } from '../../platform/resources/users/users.ts';
import { AccountField } from '../../screen/form/combobox-field.tsx';
import { formFields } from '../../screen/form/fields.tsx';
import { RecordForm } from '../../screen/form/record-form.tsx';
import { type RecordSave, useRecordForm } from '../../screen/form/use-record-form.ts';
import { Warning } from '../../screen/form/warning.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import type { OwnerAccount } from '../../shared/use-owners.ts';
import {
  scopeLabels,
  type UserFormValues,
  userFormSchema,
  userMembers,
} from './user-form.schema.ts';
import { changeWarnings, type ScopeChoice, scopeChoices } from './user-scopes.ts';

type UserFormProps = {
  /** null: a new user, which has no active and no view-only flag yet. */
  user: User | null;
  base: UserFormValues;
  accounts: readonly OwnerAccount[];
  save: RecordSave<UserFormValues, User>;
};

const form = formFields<UserFormValues>();
const secrets = () => ['password'];

export function UserForm({ user, base, accounts, save }: UserFormProps) {
  const viewer = useUser();
  const { data: policy = defaultPolicy } = usePasswordPolicy();
  const rules = { isNew: user === null, policy, hasNoAccounts: accounts.length === 0 };
  const record = useRecordForm<UserFormValues, User>({
    kind: kinds.user,
    base,
    schema: () => userFormSchema(rules),
    members: userMembers((sid) => accounts.find((one) => one.sid === sid)?.name ?? sid),
    secrets,
    writeRefusal: writeRefusal(viewer),
    save,
  });
  const [scope, accountSid, isActive, isViewOnly, password] = useWatch({
    control: record.form.control,
    name: ['scope', 'accountSid', 'isActive', 'isViewOnly', 'password'],
  });
  const warnings =
    user && changeWarnings({ scope, accountSid, isActive, isViewOnly }, user, viewer);
  return (
    <RecordForm record={record}>
      <FormSection title="Access" description="What this user can access.">
        <ScopeField choices={scopeChoices(viewer.scope, user?.scope ?? null)} />
        {scope === 'account' && (
          <div>
            <AccountField accounts={accounts} isGiven={viewer.scope === 'account'} />
            <Warning>{warnings?.accountSid}</Warning>
          </div>
        )}
        {user && (
          <>
            <div>
              <form.Checkbox
                name="isActive"
                help="Clear to mark the user as inactive. Nothing is deleted."
              >
                Active
              </form.Checkbox>
              <Warning isBelowCheckbox>{warnings?.isActive}</Warning>
            </div>
            <div>
              <form.Checkbox
                name="isViewOnly"
                help="Can view everything in scope but change nothing."
              >
                View only
              </form.Checkbox>
              <Warning isBelowCheckbox>{warnings?.isViewOnly}</Warning>
            </div>
          </>
        )}
      </FormSection>
      <FormSection title="User" description="The username is used to log in.">
        <form.Text
          name="name"
          label="Username"
          help="Unique across the whole platform."
          required
          maxLength={255}
          autoCapitalize="none"
          spellCheck={false}
        />
        <form.Text
          name="email"
          label="Email"
          type="email"
          required
          maxLength={255}
          autoCapitalize="none"
          spellCheck={false}
        />
      </FormSection>
      <FormSection
        title="Password"
        description={
          user
            ? 'Set a temporary password if the user is locked out.'
            : 'Used for the first log-in. Share it securely.'
        }
      >
        {record.writeRefusal === undefined && (
          <form.Control
            name="password"
            label="Temporary password"
            width="md"
            required={user === null}
            help={
              user && password === '' ? (
                'Leave blank to keep the current password.'
              ) : (
                <PasswordRules
                  password={password}
                  policy={policy}
                  isRefused={record.form.formState.errors.password !== undefined}
                />
              )
            }
          >
            {({ value, onChange }) => (
              <PasswordInput value={value} onChange={(event) => onChange(event.target.value)} />
            )}
          </form.Control>
        )}
        <form.Checkbox
          name="mustChangePassword"
          help="The user must choose a new password at the next log-in."
        >
          Force change of password
        </form.Checkbox>
      </FormSection>
    </RecordForm>
  );
}

const scopeHelp = {
  admin: 'Everything on this platform.',
  service_provider: 'The current service provider and all of its accounts.',
  account: 'One account only.',
};

/** A single scope is shown, not asked for. */
function ScopeField({ choices }: { choices: readonly ScopeChoice[] }) {
  return (
    <form.Widget name="scope">
      {({ value, onChange, readOnly }) => (
        <RadioGroup
          label="Scope"
          value={value}
          onChange={(next) => {
            const choice = choices.find(({ scope }) => scope === next);
            if (choice) onChange(choice.scope);
          }}
          options={(readOnly || choices.length < 2
            ? [{ scope: value, disabledReason: undefined }]
            : choices
          ).map(({ scope, disabledReason }) => ({
            value: scope,
            label: scopeLabels[scope],
            help: disabledReason ?? scopeHelp[scope],
            disabled: disabledReason !== undefined,
          }))}
          readOnly={readOnly || choices.length < 2}
        />
      )}
    </form.Widget>
  );
}
