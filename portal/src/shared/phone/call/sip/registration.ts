import { C } from 'jssip';
import type { RTCSession } from 'jssip/lib/RTCSession';
import type { IncomingRequest } from 'jssip/lib/SIPMessage';
import type { IncomingRTCSessionEvent } from 'jssip/lib/UA';
import { loudspeaker } from '../../audio/loudspeaker.ts';
import type { IncomingLine, LineEvent, LineUser, RegistrationEvent } from '../line.types.ts';
import { createAgent } from './line.ts';
import { controlsOf, follow, header } from './session.ts';

/** The platform drops the registration within this time if the tab crashes. In seconds. */
const expires = 120;

/** Responses of a phone: RFC 3261 21.4.24, 21.6.2. */
const busy = { status_code: 486 };
const declined = { status_code: 603 };

function incomingLine(
  { realm, iceServers }: LineUser,
  session: RTCSession,
  request: IncomingRequest,
): IncomingLine {
  const output = loudspeaker();
  let listener: (event: LineEvent) => void = () => {};
  const tell = (event: LineEvent) => listener(event);
  const end = (options?: object) => {
    if (!session.isEnded()) session.terminate(options);
  };
  follow(session, output, tell);
  return {
    ...controlsOf({ current: () => (session.isEnded() ? null : session), realm, output, tell }),
    from: request.from.display_name || request.from.uri.user || request.from.uri.host,
    callSid: header(request, 'X-Call-Sid'),
    onEvent(next) {
      listener = next;
    },
    answer: (microphone) =>
      session.answer({ mediaStream: microphone, pcConfig: { iceServers: [...iceServers] } }),
    refuseAsBusy: () => end(busy),
    hangUp: () => end(session.isInProgress() ? declined : undefined),
    close() {
      listener = () => {};
      output.stop();
      end();
    },
  };
}

/**
 * Registers a user, so that their calls ring here. Replaces their device: the platform keeps one
 * contact per address.
 */
export function createRegistration(user: LineUser, onEvent: (event: RegistrationEvent) => void) {
  const agent = createAgent(user, { register: true, register_expires: expires });
  let isClosed = false;
  const close = () => {
    isClosed = true;
    // Ends the registration and its calls, then the connection.
    agent.stop();
  };
  const tell = (event: RegistrationEvent) => {
    if (!isClosed) onEvent(event);
  };
  agent.on('registered', () => {
    // Closed before the response arrived: there was nothing to unregister then.
    if (isClosed) agent.unregister();
    else onEvent({ kind: 'registered' });
  });
  agent.on('disconnected', () => tell({ kind: 'lost' }));
  agent.on('registrationFailed', ({ response, cause }) => {
    // The library registers again after reconnecting.
    if (cause === C.causes.CONNECTION_ERROR) return tell({ kind: 'lost' });
    tell({
      kind: 'refused',
      status: response?.status_code ?? null,
      reason: header(response, 'X-Reason') ?? response?.reason_phrase ?? '',
    });
    close();
  });
  agent.on('newRTCSession', ({ session, request }: IncomingRTCSessionEvent) => {
    tell({ kind: 'incoming', line: incomingLine(user, session, request) });
  });
  agent.start();
  return { close };
}
export type LineRegistration = ReturnType<typeof createRegistration>;
