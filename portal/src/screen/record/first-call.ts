import { useState } from 'react';
import { addresses } from '../../addresses.ts';
import { queryString } from '../../platform/client/calls/path.ts';
import { rememberAccount } from '../../session/remembered-account.ts';

/** On the way to a first call, the add forms know what was added before, and lead back to it. */

/** Steps of that way, in order; the query parameter `step` counts them. */
export const firstCallSteps = ['account', 'carrier', 'number', 'application', 'call'] as const;
export type FirstCallStep = (typeof firstCallSteps)[number];

/** Initial values of a form, even if it was opened after creating another record. */
type FirstCallStart = {
  name?: string | undefined;
  account?: string | undefined;
  carrier?: string | undefined;
  application?: string | undefined;
};

export const firstCallAddress = (form: string, step: FirstCallStep, start: FirstCallStart) =>
  `${form}${queryString({ ...start, step: firstCallSteps.indexOf(step) + 1 })}`;

function read() {
  const query = new URLSearchParams(window.location.search);
  const step = Number(query.get('step'));
  const isOnTheWay = Number.isInteger(step) && step >= 1 && step <= firstCallSteps.length;
  const start = (name: keyof FirstCallStart) => query.get(name) ?? '';
  const account = start('account');
  // New records start with the account of the last list.
  if (account) rememberAccount(account);
  return {
    /** 'step 3 of 5'; undefined for a form that was opened separately. */
    text: isOnTheWay ? `step ${step} of ${firstCallSteps.length}` : undefined,
    name: start('name'),
    account,
    carrier: start('carrier'),
    application: start('application'),
    /** The page after the form. */
    leaveTo: (otherwise: string) => (isOnTheWay ? addresses.overview : otherwise),
  };
}

/**
 * The form's step, from the query at the time it was opened.
 * @param sid of a stored record: another sid means another form
 */
export function useFirstCallStep(sid?: string | null) {
  const [known, setKnown] = useState(() => ({ sid, step: read() }));
  if (known.sid === sid) return known.step;
  const next = { sid, step: read() };
  setKnown(next);
  return next.step;
}
