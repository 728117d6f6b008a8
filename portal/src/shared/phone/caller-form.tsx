import { Text } from '@trunkline/ui/primitives/text';
import type { Caller } from './call/test-client.ts';
import { ClientForm } from './client-form.tsx';
import { nameCaller } from './phone-session.ts';

/** Asks once for a client to call as. The password stays in memory until the phone is closed. */
export function CallerForm({ caller }: { caller: Caller | null }) {
  if (caller === null) {
    return <ClientForm help="Kept in memory for calls of this page." onName={nameCaller} />;
  }
  return (
    <Text size="small" tone="muted">
      Calls as {caller.username}, without registering: its devices stay registered.
    </Text>
  );
}
