import { addresses } from '../../addresses.ts';
import type { NextStep } from '../../notices/toasts.ts';
import { queryString } from '../../platform/client/calls/path.ts';
import type { Resource } from '../../platform/resources/sid-columns.ts';

/** A created record: its SID, and what the form had. */
type Created = { sid: string; account: string | undefined; number: string | undefined };

const addNumber = (start: Record<string, string | undefined>): NextStep => ({
  label: 'Add a phone number',
  href: `${addresses.phoneNumbers.add}${queryString(start)}`,
});

/** What people do with a record once it is there. An account opens itself: its page has them all. */
const steps: Partial<Record<Resource, (created: Created) => NextStep>> = {
  VoipCarriers: ({ sid, account }) => addNumber({ account, carrier: sid }),
  Applications: ({ sid, account }) => addNumber({ account, application: sid }),
  PhoneNumbers: ({ number }) => ({
    label: 'Test an inbound call',
    href: `${addresses.inboundTest}${queryString({ number })}`,
  }),
};

/** @param values of the form that created it */
export function nextStepOf(
  resource: Resource | undefined,
  sid: string | undefined,
  values: object,
): NextStep | undefined {
  const text = (name: string) => {
    const value: unknown = Reflect.get(values, name);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  if (resource === undefined || sid === undefined) return undefined;
  return steps[resource]?.({ sid, account: text('accountSid'), number: text('number') });
}
