import { C, UA, WebSocketInterface } from 'jssip';
import type { EndEvent, OutgoingEvent, RTCSession } from 'jssip/lib/RTCSession';
import type { IncomingResponse } from 'jssip/lib/SIPMessage';
import { type Loudspeaker, loudspeaker } from '../audio/loudspeaker.ts';
import type { Line, LineEnd, LineEvent, LineOptions } from './line.types.ts';

/** Seen in the application's first webhook: a call of this console. */
const mark = 'X-Trunkline-Test: 1';

/** ICE waits no longer for further candidates once there is one. In ms. */
const gatheringPause = 1000;

const header = (message: IncomingResponse | null, name: string): string | null =>
  message?.hasHeader(name) ? message.getHeader(name) : null;

function endOf({ originator, message }: EndEvent): LineEnd {
  const response = message && 'status_code' in message ? message : null;
  return {
    by: originator === 'local' ? 'us' : originator === 'remote' ? 'them' : 'connection',
    status: response?.status_code ?? null,
    reason: header(response, 'X-Reason') ?? response?.reason_phrase ?? '',
    limit: header(response, 'X-Call-Limit'),
  };
}

/** A SIP address as it was typed; a number or a username in the realm. */
const addressIn = (realm: string, to: string) =>
  to.includes('@') ? to : `sip:${encodeURIComponent(to.replace(/[\s()/-]/g, ''))}@${realm}`;

const dtmfOf = (session: RTCSession) =>
  session.connection.getSenders().find(({ dtmf }) => dtmf?.canInsertDTMF)?.dtmf;

function follow(session: RTCSession, output: Loudspeaker, onEvent: (event: LineEvent) => void) {
  function watch(connection: RTCPeerConnection) {
    connection.addEventListener('track', ({ streams: [stream], track }) =>
      output.play(stream ?? new MediaStream([track])),
    );
    let hadPath = false;
    // Where a path is lost, Chromium's iceConnectionState stays at disconnected.
    connection.addEventListener('connectionstatechange', () => {
      hadPath ||= connection.connectionState === 'connected';
      if (connection.connectionState !== 'failed') return;
      onEvent({ kind: hadPath ? 'path-lost' : 'no-path' });
    });
  }
  // An outgoing call has its connection only after `call` has returned.
  if (session.connection) watch(session.connection);
  else session.on('peerconnection', ({ peerconnection }) => watch(peerconnection));
  let timer: ReturnType<typeof setTimeout> | undefined;
  session.on('icecandidate', ({ ready }) => {
    timer ??= setTimeout(ready, gatheringPause);
  });
  session.on('progress', ({ response }: OutgoingEvent) =>
    onEvent({
      kind: 'ringing',
      callSid: header(response, 'X-Call-Sid'),
      isSilent: !response?.body,
    }),
  );
  session.on('accepted', ({ response }: OutgoingEvent) =>
    onEvent({ kind: 'answered', callSid: header(response, 'X-Call-Sid') }),
  );
  // The other side may hold too: it stays in its own hands.
  const hold = (isHeld: boolean) => (event: { originator: string }) => {
    if (event.originator === 'local') onEvent({ kind: 'held', isHeld });
  };
  session.on('hold', hold(true));
  session.on('unhold', hold(false));
  const end = (event: EndEvent) => {
    clearTimeout(timer);
    output.stop();
    onEvent({ kind: 'ended', end: endOf(event) });
  };
  session.on('ended', end);
  session.on('failed', end);
}

/** The one file that knows the SIP library. Nothing of it is loaded before the first call. */
export function createPhone(options: LineOptions): Line {
  const { url, realm, username, password, onEvent } = options;
  const pcConfig = { iceServers: [...options.iceServers] };
  const agent = new UA({
    sockets: new WebSocketInterface(url),
    uri: `sip:${username}@${realm}`,
    password,
    // A registration would replace that of the client's device.
    register: false,
    session_timers: false,
    user_agent: 'Trunkline',
  });
  const output = loudspeaker();
  let session: RTCSession | null = null;
  let isClosed = false;
  const tell = (event: LineEvent) => {
    if (event.kind === 'ended') session = null;
    if (!isClosed) onEvent(event);
  };
  const none: LineEnd = { by: 'connection', status: null, reason: '', limit: null };

  let isHoldWanted = false;
  /** The library drops a hold or resume that comes before the answer to the last one: it waits here. */
  const settleHold = () => {
    if (!session || session.isOnHold().local === isHoldWanted) return;
    if (isHoldWanted) session.hold({}, settleHold);
    else session.unhold({}, settleHold);
  };

  const place = (user: string, microphone: MediaStream) => {
    const outgoing = agent.call(`sip:${encodeURIComponent(user)}@${realm}`, {
      mediaStream: microphone,
      pcConfig,
      extraHeaders: [mark],
    });
    session = outgoing;
    isHoldWanted = false;
    follow(outgoing, output, tell);
  };

  agent.start();

  return {
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
    setMuted: (isMuted) =>
      isMuted ? session?.mute({ audio: true }) : session?.unmute({ audio: true }),
    setHeld(isHeld) {
      isHoldWanted = isHeld;
      settleHold();
    },
    sendKey(key) {
      if (!session) return;
      // Where the other side takes no events in its audio, the key goes as an INFO.
      const { INFO, RFC2833 } = C.DTMF_TRANSPORT;
      session.sendDTMF(key, { transportType: dtmfOf(session) ? RFC2833 : INFO });
    },
    transfer(to) {
      const isDone = (isDone: boolean) => () => tell({ kind: 'transferred', isDone });
      const eventHandlers = {
        accepted: isDone(true),
        requestFailed: isDone(false),
        failed: isDone(false),
      };
      try {
        session?.refer(addressIn(realm, to), { eventHandlers });
      } catch {
        // No SIP address can be made of it.
        isDone(false)();
      }
    },
    async setMicrophone(microphone) {
      const [track] = microphone.getAudioTracks();
      const sender = session?.connection.getSenders().find((one) => one.track?.kind === 'audio');
      if (!track || !sender) return;
      track.enabled = sender.track?.enabled ?? true;
      await sender.replaceTrack(track);
    },
    setLoudspeaker: output.choose,
    stats: async () => (await session?.connection.getStats()) ?? null,
    close() {
      isClosed = true;
      output.stop();
      agent.stop();
    },
  };
}
