import { reception, till } from '../../../portal/e2e/support/phone.ts';
import { people } from '../../../portal/testing/people.ts';
import { until } from '../processes.ts';
import { check, holds } from '../report.ts';
import { openScene, type Scene, type Stage } from '../scene.ts';
import { farEndClosed, heardOnBothSides } from './calls.ts';

const standby = `Receives calls to ${till.username}`;

const registers = ({ wire }: Scene) =>
  wire.sent
    .filter((text) => text.startsWith('REGISTER'))
    .map((text) => /^Expires: (\d+)/im.exec(text)?.[1]);

/** Makes baresip call the client that the browser has registered. */
async function ring({ farEnd, proxy }: Stage, scene: Scene): Promise<string> {
  farEnd.events.length = 0;
  farEnd.dial(proxy.addressOf(till.username));
  const took = await scene.status(/^Incoming call/);
  return `rings after ${Math.round(took)} ms`;
}

const says = (scene: Scene, words: string) =>
  until(`the phone says ${words}`, async () =>
    ((await scene.part.region.textContent()) ?? '').includes(words),
  );

/** Registers the phone at kamailio over WSS, has it called, answers, declines, and unregisters. */
export async function incomingCalls(stage: Stage): Promise<void> {
  const scene = await openScene(stage);
  const { page, part, wire } = scene;
  try {
    await stage.platform.api(people.admin, 'POST', 'Clients', {
      account_sid: scene.account.sid,
      ...till,
    });
    await stage.proxy.setPassword(till.username, till.password);
    const isOn = await check('registered at kamailio over WSS', async () => {
      await reception(page).name();
      await reception(page).toggle.click();
      const took = await scene.status(standby);
      const sent = registers(scene);
      holds(sent.join(' ') === '120 120', `REGISTER with Expires ${sent.join(' ')}`);
      return `after ${Math.round(took)} ms`;
    });
    if (!isOn) return;
    await check('baresip calls: it rings, is answered, and sound goes both ways', async () => {
      const before = stage.farEnd.recorded();
      const rings = await ring(stage, scene);
      await part.button('answer').click();
      const answered = await scene.status('In call');
      await until('baresip records', () => stage.farEnd.recorded() > before);
      const sound = await heardOnBothSides(stage, scene);
      return `${rings}, answered after ${Math.round(answered)} ms, ${sound}`;
    });
    await check('BYE from the browser that was called', async () => {
      await part.button('hangUp').click();
      const closed = await farEndClosed(stage);
      await says(scene, 'You hung up.');
      return `baresip after ${Math.round(closed)} ms`;
    });
    await check('BYE from the far end that called', async () => {
      await ring(stage, scene);
      await part.button('answer').click();
      await scene.status('In call');
      stage.farEnd.hangUp();
      await farEndClosed(stage);
      await says(scene, 'The other side hung up.');
      return '';
    });
    await check('declined: baresip hears 603', async () => {
      await ring(stage, scene);
      await part.button('decline').click();
      await farEndClosed(stage);
      const end = stage.farEnd.events.find(({ type }) => type === 'CALL_CLOSED')?.param;
      holds(/^603/.test(end ?? ''), `baresip says “${end}”`);
      return `“${end}”`;
    });
    await check('cancelled by the caller: a missed call', async () => {
      await ring(stage, scene);
      stage.farEnd.hangUp();
      await farEndClosed(stage);
      await says(scene, 'Missed call');
      return '';
    });
    await check('switched off: no registration, no socket, nothing rings', async () => {
      await reception(page).open();
      await reception(page).toggle.click();
      await scene.status('Ready to call');
      await until('no socket is left', () => wire.openSockets() === 0);
      holds(registers(scene).at(-1) === '0', 'no REGISTER took it back');
      stage.farEnd.events.length = 0;
      stage.farEnd.dial(stage.proxy.addressOf(till.username));
      await farEndClosed(stage);
      const end = stage.farEnd.events.find(({ type }) => type === 'CALL_CLOSED')?.param;
      holds(/^480/.test(end ?? ''), `baresip says “${end}”`);
      return `“${end}”`;
    });
  } finally {
    stage.farEnd.hangUp();
    await scene.close();
  }
}
