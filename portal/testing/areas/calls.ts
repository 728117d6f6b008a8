import { accountSid, providerSid, storeAnyway } from '../scene.ts';
import { pastThePage } from '../wire.ts';

/** Calls a stored number, as a person with a phone does. The call ends immediately. */
export async function ring(to: string, from?: string): Promise<void> {
  const answer = await pastThePage(`${window.location.origin}/sandbox/calls`, {
    method: 'POST',
    body: JSON.stringify({ to, from }),
  });
  if (!answer.ok) throw new Error(`${to}: ${await answer.text()}`);
}

type StoredCall = {
  accountSid: string;
  providerSid: string;
  /** '' if the platform doesn't say. */
  direction: 'inbound' | 'outbound' | '';
  to: string;
  /** Where an inbound call came from. */
  source?: string;
};

/** Stores a call that ends now, so that it belongs to today even right after midnight. */
export async function storeCall(call: StoredCall): Promise<void> {
  const { accountSid, providerSid, direction, to, source = '' } = call;
  const at = Date.now();
  const row = {
    call_sid: crypto.randomUUID(),
    account_sid: accountSid,
    service_provider_sid: providerSid,
    attempted_at: at,
    answered_at: at,
    terminated_at: at,
    answered: 1,
    duration: 1,
    sip_status: 200,
    sip_callid: crypto.randomUUID(),
    from_party: '15085551234',
    to_party: to,
    direction,
    trunk: 'trunk',
    host: '192.0.2.1',
    remote_host: source,
    trace_id: '0'.repeat(32),
    script_seed: 1,
  };
  const columns = Object.keys(row);
  const places = columns.map(() => '?').join();
  await storeAnyway(
    `INSERT INTO recent_calls (${columns.join()}) VALUES (${places})`,
    ...Object.values(row),
  );
}

/** Stores a call of Acme Support, which may have none in the first hour of a day. */
export async function storeCallOfToday(): Promise<void> {
  await storeCall({
    accountSid: await accountSid('Acme Support'),
    providerSid: await providerSid(),
    direction: 'inbound',
    to: '442079460123',
  });
}
