import {
  dialledNumber,
  type GatewayMatch,
  type InboundEnd,
  type InboundOutcome,
  type InboundStep,
  type InboundWorld,
  isPattern,
} from '../../engines/call-routing/index.ts';

/** Names of the records in the steps, by id. */
export type InboundNames = {
  accounts: ReadonlyMap<string, string>;
  carriers: ReadonlyMap<string, string>;
  applications: ReadonlyMap<string, string>;
  /** Texts of numbers and patterns. */
  numbers: ReadonlyMap<string, string>;
};

/** How much of the platform the user can see. */
export type Sight = 'platform' | 'provider' | 'account';

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** The dialled number, and the carriers that have it. */
export type Dialled = { number: string; carrierIds: readonly string[] };

/** @param typed with or without a leading plus; '' for a call without a number */
export function dialledIn(typed: string, { numbers }: InboundWorld): Dialled {
  const number = dialledNumber(typed);
  return {
    number: typed.trim(),
    carrierIds: numbers.flatMap((one) =>
      one.number === number && one.carrierId !== null ? [one.carrierId] : [],
    ),
  };
}

/** Describes the route of the call, one sentence per step. */
export function tellSteps(
  outcome: InboundOutcome,
  names: InboundNames,
  dialled: Dialled,
): string[] {
  return outcome.steps.map((step) => tell(step, names, dialled));
}

function tell(step: InboundStep, names: InboundNames, dialled: Dialled): string {
  const carriers = (ids: readonly string[]) =>
    listed([...new Set(ids)].map((id) => names.carriers.get(id) ?? 'another carrier'));
  const account = (id: string | null) => (id && names.accounts.get(id)) || 'another account';
  const numbers = (ids: readonly string[]) =>
    listed(ids.map((id) => names.numbers.get(id) ?? 'another number'));
  const entry = (id: string) =>
    `${isPattern(names.numbers.get(id) ?? '0') ? 'pattern' : 'phone number'} ${numbers([id])}`;
  const matching = (matches: readonly GatewayMatch[]) =>
    listed(
      matches.map(
        ({ carrierId, address, netmask }) =>
          `${address}${netmask === 32 ? '' : `/${netmask}`} of ${carriers([carrierId])}`,
      ),
    );
  switch (step.at) {
    case 'host':
      if (step.is === 'address')
        return 'The host is an address, so the source identifies the carrier.';
      return step.is === 'realm'
        ? `The host is the SIP realm of ${account(step.accountId)}.`
        : 'The host is a name, but the SIP realm of no active account.';
    case 'gateways': {
      const whose = step.among === 'account' ? 'of the account and its service provider' : 'at all';
      if (step.matches.length === 0) return `No inbound gateway ${whose} matches the source.`;
      return `The source matches ${matching(step.matches)}.`;
    }
    case 'registration':
      return step.matches.length === 0
        ? 'No carrier registers with this host as this user from this source.'
        : `The source matches ${matching(step.matches)}, registered with this host as this user.`;
    case 'numbers':
      if (step.numberIds.length === 0) {
        const elsewhere =
          dialled.carrierIds.length > 0 && ` It is on ${carriers(dialled.carrierIds)}.`;
        return `${dialled.number || 'The dialled number'} isn't on any of these carriers.${elsewhere || ''}`;
      }
      return step.numberIds.length === 1
        ? `The dialled number is the phone number ${numbers(step.numberIds)}.`
        : `The dialled number is on several carriers, ${step.numberIds.length} times in all.`;
    case 'patterns':
      return step.numberId === null
        ? 'No number pattern on these carriers matches.'
        : `The pattern ${numbers([step.numberId])} fits, the longest that does.`;
    case 'carrier':
      return `The call is attributed to ${carriers([step.carrierId])}, the closest gateway match.`;
    case 'looked-up':
      return `The ${entry(step.numberId)} of ${carriers([step.carrierId])} names an application.`;
    case 'default': {
      const carrier = carriers([step.carrierId]);
      if (step.numberId === null) {
        return step.applicationId === null
          ? `${carrier} has no default application.`
          : `The default application of ${carrier} answers.`;
      }
      return step.applicationId === null
        ? `The ${entry(step.numberId)} has no application, and ${carrier} has no default one.`
        : `The ${entry(step.numberId)} has no application, so the default of ${carrier} answers.`;
    }
    case 'defaults':
      return step.carrierIds.length === 0
        ? 'No carrier among them has both an account and a default application.'
        : `${carriers(step.carrierIds)} ${step.carrierIds.length > 1 ? 'have' : 'has'} an account and a default application.`;
    case 'only-account':
      return step.accountIds.length === 1
        ? `The service provider has only one account, ${account(step.accountIds[0] ?? null)}.`
        : `The service provider has ${step.accountIds.length} accounts, so the account can't be determined.`;
    case 'not-a-carrier':
      if (step.tenant !== null) return `It comes from Microsoft, for the tenant ${step.tenant}.`;
      return step.accountId === null
        ? 'It comes from no carrier, and the host is the SIP realm of no account.'
        : `It isn't from a carrier: a device or trunk of ${account(step.accountId)} must authenticate.`;
    case 'account':
      return step.isActive
        ? `${account(step.accountId)} is active.`
        : `${account(step.accountId)} is inactive.`;
  }
}

/** Short result, and its meaning. */
export type InboundAnswer = { tone: 'answered' | 'refused'; title: string; detail: string };

/** Describes the end of the call: a short result, and its meaning. */
export function tellEnd(end: InboundEnd, names: InboundNames): InboundAnswer {
  const application = (id: string | null) =>
    id === null ? null : (names.applications.get(id) ?? 'An application you can’t see');
  if (end.kind === 'refused') {
    return { tone: 'refused', title: `Rejected with ${end.status}`, detail: end.reason };
  }
  const name = application(end.applicationId);
  const account =
    (end.accountId && names.accounts.get(end.accountId)) || 'an account you can’t see';
  if (end.kind === 'challenge') {
    return {
      tone: 'answered',
      title: name ?? 'No application answers',
      detail: `Once it has authenticated: calls of a SIP client go to the application for device calls of ${account}; those of a trunk to its number, else to its carrier's default application.`,
    };
  }
  return name === null
    ? {
        tone: 'refused',
        title: 'No application answers',
        detail: `The call reaches ${account}, but neither a number nor the carrier names an application: 480.`,
      }
    : {
        tone: 'answered',
        title: name,
        detail: `of ${account}${end.carrierId ? `, by ${names.carriers.get(end.carrierId) ?? 'another carrier'}` : ''}`,
      };
}

/** Unknown circumstances that may change the outcome. */
export function unknowns({ steps, end }: InboundOutcome, sight: Sight): string[] {
  const all: string[] = [];
  // The engine looks for registered carriers only without a match.
  if (steps.some((step) => step.at === 'gateways' && step.matches.length === 0)) {
    all.push(
      'If a carrier is registered from this address, it takes the call. Only the call engine knows that.',
    );
  }
  const isOverAll = steps.some((step) => step.at === 'gateways' && step.among === 'platform');
  if (isOverAll && sight !== 'platform') {
    all.push(
      sight === 'provider'
        ? 'Carriers of other service providers count too, but this test can’t see them.'
        : 'Carriers of other accounts and service providers count too, but this test can’t see them.',
    );
  }
  if (end.kind !== 'refused') {
    all.push(
      'Calls beyond the limits of the account or its service provider are refused with 503.',
    );
  }
  return all;
}
