import { isLive, type LiveCall, type SeenLeg } from '@trunkline/ui/engines/live-calls';
import { searchText } from '../../../browser/search-text.ts';

/** Query parameters. */
export const directionMember = 'direction';
export const statusMember = 'status';

type CallFilter = {
  /** '' for both. */
  direction: string;
  /** 'ringing', 'connected', or '' for all. */
  status: string;
  /** Part of a number or name, on either side. */
  text: string;
};

/**
 * Number of calls in progress. Legs don't count beside the call that dialled them, even if the
 * platform no longer lists that call: call limits count calls too.
 */
export const callsGoingOn = (calls: readonly LiveCall[]) =>
  calls.filter(({ status, isGone, parentSid }) => isLive(status) && !isGone && parentSid === null)
    .length;

const isConnected = ({ status }: SeenLeg) => status === 'in-progress';

/** @param number digits of the text, if it is a grouped number */
const has = ({ from, to }: SeenLeg, text: string, number: string | undefined) =>
  [from, to].some(
    (party) => searchText(party).includes(text) || (number !== undefined && party.includes(number)),
  );

/** Calls that match; a matching leg keeps its call in the list. */
export function filtered(
  calls: readonly LiveCall[],
  { direction, status, text }: CallFilter,
): readonly LiveCall[] {
  const wanted = searchText(text).trim();
  const isGrouped = /^\+?[\d\s().\-/]*\d[\d\s().\-/]*$/.test(wanted);
  const number = isGrouped ? wanted.replaceAll(/\D/g, '') : undefined;
  if (direction === '' && status === '' && wanted === '') return calls;
  return calls.filter(
    (call) =>
      (direction === '' || call.direction === direction) &&
      (status === '' || isConnected(call) === (status === 'connected')) &&
      (wanted === '' ||
        has(call, wanted, number) ||
        call.legs.some((leg) => has(leg, wanted, number))),
  );
}
