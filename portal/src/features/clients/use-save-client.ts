import { useLocation } from 'wouter';
import {
  type Client,
  createClient,
  getClient,
  updateClient,
  useClientRefresh,
} from '../../platform/clients.ts';
import { PlatformError } from '../../platform/errors.ts';
import type { RecordSave } from '../../screen/form/use-record-form.ts';
import { kinds } from '../../screen/record/kinds.ts';
import type { ClientFormValues } from './client-form.schema.ts';
import { clientUpdateOf, clientValues, newClientOf } from './client-form.wire.ts';

type SaveClient = RecordSave<ClientFormValues, Client>;

/** @param sid of the stored client; null: a new one */
export function useSaveClient(sid: string | null): SaveClient {
  const [, navigate] = useLocation();
  const refresh = useClientRefresh();
  const leave = () => navigate(kinds.client.list, { replace: true });
  if (sid === null) {
    return {
      write: async (values) => {
        await createClient(newClientOf(values));
      },
      refusedFields: (error) =>
        error instanceof PlatformError && /username already exists/.test(error.message)
          ? [{ field: 'username', message: 'This account already has a client of this username.' }]
          : [],
      refresh: () => refresh(),
      done: 'Client created successfully',
      leave,
    };
  }
  return {
    reread: async () => {
      const client = await getClient(sid);
      return { values: clientValues(client), stored: client };
    },
    write: async (values) => {
      await updateClient(sid, clientUpdateOf(values));
      return undefined;
    },
    refresh: () => refresh(sid),
    done: 'Client updated successfully',
    leave,
  };
}
