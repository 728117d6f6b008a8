import { isLive, type LiveCall, type SeenLeg } from '@trunkline/ui/engines/live-calls';
import { searchText } from '../../../browser/search-text.ts';

/** Members of the address. */
export const directionMember = 'direction';
export const statusMember = 'status';

type CallFilter = {
  /** '' for both. */
  direction: string;
  /** 'ringing', 'connected', or '' for all. */
  status: string;
  /** Part of either number or name. */
  text: string;
};

/**
 * How many calls go on. A leg counts with the call that dialled it, even where the platform no longer
 * lists that call: a limit of calls is one of calls.
 */
export const callsGoingOn = (calls: readonly LiveCall[]) =>
  calls.filter(({ status, isGone, parentSid }) => isLive(status) && !isGone && parentSid === null)
    .length;

const isConnected = ({ status }: SeenLeg) => status === 'in-progress';

/** @param number digits, where the text is a number as people group it */
const has = ({ from, to }: SeenLeg, text: string, number: string | undefined) =>
  [from, to].some(
    (party) => searchText(party).includes(text) || (number !== undefined && party.includes(number)),
  );

/** Calls that pass; a leg that passes brings its call along. */
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
