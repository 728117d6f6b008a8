import type { Page } from '@playwright/test';
import { apiBaseOf } from './config-of.ts';

/** Lets Chromium hear a beep a second in place of a microphone, and find a path on this machine. */
export const phoneArgs = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--disable-features=WebRtcHideLocalIpsWithMdns',
];

/** SIP on the wire of a page, and its sockets. */
export function wireOf(page: Page) {
  const sent: string[] = [];
  const received: string[] = [];
  let open = 0;
  page.on('websocket', (socket) => {
    open += 1;
    socket.on('close', () => {
      open -= 1;
    });
    socket.on('framesent', ({ payload }) => sent.push(String(payload)));
    socket.on('framereceived', ({ payload }) => received.push(String(payload)));
  });
  return {
    sent,
    received,
    openSockets: () => open,
    /** First words of the requests that the page has sent, such as INVITE. */
    methods: () => sent.map((text) => text.split(' ', 1)[0]).filter((word) => word !== 'SIP/2.0'),
  };
}

/** Makes the sandbox's SIP server fail: docs/sandbox.md. */
export async function failSip(portalUrl: string, sip: object, times = 1): Promise<void> {
  const faults = new URL('/sandbox/faults', await apiBaseOf(portalUrl)).href;
  const answer = await fetch(faults, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sip, times }),
  });
  if (!answer.ok) throw new Error(`${faults}: ${answer.status} ${await answer.text()}`);
}

declare global {
  interface Window {
    phoneConnections?: RTCPeerConnection[];
  }
}

/** Keeps the page's connections, for their statistics. Before the page is opened. */
export const keepConnections = (page: Page) =>
  page.addInitScript(() => {
    const kept: RTCPeerConnection[] = [];
    window.phoneConnections = kept;
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        kept.push(this);
      }
    };
  });

/** Sound of the call so far: energy that was heard and sent (W3C webrtc-stats, totalAudioEnergy). */
export const soundOf = (page: Page) =>
  page.evaluate(async () => {
    const report = await window.phoneConnections?.at(-1)?.getStats();
    const sound = { heard: 0, sent: 0 };
    report?.forEach((entry) => {
      if (entry.type === 'inbound-rtp') sound.heard = entry.totalAudioEnergy;
      if (entry.type === 'media-source') sound.sent = entry.totalAudioEnergy;
    });
    return sound;
  });
