import { Button } from '@trunkline/ui/primitives/button';
import { Field } from '@trunkline/ui/primitives/field';
import { Form } from '@trunkline/ui/primitives/form';
import { PasswordInput } from '@trunkline/ui/primitives/password-input';
import { Text } from '@trunkline/ui/primitives/text';
import { TextInput } from '@trunkline/ui/primitives/text-input';
import { useState } from 'react';
import type { Caller } from './call/test-client.ts';
import { nameCaller } from './phone-session.ts';

/** Asks once for a client of the account. The password stays in memory until the phone is closed. */
export function CallerForm({ caller }: { caller: Caller | null }) {
  const [username, setUsername] = useState(caller?.username ?? '');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<{ username?: string; password?: string }>({});
  if (caller !== null) {
    return (
      <Text size="small" tone="muted">
        Calls as {caller.username}, without registering: its devices stay registered.
      </Text>
    );
  }
  function handleSubmit() {
    const found = {
      ...(username.trim() === '' && { username: 'Enter a username.' }),
      ...(password === '' && { password: 'Enter the password.' }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return undefined;
    return nameCaller({ username: username.trim(), password });
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
      <Field label="Password" help="Kept in memory for calls of this page." error={errors.password}>
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
