import {
  MediaStreamTrack,
  RTCPeerConnection,
  RTCRtpCodecParameters,
  RtpHeader,
  RtpPacket,
} from 'werift';
import { muLawOf, samplesOf } from '../audio/mu-law.ts';
import { openStunServer } from './stun-server.ts';

const frame = 160;
const eventType = 126;

const codec = (mimeType: string, payloadType: number) =>
  new RTCRtpCodecParameters({ mimeType, clockRate: 8000, channels: 1, payloadType });

/** Media of a browser: sends audio from a test, keeps the audio it receives. */
export async function openBrowser() {
  const stun = await openStunServer();
  const connection = new RTCPeerConnection({
    codecs: { audio: [codec('audio/PCMU', 0), codec('audio/telephone-event', eventType)] },
    headerExtensions: { audio: [], video: [] },
    iceServers: [{ urls: stun.url }],
    iceInterfaceAddresses: { udp4: '127.0.0.1' },
    iceUseIpv4: false,
    iceUseIpv6: false,
    iceAdditionalHostAddresses: ['127.0.0.1'],
  });
  const track = new MediaStreamTrack({ kind: 'audio' });
  const { sender } = connection.addTransceiver(track, { direction: 'sendrecv' });
  const heard: number[] = [];
  const listeners = new Set<() => void>();
  connection.onTrack.subscribe((remote) => {
    remote.onReceiveRtp.subscribe(({ payload }) => {
      heard.push(...samplesOf(payload));
      for (const look of listeners) look();
    });
  });
  let humming: NodeJS.Timeout | undefined;
  let sequenceNumber = 0;
  let timestamp = 0;

  return {
    async offer(): Promise<string> {
      await connection.setLocalDescription(await connection.createOffer());
      return connection.localDescription?.sdp ?? '';
    },
    accept: (sdp: string) => connection.setRemoteDescription({ type: 'answer', sdp }),
    async answer(sdp: string): Promise<string> {
      await connection.setRemoteDescription({ type: 'offer', sdp });
      await connection.setLocalDescription(await connection.createAnswer());
      return connection.localDescription?.sdp ?? '';
    },
    connected: new Promise<void>((resolve) => {
      connection.connectionStateChange.subscribe((state) => {
        if (state === 'connected') resolve();
      });
    }),
    /** Plays a tone at half of full scale until the end. */
    hum(hertz: number): void {
      let phase = 0;
      humming = setInterval(() => {
        const samples = Int16Array.from(
          { length: frame },
          (_, n) => 16_384 * Math.sin((2 * Math.PI * hertz * (phase + n)) / 8000),
        );
        phase += frame;
        sequenceNumber += 1;
        timestamp += frame;
        const header = new RtpHeader({ payloadType: 0, sequenceNumber, timestamp, ssrc: 1 });
        track.writeRtp(new RtpPacket(header, Buffer.from(muLawOf(samples))));
      }, 20);
    },
    /** Presses a key by RFC 4733: three packets, and the last of them three times. */
    async press(key: string): Promise<void> {
      timestamp += 800;
      for (const [duration, isEnd] of [
        [160, 0],
        [320, 0],
        [480, 1],
        [480, 1],
        [480, 1],
      ] as const) {
        sequenceNumber += 1;
        const header = new RtpHeader({
          payloadType: eventType,
          sequenceNumber,
          timestamp,
          ssrc: sender.ssrc,
          marker: duration === 160,
        });
        const event = '0123456789*#'.indexOf(key);
        const payload = Buffer.from([event, isEnd << 7, duration >> 8, duration & 0xff]);
        await sender.dtlsTransport.sendRtp(payload, header);
      }
    },
    /** Number of samples heard so far. */
    heard: () => heard.length,
    hearsMore: () => new Promise<void>((resolve) => listeners.add(resolve)),
    /** Resolves once a frequency was heard in the last half second. */
    hears: (hertz: number) =>
      new Promise<void>((resolve) => {
        function look(): void {
          if (loudness(Int16Array.from(heard.slice(-4000)), hertz) < 0.2) return;
          listeners.delete(look);
          resolve();
        }
        listeners.add(look);
        look();
      }),
    async close(): Promise<void> {
      clearInterval(humming);
      await connection.close();
      await stun.close();
    },
  };
}

export type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** Loudness of a frequency from 0 to 1 (Goertzel), in the loudest window of 100 ms. */
export function loudness(samples: Int16Array, hertz: number): number {
  const length = 800;
  const coefficient = 2 * Math.cos((2 * Math.PI * hertz) / 8000);
  let most = 0;
  for (let start = 0; start + length <= samples.length; start += length / 2) {
    let [last, before] = [0, 0];
    for (const sample of samples.subarray(start, start + length)) {
      [last, before] = [sample / 32_768 + coefficient * last - before, last];
    }
    const power = last * last + before * before - coefficient * last * before;
    most = Math.max(most, (2 * Math.sqrt(Math.max(0, power))) / length);
  }
  return most;
}
