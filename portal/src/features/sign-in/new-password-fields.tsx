import { Field } from '@trunkline/ui/primitives/field';
import { PasswordInput } from '@trunkline/ui/primitives/password-input';
import { type PasswordPolicy, PasswordRules } from '@trunkline/ui/widgets/password-rules';
import { useState } from 'react';

type NewPasswordFieldsProps = {
  policy: PasswordPolicy;
  /** The password was rejected because it breaks the rules. */
  isRefused?: boolean;
};

/** A new password and its confirmation; `newPasswords` reads both. Rules are ticked off while typing. */
export function NewPasswordFields({ policy, isRefused = false }: NewPasswordFieldsProps) {
  const [password, setPassword] = useState('');
  return (
    <>
      <Field
        label="New password"
        required
        help={<PasswordRules password={password} policy={policy} isRefused={isRefused} />}
      >
        <PasswordInput
          name="new-password"
          autoComplete="new-password"
          canReveal={false}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          aria-invalid={isRefused || undefined}
        />
      </Field>
      <Field label="Confirm password" required>
        <PasswordInput name="confirm-password" autoComplete="new-password" />
      </Field>
    </>
  );
}

/** Reads the values of `NewPasswordFields` from a form. */
export function newPasswords(form: HTMLFormElement): { password: string; confirmation: string } {
  const data = new FormData(form);
  return {
    password: String(data.get('new-password')),
    confirmation: String(data.get('confirm-password')),
  };
}

/** Focuses the input with the problem. */
export function focusPassword(form: HTMLFormElement, which: 'password' | 'confirmation'): void {
  const name = which === 'password' ? 'new-password' : 'confirm-password';
  const input = form.elements.namedItem(name);
  if (input instanceof HTMLInputElement) input.focus();
}
