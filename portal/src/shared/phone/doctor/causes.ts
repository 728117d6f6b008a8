import type { MicrophoneFailure } from '../audio/microphone.ts';
import type { LineEnd } from '../call/line.types.ts';
import type { CallingRight } from '../phone-target.ts';

/** Facts about a failed call, in addition to its end. */
export type FailureFacts = {
  /** Whether the account's registration hook decides about users, so that SIP clients don't count. */
  hasHook: boolean;
  /** Whether the client was made for this call, rather than named by the person. */
  isTestClient: boolean;
  right: CallingRight;
  /** Carriers with an inbound gateway that matches this browser's public address, or may match it. */
  ownCarriers: readonly string[];
  /** Whether the signalling server reported this browser's address. */
  isAddressKnown: boolean;
};

export type Cause = {
  /** The cause, in one sentence. */
  says: string;
  /** How to fix it. */
  advice?: string;
  /** Whether a second try could get this network's address banned. */
  isFinal?: boolean;
};

type Rule = {
  status?: number | readonly number[];
  /** Matches X-Reason, otherwise the reason phrase. */
  reason?: RegExp;
  when?: (facts: FailureFacts) => boolean;
  cause: (end: LineEnd, facts: FailureFacts) => Cause;
};

const banned =
  'Don’t try again with this password: border controllers ban the address of a network for a day, desk phones included.';

const rightWords: Record<CallingRight, string> = {
  app: 'direct calls to applications',
  queue: 'direct calls to queues',
  user: 'direct calls to other clients',
};

/** The first matching rule explains why a call failed. */
const rules: readonly Rule[] = [
  {
    status: 403,
    reason: /spammer/i,
    cause: () => ({
      says: 'The registration hook has put your address on its blocklist.',
      advice: 'Take the address off the list of the hook, and off that of the border controller.',
      isFinal: true,
    }),
  },
  {
    status: 403,
    when: ({ hasHook }) => hasHook,
    cause: () => ({
      says: 'The registration hook of the account refused this user.',
      advice: `Check username and password against the hook. ${banned}`,
      isFinal: true,
    }),
  },
  {
    status: 403,
    when: ({ isTestClient }) => isTestClient,
    cause: () => ({
      says: 'The platform refused a client that was created for this call.',
      advice: `The signalling server may read another database, or its copy is late. ${banned}`,
      isFinal: true,
    }),
  },
  {
    status: 403,
    cause: () => ({
      says: 'The platform refused the client: its password is wrong, or it is unknown or inactive.',
      advice: `Check that the client is active, and its password. ${banned}`,
      isFinal: true,
    }),
  },
  {
    status: [401, 407],
    cause: () => ({
      says: 'The platform didn’t accept this client.',
      advice: banned,
      isFinal: true,
    }),
  },
  {
    status: 404,
    reason: /not provisioned/i,
    cause: (_, { ownCarriers, isAddressKnown }) => ({
      says:
        ownCarriers.length === 0
          ? 'The platform took this call for one of a carrier: your public address is probably an inbound gateway.'
          : isAddressKnown
            ? `The platform took this call for one of ${ownCarriers.join(' or ')}: your public address is an inbound gateway there.`
            : `The platform took this call for one of a carrier. Your public address is probably an inbound gateway of ${ownCarriers.join(', ')}.`,
      advice: 'Call from another network, or give the gateway a narrower netmask.',
    }),
  },
  {
    status: 404,
    when: ({ hasHook }) => hasHook,
    cause: () => ({
      says: '404: the platform knows no such realm, or the registration hook answered 404 itself.',
      advice: 'Check the SIP realm of the account and what its registration hook answers.',
    }),
  },
  {
    status: 404,
    cause: () => ({
      says: 'The platform knows no account with this SIP realm.',
      advice: 'Check the SIP realm of the account. A new one takes a moment to arrive everywhere.',
    }),
  },
  {
    status: 480,
    reason: /no configured application/i,
    cause: (_, { right, isTestClient }) => ({
      says: isTestClient
        ? 'No application answers this call.'
        : `No application answers: the client may lack the right for ${rightWords[right]}.`,
      advice: isTestClient
        ? 'Check that the application still exists.'
        : `Allow ${rightWords[right]} in the client, or give the account an application for calls from devices.`,
    }),
  },
  {
    status: [480, 410, 430],
    when: ({ right }) => right === 'user',
    cause: () => ({ says: 'This client isn’t registered: no device of it is online.' }),
  },
  {
    status: 503,
    reason: /inactive/i,
    cause: () => ({
      says: 'The account is inactive.',
      advice: 'Activate the account first.',
    }),
  },
  {
    status: 503,
    reason: /no active subscription/i,
    cause: () => ({
      says: 'The account has no active subscription.',
      advice: 'Renew its plan first.',
    }),
  },
  {
    status: 503,
    reason: /max/i,
    cause: ({ reason, limit }) => ({
      says: `A limit of calls is reached: ${reason}${limit ? `, ${limit} at once` : ''}.`,
      advice: 'Wait until a call ends, or raise the limit.',
    }),
  },
  { status: [486, 600], cause: () => ({ says: 'The other side is busy.' }) },
  { status: 603, cause: () => ({ says: 'The other side declined the call.' }) },
  { status: [408, 487], cause: () => ({ says: 'Nobody answered.' }) },
  {
    status: 488,
    cause: () => ({
      says: 'Browser and platform share no codec, or the platform takes no WebRTC on this address.',
      advice: 'Check that sipWebSocketUrl is the address for WebRTC clients.',
    }),
  },
  {
    when: ({ hasHook }) => hasHook,
    status: [400, 402, 405, 406, 500, 501, 502, 504],
    cause: ({ status }) => ({
      says: `${status}: a failure of the platform, or the answer of the registration hook, which the platform passes on.`,
      advice: 'Look at the log of the hook first.',
    }),
  },
];

const fits = ({ status, reason, when }: Rule, end: LineEnd, facts: FailureFacts) =>
  (status === undefined || [status].flat().includes(end.status ?? 0)) &&
  (reason?.test(end.reason) ?? true) &&
  (when?.(facts) ?? true);

/** Explains why a call failed, from its status and X-Reason and from facts about the account. */
export function causeOf(end: LineEnd, facts: FailureFacts): Cause {
  if (end.status === null) {
    return end.by === 'connection'
      ? {
          says: 'The connection to the platform was lost.',
          advice: 'Check the network, then call again.',
        }
      : { says: 'The other side hung up.' };
  }
  const rule = rules.find((one) => fits(one, end, facts));
  return (
    rule?.cause(end, facts) ?? {
      says: `The platform answered ${end.status}${end.reason ? ` ${end.reason}` : ''}.`,
    }
  );
}

export const noPath: Cause = {
  says: 'The browser and the platform found no path for audio.',
  advice:
    'A firewall may block UDP. Set a TURN server in iceServers of config.js, or open the media ports of the platform.',
};

export const lostPath: Cause = {
  says: 'The audio connection was lost.',
  advice: 'Check the network, then call again.',
};

export const microphoneCauses: Record<MicrophoneFailure, Cause> = {
  denied: {
    says: 'The browser may not use the microphone.',
    advice: 'Allow it for this page, beside the address, then call again.',
  },
  none: { says: 'There is no microphone.', advice: 'Plug one in, or choose another device.' },
  'in-use': {
    says: 'Another program holds the microphone.',
    advice: 'End calls in other programs, or choose another device.',
  },
  insecure: {
    says: 'Browsers open the microphone for pages with TLS only.',
    advice: 'Open the console over https.',
  },
};
