import { formatCount, plural } from '@trunkline/ui/tokens/format';
import type { Application } from '../../../platform/resources/applications/applications.ts';
import { listAllPhoneNumbers } from '../../../platform/resources/numbers/phone-numbers.ts';
import { applicationBlockedBy } from '../delete/application-usage.ts';
import type { ApplicationFormValues } from './application-form.schema.ts';

type Viewpoint = Parameters<typeof applicationBlockedBy>[2] & {
  nameOf: (accountSid: string) => string;
};

/** Number of records that a save of an application affects. */
export async function applicationEffects(
  application: Application,
  { accountSid }: ApplicationFormValues,
  { nameOf, ...viewpoint }: Viewpoint,
): Promise<string[]> {
  if (accountSid !== application.account_sid) {
    const blocked = await applicationBlockedBy(application, 'move', viewpoint);
    const from = nameOf(application.account_sid);
    return [
      blocked
        ? `${blocked.title}. ${blocked.description}`
        : `The application moves from ${from} to ${nameOf(accountSid)}. No phone number uses it.`,
    ];
  }
  const numbers = await listAllPhoneNumbers(application.account_sid);
  const own = numbers.filter((one) => one.application_sid === application.application_sid);
  return own.length === 0
    ? []
    : [
        `${formatCount(own.length, 'phone number')} ${plural(own.length, 'uses', 'use')} this application.`,
      ];
}
