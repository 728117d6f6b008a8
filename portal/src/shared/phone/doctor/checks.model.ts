import type { MicrophoneFailure } from '../audio/microphone.ts';
import { microphoneCauses } from './causes.ts';

/** Facts found before a call. Undefined: not yet known, or unknowable. */
export type CheckedFacts = {
  url: string;
  socket?: 'open' | 'closed' | 'wrong-protocol' | undefined;
  /** Status of the response to OPTIONS; null if none arrived. */
  options?: number | null | undefined;
  realm?: string | undefined;
  hasHook?: boolean | undefined;
  isAccountActive?: boolean | undefined;
  /** The named client; null if the account has none of this name. */
  client?: { isActive: boolean; mayCall: boolean } | null | undefined;
  microphone?: 'granted' | 'prompt' | MicrophoneFailure | undefined;
  /** Kinds of paths that ICE offers. */
  paths?: readonly string[] | undefined;
};

export type Finding = {
  id: keyof CheckedFacts;
  state: 'passed' | 'failed' | 'notice' | 'waiting';
  says: string;
  advice?: string;
};

type Result = Omit<Finding, 'id'> | undefined;

const passed = (says: string): Result => ({ state: 'passed', says });
const failed = (says: string, advice: string): Result => ({ state: 'failed', says, advice });
const notice = (says: string, advice: string): Result => ({ state: 'notice', says, advice });
const waiting = (says: string): Result => ({ state: 'waiting', says });

const hostOf = (url: string) => /^wss?:\/\/([^/]+)/.exec(url)?.[1] ?? url;

function socketOf({ socket, url }: CheckedFacts): Result {
  const host = hostOf(url);
  if (socket === undefined) return waiting(`Connecting to ${host}`);
  if (socket === 'open') return passed(`${host} takes SIP over WebSocket.`);
  if (socket === 'wrong-protocol') {
    return failed(
      `${host} opens a WebSocket, but doesn’t speak SIP on it.`,
      'Check the port and path of sipWebSocketUrl.',
    );
  }
  return failed(
    `No connection to ${host}.`,
    // The browser hides which of these is the cause.
    'Check that the name resolves, that the port is open and that the certificate is valid for this name.',
  );
}

function optionsOf({ options, socket }: CheckedFacts): Result {
  if (socket !== 'open') return undefined;
  if (options === undefined) return waiting('Asking the signalling server');
  return options === null
    ? failed('The signalling server doesn’t answer.', 'Check that it runs behind this address.')
    : passed(`The signalling server answers (${options}).`);
}

const realmOf = ({ realm }: CheckedFacts): Result =>
  realm === ''
    ? failed(
        'The account has no SIP realm.',
        'Set one in the account: calls go to an address in it.',
      )
    : (realm && passed(`The SIP realm is ${realm}.`)) || undefined;

const hookOf = ({ hasHook }: CheckedFacts): Result =>
  hasHook === undefined
    ? undefined
    : hasHook
      ? notice(
          'The account has a registration hook: it alone knows users.',
          'Enter a user that the hook accepts. The SIP clients of the account don’t count.',
        )
      : passed('The account has no registration hook: its SIP clients may call.');

function clientOf({ client }: CheckedFacts): Result {
  if (client === undefined) return undefined;
  if (client === null)
    return failed('The account has no client of this name.', 'Check the username.');
  if (!client.isActive) return failed('This client is inactive.', 'Activate it first.');
  return client.mayCall
    ? passed('The client is active and has the right.')
    : notice(
        'The client lacks the right for this call.',
        'Allow it in the client. Without it, the account’s application for calls from devices answers.',
      );
}

function microphoneOf({ microphone }: CheckedFacts): Result {
  if (microphone === undefined) return undefined;
  if (microphone === 'granted') return passed('The page may use the microphone.');
  if (microphone === 'prompt') return passed('The browser will ask for the microphone.');
  const { says, advice = '' } = microphoneCauses[microphone];
  return failed(says, advice);
}

const pathsOf = ({ paths }: CheckedFacts): Result =>
  paths === undefined
    ? undefined
    : paths.length > 0
      ? passed(`The browser offers paths for audio (${paths.join(', ')}).`)
      : failed(
          'The browser offers no path for audio.',
          'An extension or a policy may switch WebRTC off.',
        );

const activeOf = ({ isAccountActive }: CheckedFacts): Result =>
  isAccountActive === false
    ? failed('The account is inactive.', 'Activate it first: its calls are refused.')
    : undefined;

const checks: Partial<Record<keyof CheckedFacts, (facts: CheckedFacts) => Result>> = {
  socket: socketOf,
  options: optionsOf,
  isAccountActive: activeOf,
  realm: realmOf,
  hasHook: hookOf,
  client: clientOf,
  microphone: microphoneOf,
  paths: pathsOf,
};

const isCheck = (id: string): id is keyof CheckedFacts => id in checks;

/** One sentence per check, in the order in which a call passes them. */
export const findingsOf = (facts: CheckedFacts): Finding[] =>
  Object.keys(checks)
    .filter(isCheck)
    .flatMap((id) => {
      const result = checks[id]?.(facts);
      return result ? [{ id, ...result }] : [];
    });

/** Checks whose failure surely prevents a call. Others are worth a try: a closed port may be open now. */
const preventing: readonly (keyof CheckedFacts)[] = ['realm', 'isAccountActive', 'client'];

/** Why a call would be refused: trying it anyway could get this network banned. */
export const preventsCall = (findings: readonly Finding[]): string | undefined =>
  findings.find(({ id, state }) => state === 'failed' && preventing.includes(id))?.says;
