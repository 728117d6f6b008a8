import type { InboundEnd, InboundOutcome, InboundStep } from '../../engines/call-routing/index.ts';

/** Where a call stops on its way, in order. */
export const stationKinds = ['caller', 'carrier', 'number', 'application', 'server'] as const;
export type StationKind = (typeof stationKinds)[number];

/** `passed`: the call was there; `broken`: it ends there; `ahead`: it never comes there. */
export type StationState = 'passed' | 'broken' | 'ahead';

/** Why a call goes no further. */
export type PathBreak =
  /** It is handed to an account, and nothing answers: 480. */
  | { at: 'application'; why: 'no application' }
  /** The call engine's own status and words. */
  | { at: 'carrier' | 'number' | 'application'; why: 'refused'; status: number; reason: string };

/** The way of an inbound call, as the call engine's answer tells it. */
export type InboundPath = {
  carrierId: string | null;
  /** The number or pattern that decided. */
  numberId: string | null;
  accountId: string | null;
  applicationId: string | null;
  /** The caller has to authenticate first: a SIP client or a trunk. */
  isChallenged: boolean;
  /** null: an application answers, or it isn't known which. */
  broken: PathBreak | null;
};

/** Reads the answer; which application answers and why none does was decided there. */
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

/** How far a refused call came: its end doesn't say, the steps before it do. */
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

/** The last step is the one that ended it. */
function breakOf(
  { status, reason }: Extract<InboundEnd, { kind: 'refused' }>,
  last: InboundStep | undefined,
): PathBreak {
  const at = (() => {
    switch (last?.at) {
      case 'account':
        return 'application';
      case 'not-a-carrier':
        // A tenant of Microsoft Teams was found, but not its application.
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

/** Each station, and whether the call comes there. */
export function stationsOf({ broken, isChallenged, applicationId }: InboundPath) {
  const end = broken && stationKinds.indexOf(broken.at);
  return stationKinds.map((kind, index): { kind: StationKind; state: StationState } => {
    if (end !== null) {
      return { kind, state: index < end ? 'passed' : index === end ? 'broken' : 'ahead' };
    }
    // The rest depends on the device or trunk that authenticates.
    const isOpen = isChallenged && applicationId === null && index > 2;
    return { kind, state: isOpen ? 'ahead' : 'passed' };
  });
}
