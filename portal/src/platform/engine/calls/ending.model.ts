import type { RecentCall } from '../../stored/calls.ts';

/** Side that ended a call, as people name it. */
export type EndingSide = 'caller' | 'called party' | 'application';

/** Which side of the first INVITE sent the BYE, as a capture shows it. */
export type ByeSender = 'caller' | 'called side';

/**
 * An inbound call ends at the platform, so there the called side is the application. An outbound call
 * begins at the platform: its calling side is the application, or for the leg of a dialled call the
 * person who dials.
 */
export const isDialled = ({ direction, sip_parent_callid }: RecentCall) =>
  direction === 'outbound' && Boolean(sip_parent_callid);

const callingSide = (call: RecentCall): EndingSide =>
  call.direction === 'outbound' && !isDialled(call) ? 'application' : 'caller';

const calledSide = ({ direction }: RecentCall): EndingSide =>
  direction === 'inbound' ? 'application' : 'called party';

/** The side that the call record names; undefined for reasons that name none. */
export function sideOfRecord(call: RecentCall): EndingSide | undefined {
  const reason = call.termination_reason;
  if (/^call(er|ing party) hung ?up$|cancell?ed by caller/i.test(reason)) return callingSide(call);
  if (/^called party hung ?up$/i.test(reason)) return calledSide(call);
  return /hung ?up by application/i.test(reason) ? 'application' : undefined;
}

export const sideOfBye = (call: RecentCall, sender: ByeSender): EndingSide =>
  sender === 'caller' ? callingSide(call) : calledSide(call);

/**
 * The side that ended an answered call. A capture wins over the record.
 * @param bye null without a capture
 */
export function endingOf(call: RecentCall, bye: ByeSender | null) {
  const recorded = sideOfRecord(call);
  const side = bye === null ? recorded : sideOfBye(call, bye);
  const disagrees = bye !== null && recorded !== undefined && recorded !== side;
  return { side, recorded: disagrees ? recorded : undefined };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Roles of hosts, by the call's own members. */
export const hostsOf = (call: RecentCall) => ({
  [textOf(call['host'])]: 'Platform',
  [textOf(call['remote_host'])]: 'Carrier',
});
