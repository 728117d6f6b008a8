import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Badge } from '@trunkline/ui/primitives/badge';
import { RadioGroup } from '@trunkline/ui/primitives/radio-group';
import { defaultPolicy, PasswordRules } from '@trunkline/ui/widgets/password-rules';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'wouter';
import { useRefresh } from '../../platform/client/cache/query.ts';
import { user as userShape } from '../../platform/records/user.ts';
import { usePasswordPolicy } from '../../platform/resources/providers/password-settings.ts';
import { isUnknownUser, type User, useUserRecord } from '../../platform/resources/users/users.ts';
import { AccountField } from '../../screen/form/combobox-field.tsx';
import { formFields } from '../../screen/form/fields.tsx';
import { RecordForm } from '../../screen/form/record-form.tsx';
import type { RecordSave } from '../../screen/form/use-record-form.ts';
import { Warning } from '../../screen/form/warning.tsx';
import type { Owners } from '../../screen/owners/use-owners.ts';
import { DeleteSection } from '../../screen/record/delete/delete-section.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { ownedScreen } from '../../screen/record/owned-screen.tsx';
import { fieldOf } from '../../screen/record/saved/saved-record.ts';
import { useSavedRecord } from '../../screen/record/saved/use-saved-record.ts';
import { rememberAccount } from '../../session/remembered-account.ts';
import { endSession, useUser } from '../../session/session.ts';
import { onDemand } from '../../start/loadable.tsx';
import {
  newUserValues,
  scopeLabels,
  type UserFormValues,
  userFormSchema,
  userMembers,
  userRecord,
} from './user.ts';
import { changeWarnings, movesToAccount, type ScopeChoice, scopeChoices } from './user-scopes.ts';
import { UserStatus } from './user-status.tsx';

const DeleteUser = onDemand(() => import('./delete-user.tsx'));

const kind = kinds.user;
const { columns: userColumns } = userShape;
const form = formFields<UserFormValues>();

export default ownedScreen({
  kind,
  useStored: useUserRecord,
  Form: UserForm,
  End: UserEnd,
  Meta: UserMeta,
  isUnknown: isUnknownUser,
});

function UserMeta({ stored }: { stored: User }) {
  const viewer = useUser();
  return (
    <>
      <UserStatus user={stored} />
      {stored.user_sid === viewer.userSid && <Badge tone="accent">You</Badge>}
    </>
  );
}

function UserEnd({ stored }: { stored: User }) {
  const description = 'The user can no longer log in. Nothing they set up is lost.';
  return (
    <DeleteSection kind={kind} description={description}>
      {(ends) => <DeleteUser user={stored} {...ends} />}
    </DeleteSection>
  );
}

/** Where to go after a save: the list of the new user's account, or the log-in page if the session ended. */
function useAfterSave(
  stored: User | null,
): Pick<RecordSave<UserFormValues, User>, 'leave' | 'refresh'> {
  const [, navigate] = useLocation();
  const isOwn = useUser().userSid === stored?.user_sid;
  // The header gets the user's data from `Users/me`.
  const refresh = useRefresh('Users', ...(isOwn ? ['me'] : []));
  if (stored === null) {
    return {
      refresh: () => refresh(),
      leave: ({ scope, accountSid }) => {
        rememberAccount(scope === 'account' ? accountSid : null);
        navigate(kind.list, { replace: true });
      },
    };
  }
  // The platform ends the session of users who move themselves to an account.
  const leavesConsole = (values: UserFormValues) => isOwn && movesToAccount(values, stored);
  return {
    refresh: async (values) => leavesConsole(values) || refresh(stored.user_sid),
    leave: (values) => {
      if (leavesConsole(values)) endSession('User updated successfully');
    },
  };
}

type UserFormProps = {
  /** null for a new user, which has no active and view-only flags yet. */
  stored: User | null;
  owners: Owners;
};

function UserForm({ stored: user, owners: { accounts, serviceProviderSid } }: UserFormProps) {
  const viewer = useUser();
  const { data: policy = defaultPolicy } = usePasswordPolicy();
  const rules = { isNew: user === null, policy, hasNoAccounts: accounts.length === 0 };
  const record = useSavedRecord(userRecord, {
    stored: user,
    empty: useMemo(() => newUserValues(viewer), [viewer]),
    schema: () => userFormSchema(rules),
    members: userMembers((sid) => accounts.find((one) => one.sid === sid)?.name ?? sid),
    effects: async (values) => (user ? Object.values(changeWarnings(values, user, viewer)) : []),
    providerSid: serviceProviderSid ?? '',
    save: useAfterSave(user),
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
                label="Active"
                name="isActive"
                help="Clear to mark the user as inactive. Nothing is deleted."
              />
              <Warning isBelowCheckbox>{warnings?.isActive}</Warning>
            </div>
            <div>
              <form.Checkbox
                label="View only"
                name="isViewOnly"
                help="Can view everything in scope but change nothing."
              />
              <Warning isBelowCheckbox>{warnings?.isViewOnly}</Warning>
            </div>
          </>
        )}
      </FormSection>
      <FormSection title="User" description="The username is used to log in.">
        <form.Text
          name="name"
          {...fieldOf(userColumns.name)}
          help="Unique across the whole platform."
          autoCapitalize="none"
          spellCheck={false}
        />
        <form.Text
          name="email"
          {...fieldOf(userColumns.email)}
          type="email"
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
          <form.Password
            name="password"
            label={userColumns.password.label}
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
          />
        )}
        <form.Checkbox
          label="Force change of password"
          name="mustChangePassword"
          help="The user must choose a new password at the next log-in."
        />
      </FormSection>
    </RecordForm>
  );
}

const scopeHelp = {
  admin: 'Everything on this platform.',
  service_provider: 'The current service provider and all of its accounts.',
  account: 'One account only.',
};

/** A single scope is shown as text. */
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
            help: scopeHelp[scope],
            disabled: disabledReason !== undefined,
          }))}
          // One reason for all options.
          help={
            readOnly || choices.length < 2
              ? undefined
              : choices.find(({ disabledReason }) => disabledReason)?.disabledReason
          }
          readOnly={readOnly || choices.length < 2}
        />
      )}
    </form.Widget>
  );
}
