import { C } from 'jssip';
import type { EndEvent, OutgoingEvent, RTCSession } from 'jssip/lib/RTCSession';
import type { IncomingRequest, IncomingResponse } from 'jssip/lib/SIPMessage';
import type { Loudspeaker } from '../../audio/loudspeaker.ts';
import type { CallLine, LineEnd, LineEvent } from '../line.types.ts';

/** How long ICE waits for further candidates once there is one. In ms. */
const gatheringPause = 1000;

export const header = (
  message: IncomingRequest | IncomingResponse | null | undefined,
  name: string,
): string | null => (message?.hasHeader(name) ? message.getHeader(name) : null);

/** Local WebRTC failures, which the library itself answers with 488. */
const mediaCauses: readonly string[] = [C.causes.WEBRTC_ERROR, C.causes.BAD_MEDIA_DESCRIPTION];

function endOf({ originator, message, cause }: EndEvent): LineEnd {
  const response = message && 'status_code' in message ? message : null;
  return {
    by: originator === 'local' ? 'us' : originator === 'remote' ? 'them' : 'connection',
    status: response?.status_code ?? (mediaCauses.includes(cause) ? 488 : null),
    reason: header(response, 'X-Reason') ?? response?.reason_phrase ?? '',
    limit: header(response, 'X-Call-Limit'),
  };
}

/** SIP URI of a typed address; a number or a username gets the realm. */
const addressIn = (realm: string, to: string) =>
  to.includes('@') ? to : `sip:${encodeURIComponent(to.replace(/[\s()/-]/g, ''))}@${realm}`;

const dtmfOf = (session: RTCSession) =>
  session.connection.getSenders().find(({ dtmf }) => dtmf?.canInsertDTMF)?.dtmf;

/** Reports the events of a call, and plays the other side's audio. */
export function follow(
  session: RTCSession,
  output: Loudspeaker,
  onEvent: (event: LineEvent) => void,
) {
  function watch(connection: RTCPeerConnection) {
    connection.addEventListener('track', ({ streams: [stream], track }) =>
      output.play(stream ?? new MediaStream([track])),
    );
    let hadPath = false;
    // After a lost path, Chromium's iceConnectionState stays at 'disconnected'.
    connection.addEventListener('connectionstatechange', () => {
      hadPath ||= connection.connectionState === 'connected';
      if (connection.connectionState !== 'failed') return;
      onEvent({ kind: hadPath ? 'path-lost' : 'no-path' });
    });
  }
  // A call has its connection only after `call` or `answer` has returned.
  if (session.connection) watch(session.connection);
  else session.on('peerconnection', ({ peerconnection }) => watch(peerconnection));
  let timer: ReturnType<typeof setTimeout> | undefined;
  session.on('icecandidate', ({ ready }) => {
    timer ??= setTimeout(ready, gatheringPause);
  });
  if (session.direction === 'outgoing') {
    session.on('progress', ({ response }: OutgoingEvent) =>
      onEvent({
        kind: 'ringing',
        callSid: header(response, 'X-Call-Sid'),
        isSilent: !response?.body,
      }),
    );
  }
  session.on('accepted', ({ response }: Partial<OutgoingEvent>) =>
    onEvent({ kind: 'answered', callSid: header(response, 'X-Call-Sid') }),
  );
  // The other side may hold the call too, and resumes it itself.
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

type Parts = {
  /** The call; null before and after it. */
  current: () => RTCSession | null;
  realm: string;
  output: Loudspeaker;
  tell: (event: LineEvent) => void;
};

/** Controls of a call that was made or answered. */
export function controlsOf({ current, realm, output, tell }: Parts): Omit<CallLine, 'close'> {
  let isHoldWanted = false;
  /** Delays a hold or resume until the previous one has its response: the library would drop it. */
  const settleHold = () => {
    const session = current();
    if (!session || session.isOnHold().local === isHoldWanted) return;
    if (isHoldWanted) session.hold({}, settleHold);
    else session.unhold({}, settleHold);
  };
  return {
    hangUp: () => current()?.terminate(),
    setMuted: (isMuted) =>
      isMuted ? current()?.mute({ audio: true }) : current()?.unmute({ audio: true }),
    setHeld(isHeld) {
      isHoldWanted = isHeld;
      settleHold();
    },
    sendKey(key) {
      const session = current();
      if (!session) return;
      // Sends the key as an INFO if the other side doesn't accept events in its audio.
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
        current()?.refer(addressIn(realm, to), { eventHandlers });
      } catch {
        // The text can't be made a SIP address.
        isDone(false)();
      }
    },
    async setMicrophone(microphone) {
      const [track] = microphone.getAudioTracks();
      const sender = current()
        ?.connection.getSenders()
        .find((one) => one.track?.kind === 'audio');
      if (!track || !sender) return;
      track.enabled = sender.track?.enabled ?? true;
      await sender.replaceTrack(track);
    },
    setLoudspeaker: output.choose,
    stats: async () => (await current()?.connection.getStats()) ?? null,
  };
}
