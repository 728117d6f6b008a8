import type { InboundEnd, InboundOutcome, InboundStep } from '../../engines/call-routing/index.ts';

/** Stations of a call, in order. */
export const stationKinds = ['caller', 'carrier', 'number', 'application', 'server'] as const;
export type StationKind = (typeof stationKinds)[number];

/** `passed`: the call reached it. `broken`: the call ends there. `ahead`: the call doesn't get there. */
export type StationState = 'passed' | 'broken' | 'ahead';

/** Reason why a call gets no further. */
export type PathBreak =
  /** An account is found, but no application answers: 480. */
  | { at: 'application'; why: 'no application' }
  /** Status and reason of the call engine. */
  | { at: 'carrier' | 'number' | 'application'; why: 'refused'; status: number; reason: string };

/** The path of an inbound call, from the call engine's decision. */
export type InboundPath = {
  carrierId: string | null;
  /** The number or pattern that decided. */
  numberId: string | null;
  accountId: string | null;
  applicationId: string | null;
  /** Whether the caller, a SIP client or trunk, must authenticate first. */
  isChallenged: boolean;
  /** null: an application answers, or which one is unknown. */
  broken: PathBreak | null;
};

/** Turns a decision into a path. Decides nothing itself. */
export function inboundPath({ steps, end }: InboundOutcome): InboundPath {
  const isChallenged = end.kind === 'challenge';
  return end.kind === 'refused'
    ? { ...reached(steps), applicationId: null, isChallenged, broken: breakOf(end, steps.at(-1)) }
    : {
        carrierId: isChallenged ? null : end.carrierId,
        numberId: isChallenged ? null : end.numberId,
        accountId: end.accountId,
        applicationId: end.applicationId,
        isChallenged,
        broken:
          isChallenged || end.applicationId !== null
            ? null
            : { at: 'application', why: 'no application' },
      };
}

/** How far a refused call got: the steps tell, not the end. */
function reached(steps: readonly InboundStep[]) {
  const way = { carrierId: null, numberId: null, accountId: null } as {
    carrierId: string | null;
    numberId: string | null;
    accountId: string | null;
  };
  for (const step of steps) {
    if (step.at === 'gateways' || step.at === 'registration') {
      const [first, ...others] = step.matches;
      const isOne = others.every(({ carrierId }) => carrierId === first?.carrierId);
      way.carrierId = (isOne && first?.carrierId) || null;
    }
    if (step.at === 'carrier' || step.at === 'looked-up' || step.at === 'default') {
      way.carrierId = step.carrierId;
    }
    if (step.at === 'numbers') {
      way.numberId = step.numberIds.length === 1 ? (step.numberIds[0] ?? null) : null;
    }
    if (step.at === 'patterns') way.numberId = step.numberId;
    if (step.at === 'looked-up') way.numberId = step.numberId;
    if (step.at === 'account') way.accountId = step.accountId;
  }
  return way;
}

/** The last step ended the call. */
function breakOf(
  { status, reason }: Extract<InboundEnd, { kind: 'refused' }>,
  last: InboundStep | undefined,
): PathBreak {
  const at = (() => {
    switch (last?.at) {
      case 'account':
        return 'application';
      case 'not-a-carrier':
        // The tenant of Microsoft Teams is known, but has no application.
        return last.tenant === null ? 'carrier' : 'application';
      case 'numbers':
      case 'patterns':
      case 'defaults':
      case 'only-account':
        return 'number';
      default:
        return 'carrier';
    }
  })();
  return { at, why: 'refused', status, reason };
}

/** All stations, and whether the call reaches them. */
export function stationsOf({ broken, isChallenged, applicationId }: InboundPath) {
  const end = broken && stationKinds.indexOf(broken.at);
  return stationKinds.map((kind, index): { kind: StationKind; state: StationState } => {
    if (end !== null) {
      return { kind, state: index < end ? 'passed' : index === end ? 'broken' : 'ahead' };
    }
    // The rest depends on the SIP client or trunk that authenticates.
    const isOpen = isChallenged && applicationId === null && index > 2;
    return { kind, state: isOpen ? 'ahead' : 'passed' };
  });
}
