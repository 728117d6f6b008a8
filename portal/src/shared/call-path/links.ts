import { parseUrl } from '@trunkline/ui/tokens/text';
import type { InboundPath } from '@trunkline/ui/widgets/call-path';
import { addresses } from '../../addresses.ts';
import { queryString } from '../../platform/client/calls/path.ts';

/** Names of the records on a path, by sid. */
export type PathNames = {
  carriers: ReadonlyMap<string, string>;
  numbers: ReadonlyMap<string, string>;
  /** Carriers that this person can see but not change. */
  readOnly?: ReadonlySet<string>;
};

/** Link to the page that fixes a broken path; undefined if no page does. */
export function repairOf(
  { broken, numberId, carrierId, accountId }: InboundPath,
  { carriers, numbers, readOnly }: PathNames,
  dialled: string,
): { label: string; href: string } | undefined {
  if (broken === null) return undefined;
  const number = numberId === null ? undefined : numbers.get(numberId);
  const carrier = carrierId === null ? undefined : carriers.get(carrierId);
  const openCarrier = carrierId !== null && carrier !== undefined;
  if (broken.at === 'application') {
    if (broken.why === 'refused') {
      return accountId === null
        ? { label: 'Open Microsoft Teams tenants', href: addresses.teamsTenants.list }
        : { label: 'Open the account', href: addresses.accounts.edit(accountId) };
    }
    if (numberId !== null && number !== undefined) {
      return {
        label: `Choose an application for ${number}`,
        href: addresses.phoneNumbers.edit(numberId),
      };
    }
    return openCarrier && !readOnly?.has(carrierId)
      ? {
          label: `Choose a default application for ${carrier}`,
          href: addresses.carriers.edit(carrierId),
        }
      : undefined;
  }
  if (broken.at === 'number') {
    // A refusal with 503 means that the number exists more than once.
    return broken.status === 404 && openCarrier
      ? {
          label: `Add ${dialled} to ${carrier}`,
          href: `${addresses.phoneNumbers.add}${queryString({ number: dialled, carrier: carrierId })}`,
        }
      : {
          label: 'Open phone numbers',
          href: `${addresses.phoneNumbers.list}${queryString({ account: '', filter: dialled })}`,
        };
  }
  return openCarrier
    ? { label: `Open carrier ${carrier}`, href: addresses.carriers.edit(carrierId) }
    : { label: 'Open carriers', href: addresses.carriers.list };
}

/** Host of a webhook's URL, 'apps.example.com'; undefined for an invalid URL. */
export function hostOf(url: string | undefined): string | undefined {
  return parseUrl(url ?? '')?.host || undefined;
}
