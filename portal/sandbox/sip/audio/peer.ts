import type { MediaStreamTrack, RTCPeerConnection } from 'werift';
import { muLawOf, samplesOf } from './mu-law.ts';
import {
  answeredDirection,
  type Direction,
  directionOf,
  reducedOffer,
  withoutPath,
} from './session-description.ts';
import { createKeyReader } from './telephone-events.ts';

const PCMU = 0;
const loopback = '127.0.0.1';

export type PeerEvents = {
  onSound(samples: Int16Array): void;
  onKey(key: string): void;
};

/** The audio negotiation failed. */
export class NotAcceptable extends Error {}

function listen(track: MediaStreamTrack, isHeard: () => boolean, events: PeerEvents): void {
  const readKey = createKeyReader();
  track.onReceiveRtp.subscribe(({ header, payload }) => {
    if (!isHeard()) return;
    if (header.payloadType === PCMU) return events.onSound(samplesOf(payload));
    const key = readKey(payload, header.timestamp);
    if (key !== undefined) events.onKey(key);
  });
}

/**
 * The platform's end of a WebRTC session: one stream of PCMU over DTLS-SRTP, on loopback only.
 * @param hasPath false: no packet gets through
 */
export async function createPeer(events: PeerEvents, hasPath: boolean) {
  // Takes a quarter of a second to load, so waits for the first call.
  const { MediaStreamTrack, RTCPeerConnection, RTCRtpCodecParameters, RtpHeader, RtpPacket } =
    await import('werift');
  const codec = (mimeType: string, payloadType: number) =>
    new RTCRtpCodecParameters({ mimeType, clockRate: 8000, channels: 1, payloadType });
  const connection: RTCPeerConnection = new RTCPeerConnection({
    codecs: { audio: [codec('audio/PCMU', PCMU), codec('audio/telephone-event', 101)] },
    headerExtensions: { audio: [], video: [] },
    // ICE lite: otherwise the library queries a STUN server on the internet, configured or not.
    iceLite: true,
    iceServers: [],
    iceUseIpv4: false,
    iceUseIpv6: false,
    iceInterfaceAddresses: { udp4: loopback },
    iceAdditionalHostAddresses: [loopback],
  });
  const own = new MediaStreamTrack({ kind: 'audio' });
  const transceiver = connection.addTransceiver(own, { direction: 'sendrecv' });
  let direction: Direction = 'sendrecv';
  let isLost = false;
  let sequenceNumber = 0;
  let timestamp = 0;
  const isHeard = () => direction === 'sendrecv' || direction === 'recvonly';
  connection.onTrack.subscribe((track) => listen(track, isHeard, events));

  const local = () => {
    const { sdp = '' } = connection.localDescription ?? {};
    return hasPath ? sdp : withoutPath(sdp);
  };

  /** Converts any error of the library. @throws NotAcceptable */
  async function agree<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      throw new NotAcceptable(String(error));
    }
  }

  return {
    /** @throws NotAcceptable */
    answer: (offer: string): Promise<string> =>
      agree(async () => {
        const sdp = reducedOffer(offer);
        direction = answeredDirection[directionOf(offer)];
        await connection.setRemoteDescription({ type: 'offer', sdp });
        transceiver.setDirection(direction);
        await connection.setLocalDescription(await connection.createAnswer());
        return local();
      }),
    async offer(): Promise<string> {
      await connection.setLocalDescription(await connection.createOffer());
      return local();
    },
    /** @throws NotAcceptable */
    accept: (answer: string): Promise<void> =>
      agree(() => {
        direction = answeredDirection[directionOf(answer)];
        return connection.setRemoteDescription({ type: 'answer', sdp: reducedOffer(answer) });
      }),
    /** Sends 20 ms of audio; drops it while the other side holds the call. */
    send(samples: Int16Array): void {
      sequenceNumber = (sequenceNumber + 1) & 0xffff;
      timestamp = (timestamp + samples.length) >>> 0;
      if (isLost || direction === 'recvonly' || direction === 'inactive') return;
      const header = new RtpHeader({ payloadType: PCMU, sequenceNumber, timestamp, ssrc: 1 });
      own.writeRtp(new RtpPacket(header, Buffer.from(muLawOf(samples))));
    },
    /** Calls a listener once audio can be heard. */
    onConnected(listener: () => void): void {
      if (connection.connectionState === 'connected') {
        listener();
        return;
      }
      const { unSubscribe } = connection.connectionStateChange.subscribe((state) => {
        if (state !== 'connected') return;
        unSubscribe();
        listener();
      });
    },
    /** Goes silent without notice: no audio, no response to connectivity checks. */
    async losePath(): Promise<void> {
      isLost = true;
      for (const { connection: path } of connection.iceTransports) await path.close();
    },
    close: () => connection.close(),
  };
}

export type Peer = Awaited<ReturnType<typeof createPeer>>;
