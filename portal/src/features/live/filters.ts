import type { LiveCall, SeenLeg } from '@trunkline/ui/engines/live-calls';

/** Members of the address. */
export const directionMember = 'direction';
export const statusMember = 'status';

export type CallFilter = {
  /** '' for both. */
  direction: string;
  /** 'ringing', 'connected', or '' for all. */
  status: string;
  /** Part of either number or name. */
  text: string;
};

const isConnected = ({ status }: SeenLeg) => status === 'in-progress';

const has = ({ from, to }: SeenLeg, text: string) =>
  [from, to].some((party) => party.toLowerCase().includes(text));

/** Calls that pass; a leg that passes brings its call along. */
export function filtered(
  calls: readonly LiveCall[],
  { direction, status, text }: CallFilter,
): readonly LiveCall[] {
  const wanted = text.trim().toLowerCase();
  if (direction === '' && status === '' && wanted === '') return calls;
  return calls.filter(
    (call) =>
      (direction === '' || call.direction === direction) &&
      (status === '' || isConnected(call) === (status === 'connected')) &&
      (wanted === '' || has(call, wanted) || call.legs.some((leg) => has(leg, wanted))),
  );
}
