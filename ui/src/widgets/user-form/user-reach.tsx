import { Combobox } from '../../primitives/combobox/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { RadioGroup } from '../../primitives/radio-group/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { userScopes } from './user.model.ts';
import type { UserFormLabels, UserFormProps } from './user-form.types.ts';
import { Warning } from './warning.tsx';

type UserReachProps = Omit<UserFormProps, 'labels'> & { labels: UserFormLabels };

/** Scope and account: what the user reaches. */
export function UserReach({
  value,
  onChange,
  scopes,
  accounts,
  isAccountFixed = false,
  errors = {},
  warnings = {},
  readOnly = false,
  labels: text,
}: UserReachProps) {
  const isScopeGiven = readOnly || scopes.length < 2;
  return (
    <>
      <div data-field="scope">
        <RadioGroup
          label={text.scope}
          value={value.scope}
          onChange={(next) => {
            const scope = userScopes.find((one) => one === next);
            if (scope) onChange({ ...value, scope });
          }}
          options={
            isScopeGiven
              ? [{ value: value.scope, label: text.scopes[value.scope] }]
              : scopes.map(({ scope, disabledReason }) => ({
                  value: scope,
                  label: text.scopes[scope],
                  help: disabledReason ?? text.scopesHelp[scope],
                  disabled: disabledReason !== undefined,
                }))
          }
          readOnly={isScopeGiven}
        />
        <Warning>{warnings.scope}</Warning>
      </div>
      {value.scope === 'account' && (
        <div data-field="accountSid">
          <Field
            label={text.account}
            required={!readOnly && !isAccountFixed}
            error={errors.accountSid}
          >
            {accounts?.length === 0 && !isAccountFixed ? (
              <TextInput disabled value={text.noAccounts} />
            ) : (
              <Combobox
                value={value.accountSid === '' ? null : value.accountSid}
                onChange={(sid) => onChange({ ...value, accountSid: sid ?? '' })}
                options={accounts ?? []}
                isLoading={accounts === undefined}
                readOnly={readOnly || isAccountFixed}
              />
            )}
          </Field>
          <Warning>{warnings.accountSid}</Warning>
        </div>
      )}
    </>
  );
}
