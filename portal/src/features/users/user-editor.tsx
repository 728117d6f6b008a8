import { valibotResolver } from '@hookform/resolvers/valibot';
import { defaultPolicy } from '@trunkline/ui/widgets/password-rules';
import { UserForm, type UserFormProps, type UserValue } from '@trunkline/ui/widgets/user-form';
import type { ReactNode } from 'react';
import type { Path } from 'react-hook-form';
import { usePasswordPolicy } from '../../platform/password-settings.ts';
import { same } from '../../screen/form-values.ts';
import { RecordForm } from '../../screen/record-form.tsx';
import { type SaveRecord, useRecordForm } from '../../screen/use-record-form.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { userFormSchema, withoutPassword } from './user-form.schema.ts';

type UserEditorProps = Pick<UserFormProps, 'sid' | 'scopes' | 'accounts'> & {
  /** What is stored, or the defaults of a new user. */
  stored: UserValue;
  /** What a change brings about. */
  warningsOf?: (values: UserValue) => UserFormProps['warnings'];
  onSave: SaveRecord<UserValue>;
  onCancel: () => void;
  /** What is not part of the save. */
  children?: ReactNode;
};

/** The user widget as a form: rules, draft, problems and save bar. */
export function UserEditor({
  sid,
  scopes,
  accounts,
  stored,
  warningsOf,
  onSave,
  onCancel,
  children,
}: UserEditorProps) {
  const viewer = useUser();
  const refusal = writeRefusal(viewer);
  const { data: policy = defaultPolicy } = usePasswordPolicy(viewer.userSid);
  const isNew = sid === undefined;
  const schema = userFormSchema({ isNew, policy, hasNoAccounts: accounts?.length === 0 });
  const record = useRecordForm<UserValue>({
    stored,
    resolver: valibotResolver(schema),
    withoutSecrets: withoutPassword,
    onSave,
  });
  const { form } = record;
  const values = form.watch();
  const { errors, isSubmitted } = form.formState;

  function handleChange(next: UserValue) {
    const changed = (Object.keys(next) as Path<UserValue>[]).filter(
      (field) => !same(next[field], values[field]),
    );
    for (const field of changed) {
      form.setValue(field, next[field], { shouldDirty: true, shouldValidate: isSubmitted });
    }
  }

  return (
    <RecordForm
      record={record}
      isNew={isNew}
      createLabel="Create user"
      writeRefusal={refusal}
      onCancel={onCancel}
      footer={children}
    >
      <UserForm
        value={values}
        onChange={handleChange}
        sid={sid}
        scopes={scopes}
        accounts={accounts}
        isAccountFixed={viewer.scope === 'account'}
        policy={policy}
        errors={{
          accountSid: errors.accountSid?.message,
          name: errors.name?.message,
          email: errors.email?.message,
          password: errors.password?.message,
        }}
        warnings={warningsOf?.(values)}
        readOnly={refusal !== undefined}
        disabledReason={refusal}
      />
    </RecordForm>
  );
}
