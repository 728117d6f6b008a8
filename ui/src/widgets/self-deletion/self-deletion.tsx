import { CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { checkNames } from '../../development/checks.ts';
import { Actions } from '../../primitives/actions/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { Form } from '../../primitives/form/index.ts';
import { PasswordInput } from '../../primitives/password-input/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { useLabels } from '../../use-labels.ts';

/** Text to type for confirmation. */
export const deleteMessage = 'delete my account';

export const defaultLabels = {
  warning:
    "This deletes your account with everything in it: applications, carriers, phone numbers, speech credentials and users. It can't be undone.",
  password: 'Password',
  passwordMissing: 'Enter your password.',
  message: 'Delete message',
  messageHelp: `Type “${deleteMessage}” to go on.`,
  messageWrong: 'You must type the delete message correctly in order to delete your account.',
  submit: 'PERMANENTLY DELETE MY ACCOUNT',
  cancel: 'Cancel',
};

export type SelfDeletionLabels = typeof defaultLabels;

export type SelfDeletionProps = {
  /** false for users of an identity provider. */
  hasPassword: boolean;
  /** Called once everything is typed correctly; '' without a password. */
  onDelete: (password: string) => void;
  /** Called when the user keeps the account. */
  onCancel: () => void;
  /** Whether the deletion is in flight. */
  isLoading?: boolean;
  /** Reason why it was refused. */
  error?: string | undefined;
  /** Overrides texts of the current language. */
  labels?: Partial<SelfDeletionLabels>;
  /** @deprecated since 0.3.0, use `isLoading`, removed in 0.4.0 */
  isBusy?: boolean;
};

/** Deletes the user's own account after two deliberate inputs. */
export function SelfDeletion({
  hasPassword,
  onDelete,
  onCancel,
  isBusy,
  isLoading = isBusy ?? false,
  error,
  labels,
}: SelfDeletionProps) {
  if (process.env.NODE_ENV !== 'production') checkNames('SelfDeletion', { isBusy });
  const text = useLabels('SelfDeletion', defaultLabels, labels);
  const [isTried, setTried] = useState(false);
  const [password, setPassword] = useState('');
  const [message, setMessage] = useState('');
  const passwordInput = useRef<HTMLInputElement>(null);
  const messageInput = useRef<HTMLInputElement>(null);
  const isMissing = hasPassword && password === '';
  const isWrong = message !== deleteMessage;

  function handleSubmit() {
    if (isLoading) return;
    setTried(true);
    if (isMissing) passwordInput.current?.focus();
    else if (isWrong) messageInput.current?.focus();
    else onDelete(password);
  }

  return (
    <Form gap="md" onSubmit={handleSubmit} noValidate>
      <p className="flex items-start gap-2">
        <CircleAlert
          size={16}
          strokeWidth={1.75}
          aria-hidden
          className="mt-0.5 shrink-0 text-danger"
        />
        {text.warning}
      </p>
      {hasPassword && (
        <Field
          label={text.password}
          required="marked"
          width="md"
          error={isTried && isMissing ? text.passwordMissing : undefined}
        >
          <PasswordInput
            ref={passwordInput}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      )}
      <Field
        label={text.message}
        required="marked"
        width="md"
        help={text.messageHelp}
        error={isTried && isWrong ? text.messageWrong : undefined}
      >
        <TextInput
          ref={messageInput}
          value={message}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Field>
      <p role="alert" className="text-danger empty:hidden">
        {error}
      </p>
      <Actions>
        <Button type="submit" variant="primary" tone="danger" isLoading={isLoading} canWrap>
          {text.submit}
        </Button>
        <Button onClick={onCancel} disabled={isLoading}>
          {text.cancel}
        </Button>
      </Actions>
    </Form>
  );
}
