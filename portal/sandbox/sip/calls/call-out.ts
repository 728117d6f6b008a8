import type { Limits } from '../../live/fates.ts';
import type { LiveRecord } from '../../live/live-state.ts';
import type { Binding, Phone } from '../phone.ts';
import { rightsOf } from '../rules/admission.ts';
import { runApplication } from './application.ts';
import { createCallRecord } from './call-record.ts';
import { ringClient } from './ring-client.ts';

const ringsFor = 60;

const given = (seconds: number | undefined) =>
  seconds !== undefined && seconds > 0 ? seconds * 1000 : undefined;

/** Rings a client that is registered here, for a call made through the API. */
export function callOut(
  phone: Phone,
  binding: Binding,
  made: LiveRecord,
  { timeout, timeLimit }: Limits,
): void {
  const { connection } = binding;
  const address = String(made['to']);
  const [user = '', realm = ''] = address.split('@');
  const account = phone.store.accounts.bySipRealm(realm);
  if (!account?.sip_realm) return;
  const client = phone.store.clients.byName(account.account_sid, user);
  const callId = String(made['call_id']);
  const record = { ...made, call_status: 'trying', sip_status: 100, sbc_callid: callId };
  const call = createCallRecord(phone, {
    record,
    remote: connection.remote,
    sipCallId: callId,
    messages: connection.messagesOf(callId),
  });
  ringClient(
    phone,
    {
      binding,
      call,
      from: String(made['from']),
      to: address,
      caller: {
        account: { ...account, sip_realm: account.sip_realm },
        rights: rightsOf(client),
      },
      callId,
      timeoutMs: given(timeout) ?? ringsFor * 1000,
    },
    {
      onRinging: () => {},
      onRefused: () => {},
      onAnswered(leg) {
        runApplication(leg);
        const limit = given(timeLimit);
        if (limit === undefined) return;
        const timer = setTimeout(leg.hangUp, limit);
        call.onEnded(() => clearTimeout(timer));
      },
    },
  );
}
