import type { Client, ClientUpdate, NewClient } from '../../platform/resources/clients/clients.ts';
import type { ClientFormValues } from './client-form.schema.ts';

/** Wire to form. */
export const clientValues = (client: Client): ClientFormValues => ({
  accountSid: client.account_sid,
  username: client.username,
  password: '',
  isActive: client.is_active,
  callsApplications: client.allow_direct_app_calling,
  callsQueues: client.allow_direct_queue_calling,
  callsUsers: client.allow_direct_user_calling,
});

/** Form to PUT. */
export const clientUpdateOf = (values: ClientFormValues): ClientUpdate => ({
  is_active: values.isActive,
  allow_direct_app_calling: values.callsApplications,
  allow_direct_queue_calling: values.callsQueues,
  allow_direct_user_calling: values.callsUsers,
});

/** Form to POST. */
export const newClientOf = (values: ClientFormValues): NewClient => ({
  ...clientUpdateOf(values),
  account_sid: values.accountSid,
  username: values.username,
  password: values.password,
});
