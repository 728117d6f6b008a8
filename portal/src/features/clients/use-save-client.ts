import { useLocation } from 'wouter';
import { useRefresh } from '../../platform/client/query.ts';
import type { Client } from '../../platform/resources/clients/clients.ts';
import type { RecordSave } from '../../screen/form/use-record-form.ts';
import { kinds } from '../../screen/record/kinds.ts';
import type { ClientFormValues } from './client-form.schema.ts';
import { clientCalls, newClientCalls } from './save-client.ts';

/**
 * The whole save of the client form; back to the list.
 * @param sid of the stored client; null: a new one
 */
export function useSaveClient(sid: string | null): RecordSave<ClientFormValues, Client> {
  const [, navigate] = useLocation();
  const refresh = useRefresh('Clients');
  return {
    ...(sid === null ? newClientCalls : clientCalls(sid)),
    refresh: () => refresh(sid ?? undefined),
    done: sid === null ? 'Client created successfully' : 'Client updated successfully',
    leave: () => navigate(kinds.client.list, { replace: true }),
  };
}
