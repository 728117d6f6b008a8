import { page, userEvent } from '../index.ts';
import { makeCall } from './live.ts';

export const row = (name: string) => page.getByRole('row', { name });
export const liveOf = (sid: string) => `/internal/live?account=${sid}`;
/** Chooses an action of a row; actions beyond the third are in its menu. */
export async function act(from: string, to: string, action: string): Promise<void> {
  await userEvent.hover(row(`${from} to ${to}`));
  await page.getByRole('button', { name: `${action}: ${from} to ${to}` }).click();
}

const answered = { call_status: 'in-progress', originating_sip_trunk_name: 'Aurora' };

export async function bridged(account_sid: string) {
  const call = await makeCall({ account_sid, from: 'caller', to: 'hotline', ...answered });
  const leg = await makeCall({
    account_sid,
    parent_call_sid: call,
    direction: 'outbound',
    from: 'caller',
    to: 'desk',
    call_status: 'in-progress',
  });
  return { call, leg };
}
