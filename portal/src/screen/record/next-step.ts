import { addresses } from '../../addresses.ts';
import type { NextStep } from '../../notices/toasts.ts';
import { queryString } from '../../platform/client/calls/path.ts';

type Values = { accountSid?: string; number?: string };

const addNumber = (account: string | undefined, start: Record<string, string>): NextStep => ({
  label: 'Add a phone number',
  href: addresses.phoneNumbers.add + queryString({ account: account || undefined, ...start }),
});

/**
 * The likely next step after a record was created. An account needs none: its page opens itself.
 * @param values of the form that created it
 */
export function nextStepOf(
  resource: string | undefined,
  sid: string | undefined,
  { accountSid, number }: Values,
): NextStep | undefined {
  if (sid && resource === 'VoipCarriers') return addNumber(accountSid, { carrier: sid });
  if (sid && resource === 'Applications') return addNumber(accountSid, { application: sid });
  if (resource !== 'PhoneNumbers') return undefined;
  return { label: 'Test an inbound call', href: addresses.inboundTest + queryString({ number }) };
}
