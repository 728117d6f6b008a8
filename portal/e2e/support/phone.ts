import { phone } from '@trunkline/ui/testing/playwright';
import { chromiumArgs, chromiumPath } from '../../../scripts/lib/chromium.ts';
import type { Platform } from '../../testing/platform.ts';
import { apiBaseOf } from './config-of.ts';
import { expect, openAs, type Page, type Person, people } from './journey.ts';

/**
 * Chromium with a beep every second in place of a microphone, and able to find a path on this
 * machine.
 * @param allowsMicrophone a headless browser doesn't ask: without this it refuses
 */
export const phoneLaunch = (allowsMicrophone: boolean) => ({
  executablePath: chromiumPath(),
  args: [
    ...chromiumArgs,
    ...(allowsMicrophone ? ['--use-fake-ui-for-media-stream'] : []),
    '--use-fake-device-for-media-stream',
    '--disable-features=WebRtcHideLocalIpsWithMdns',
  ],
});

/** Creates an account that can be called, and its application. */
export async function callable(platform: Platform, columns: object = {}) {
  const account = await platform.createAccount({
    sip_realm: `${crypto.randomUUID().slice(0, 8)}.sip.example.net`,
    ...columns,
  });
  const application = await platform.createApplication(account.sid);
  return { account, application };
}

export async function openPhone(
  scene: { page: Page; platform: Platform },
  applicationSid: string,
  as: Person = people.admin,
): Promise<void> {
  await openAs(scene, as, `/internal/applications/${applicationSid}/edit`);
  await scene.page.getByRole('button', { name: 'Call it' }).click();
  await expect(phone(scene.page).region).toBeVisible();
}

/** Usernames of an account's current clients. */
export async function clientsOf(platform: Platform, accountSid: string): Promise<string[]> {
  const { body } = await platform.api<{ account_sid: string; username: string }[]>(
    people.admin,
    'GET',
    'Clients',
  );
  return body.filter((one) => one.account_sid === accountSid).map(({ username }) => username);
}

/** SIP messages and sockets of a page. */
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
    /** Methods of the requests that the page has sent, such as INVITE. */
    methods: () => sent.map((text) => text.split(' ', 1)[0]).filter((word) => word !== 'SIP/2.0'),
  };
}

const faultsOf = async (portalUrl: string) =>
  new URL('/sandbox/faults', await apiBaseOf(portalUrl)).href;

/** Makes the sandbox's SIP server fail once, or until the faults are cleared: docs/sandbox.md. */
export async function failSip(portalUrl: string, sip: object): Promise<void> {
  const answer = await fetch(await faultsOf(portalUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sip, times: 1 }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
}

export const clearFaults = async (portalUrl: string) =>
  fetch(await faultsOf(portalUrl), { method: 'DELETE' });

declare global {
  interface Window {
    phoneConnections?: RTCPeerConnection[];
  }
}

/** Keeps the page's connections for their statistics. Call it before the page opens. */
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

/** Sound of the call so far: energy heard and sent (W3C webrtc-stats, totalAudioEnergy). */
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

/** Whether the sound grows between two measurements. */
export const grows = (page: Page, member: 'heard' | 'sent') => async () => {
  const before = await soundOf(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
  return (await soundOf(page))[member] - before[member] > 1e-4;
};

/** A client whose calls ring in the phone. */
export const till = { username: 'till9', password: 'Till-Pass-9x' };

/** The part of the phone that receives calls. */
export function reception(page: Page) {
  const { region } = phone(page);
  const open = () => region.getByRole('button', { name: /^Receive calls/ }).click();
  return {
    open,
    toggle: region.getByRole('switch', { name: `Receive calls to ${till.username}` }),
    /** Enters the client and its password. */
    async name(): Promise<void> {
      await open();
      await region.getByRole('textbox', { name: 'Client' }).fill(till.username);
      await region.getByLabel('Password', { exact: true }).fill(till.password);
      await region.getByRole('button', { name: 'Use this client' }).click();
    },
  };
}
