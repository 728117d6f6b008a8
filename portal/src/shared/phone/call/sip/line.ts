import { UA, WebSocketInterface } from 'jssip';
import type { RTCSession } from 'jssip/lib/RTCSession';
import { loudspeaker } from '../../audio/loudspeaker.ts';
import type { Line, LineEnd, LineEvent, LineUser } from '../line.types.ts';
import { controlsOf, follow } from './session.ts';

/** Visible in the application's first webhook: marks a call of this console. */
const mark = 'X-Trunkline-Test: 1';

/** @param register a registration replaces that of the user's device */
export const createAgent = ({ url, realm, username, password }: LineUser, register: object) =>
  new UA({
    sockets: new WebSocketInterface(url),
    uri: `sip:${username}@${realm}`,
    password,
    session_timers: false,
    user_agent: 'Trunkline',
    ...register,
  });

export function createPhone(user: LineUser, onEvent: (event: LineEvent) => void): Line {
  const { realm, iceServers } = user;
  const agent = createAgent(user, { register: false });
  const output = loudspeaker();
  let session: RTCSession | null = null;
  let isClosed = false;
  const tell = (event: LineEvent) => {
    if (event.kind === 'ended') session = null;
    if (!isClosed) onEvent(event);
  };
  const none: LineEnd = { by: 'connection', status: null, reason: '', limit: null };

  const place = (user: string, microphone: MediaStream) => {
    const outgoing = agent.call(`sip:${encodeURIComponent(user)}@${realm}`, {
      mediaStream: microphone,
      pcConfig: { iceServers: [...iceServers] },
      extraHeaders: [mark],
    });
    session = outgoing;
    follow(outgoing, output, tell);
  };

  agent.start();

  return {
    ...controlsOf({ current: () => session, realm, output, tell }),
    call(user, microphone) {
      if (agent.isConnected()) return place(user, microphone);
      let isWaiting = true;
      agent.on('connected', () => {
        if (isWaiting && !isClosed) place(user, microphone);
        isWaiting = false;
      });
      agent.on('disconnected', () => {
        if (isWaiting) tell({ kind: 'ended', end: none });
        isWaiting = false;
      });
    },
    hangUp() {
      if (session) session.terminate();
      else tell({ kind: 'ended', end: { ...none, by: 'us' } });
    },
    close() {
      isClosed = true;
      output.stop();
      agent.stop();
    },
  };
}
