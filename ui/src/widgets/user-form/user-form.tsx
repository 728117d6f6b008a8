import { FormSection } from '../../patterns/form-section/index.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { CopyText } from '../../primitives/copy-text/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { PasswordInput } from '../../primitives/password-input/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { PasswordRules } from '../password-rules/index.ts';
import { defaultLabels, type UserFormProps } from './user-form.types.ts';
import { UserReach } from './user-reach.tsx';
import { Warning } from './warning.tsx';

/**
 * Everything there is to say about a user. Groups are marked with `data-field`, so that a form can
 * lead to the one a problem is about.
 */
export function UserForm(props: UserFormProps) {
  const {
    value,
    onChange,
    sid,
    policy,
    errors = {},
    warnings = {},
    readOnly = false,
    disabledReason,
  } = props;
  const text = { ...defaultLabels, ...props.labels };
  const isNew = sid === undefined;
  const hasRules = isNew || value.password !== '';
  const change = (part: Partial<typeof value>) => onChange({ ...value, ...part });

  return (
    <>
      <FormSection title={text.reach} description={text.reachHelp}>
        <UserReach {...props} labels={text} />
        {!isNew && (
          <>
            <div>
              <div className="mb-1 font-medium">{text.sid}</div>
              <CopyText value={sid} label={text.copySid} />
            </div>
            <div data-field="isActive">
              <Checkbox
                checked={value.isActive}
                onChange={(event) => change({ isActive: event.target.checked })}
                help={text.activeHelp}
                disabled={readOnly}
                disabledReason={disabledReason}
              >
                {text.active}
              </Checkbox>
              <Warning isBelowCheckbox>{warnings.isActive}</Warning>
            </div>
            <div data-field="isViewOnly">
              <Checkbox
                checked={value.isViewOnly}
                onChange={(event) => change({ isViewOnly: event.target.checked })}
                help={text.viewOnlyHelp}
                disabled={readOnly}
                disabledReason={disabledReason}
              >
                {text.viewOnly}
              </Checkbox>
              <Warning isBelowCheckbox>{warnings.isViewOnly}</Warning>
            </div>
          </>
        )}
      </FormSection>
      <FormSection title={text.identity} description={text.identityHelp}>
        <div data-field="name">
          <Field label={text.name} required={!readOnly} help={text.nameHelp} error={errors.name}>
            <TextInput
              value={value.name}
              onChange={(event) => change({ name: event.target.value })}
              readOnly={readOnly}
              maxLength={255}
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
        </div>
        <div data-field="email">
          <Field label={text.email} required={!readOnly} error={errors.email}>
            <TextInput
              type="email"
              value={value.email}
              onChange={(event) => change({ email: event.target.value })}
              readOnly={readOnly}
              maxLength={255}
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
        </div>
      </FormSection>
      <FormSection
        title={text.passwordSection}
        description={isNew ? text.passwordHelpNew : text.passwordHelpStored}
      >
        {!readOnly && (
          <div data-field="password">
            <Field
              label={text.password}
              required={isNew}
              error={errors.password}
              help={
                hasRules ? (
                  <PasswordRules
                    password={value.password}
                    policy={policy}
                    isRefused={errors.password !== undefined}
                  />
                ) : (
                  text.keepPassword
                )
              }
            >
              <PasswordInput
                value={value.password}
                onChange={(event) => change({ password: event.target.value })}
              />
            </Field>
          </div>
        )}
        <Checkbox
          checked={value.mustChangePassword}
          onChange={(event) => change({ mustChangePassword: event.target.checked })}
          help={text.mustChangeHelp}
          disabled={readOnly}
          disabledReason={disabledReason}
        >
          {text.mustChange}
        </Checkbox>
      </FormSection>
    </>
  );
}
