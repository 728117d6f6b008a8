import { Button } from '@trunkline/ui/primitives/button';
import { Field } from '@trunkline/ui/primitives/field';
import { Form } from '@trunkline/ui/primitives/form';
import { TextInput } from '@trunkline/ui/primitives/text-input';
import { type FormEvent, type ReactNode, useState } from 'react';
import { messageOf } from '../../platform/client/calls/errors.ts';
import { Banner } from './public-page.tsx';

type PublicFormProps = {
  /** Label of the button. */
  label: string;
  /** A thrown error is shown above the form, and the first field is focused again. */
  onSubmit: (data: FormData) => Promise<void>;
  children: ReactNode;
};

/** A form outside the console. Sends once at a time, and not again while it navigates away. */
export function PublicForm({ label, onSubmit, children }: PublicFormProps) {
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (isBusy) return;
    const form = event.currentTarget;
    setBusy(true);
    setError(undefined);
    try {
      await onSubmit(new FormData(form));
    } catch (failure) {
      setError(messageOf(failure));
      setBusy(false);
      form.querySelector('input')?.focus();
    }
  }

  return (
    <>
      {error && <Banner tone="danger">{error}</Banner>}
      <Form gap="md" onSubmit={handleSubmit}>
        {children}
        <Button type="submit" variant="primary" isLoading={isBusy} className="w-full">
          {label}
        </Button>
      </Form>
    </>
  );
}

/** First field of a form that identifies the user; `email` in its data. */
export const EmailField = () => (
  <Field label="Email" required>
    <TextInput
      type="email"
      name="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      autoFocus
    />
  </Field>
);
