import { Button } from '@trunkline/ui/primitives/button';
import { Field } from '@trunkline/ui/primitives/field';
import { Form } from '@trunkline/ui/primitives/form';
import { PasswordInput } from '@trunkline/ui/primitives/password-input';
import { TextInput } from '@trunkline/ui/primitives/text-input';
import { useState } from 'react';
import type { Caller } from './call/test-client.ts';

type ClientFormProps = {
  /** Suggested username. */
  username?: string;
  /** Help text below the password. */
  help: string;
  /** @returns why this client can't be used */
  onName: (client: Caller) => Promise<string | undefined>;
};

/** Asks for a client of the account. The password stays in memory. */
export function ClientForm({ username: suggested = '', help, onName }: ClientFormProps) {
  const [username, setUsername] = useState(suggested);
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<{ username?: string; password?: string }>({});
  async function handleSubmit() {
    const found = {
      ...(username.trim() === '' && { username: 'Enter a username.' }),
      ...(password === '' && { password: 'Enter the password.' }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const problem = await onName({ username: username.trim(), password });
    if (problem) setErrors({ username: problem });
  }
  return (
    <Form noValidate gap="md" onSubmit={handleSubmit}>
      <Field label="Client" error={errors.username}>
        <TextInput
          value={username}
          autoComplete="off"
          onChange={(event) => setUsername(event.target.value)}
        />
      </Field>
      <Field label="Password" help={help} error={errors.password}>
        <PasswordInput
          value={password}
          autoComplete="off"
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" size="sm">
        Use this client
      </Button>
    </Form>
  );
}
