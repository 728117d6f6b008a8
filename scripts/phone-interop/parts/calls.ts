import { setTimeout as pause } from 'node:timers/promises';
import { soundOf } from '../../../portal/e2e/support/phone.ts';
import { until } from '../processes.ts';
import { loudness, sizeOf } from '../recording.ts';
import { check, holds } from '../report.ts';
import { openScene, type Scene, type Stage } from '../scene.ts';

type Codec = 'pcmu' | 'opus';

/** How long both sides listen to each other, in ms: the beep of Chromium's device comes each second. */
const listening = 2500;

/** Rings, is answered by the far end, and is heard by no one yet. */
export async function callFarEnd({ proxy, farEnd }: Stage, scene: Scene, codec: Codec) {
  await proxy.routeTo(farEnd.addressOf(codec));
  farEnd.events.length = 0;
  await scene.part.button('call').click();
  const ringing = await scene.status(/Ringing/);
  farEnd.answer();
  const answered = await scene.status('In call');
  return `ringing after ${Math.round(ringing)} ms, answered after ${Math.round(answered)} ms`;
}

/** What both ends hear from now on. */
async function listen({ farEnd }: Stage, { page }: Scene) {
  const file = farEnd.recording();
  const [from, before] = [sizeOf(file), await soundOf(page)];
  await pause(listening);
  const after = await soundOf(page);
  return { here: after.heard - before.heard, there: loudness(file, from) };
}

const words = ({ here, there }: { here: number; there: number }) =>
  `energy heard in the browser ${here.toFixed(4)}, loudness at baresip ${there.toFixed(0)}`;

const isHeard = { here: 1e-3, there: 100 };

async function heardOnBothSides(stage: Stage, scene: Scene) {
  const sound = await listen(stage, scene);
  holds(sound.here > isHeard.here && sound.there > isHeard.there, words(sound));
  return words(sound);
}

/** Words come later than the sound that is under way. */
const underWay = 700;

async function muted(stage: Stage, scene: Scene) {
  await scene.part.button('mute').click();
  await scene.status('In call, muted');
  await pause(underWay);
  const sound = await listen(stage, scene);
  holds(sound.there < 10 && sound.here > isHeard.here, words(sound));
  await scene.part.button('mute').click();
  await scene.status('In call');
  await heardOnBothSides(stage, scene);
  return words(sound);
}

async function held(stage: Stage, scene: Scene) {
  const { part, status, wire } = scene;
  await part.button('hold').click();
  const took = await status('On hold');
  holds(/a=(sendonly|inactive)/.test(wire.sent.join('\n')), 'no a=sendonly was sent');
  await pause(underWay);
  const sound = await listen(stage, scene);
  holds(sound.there < 10 && sound.here < 1e-4, words(sound));
  await part.button('hold').click();
  const back = await status('In call');
  await pause(underWay);
  const again = await heardOnBothSides(stage, scene);
  return `held after ${Math.round(took)} ms: ${words(sound)}; back after ${Math.round(back)} ms: ${again}`;
}

async function keyArrives({ farEnd }: Stage, { part, page, wire }: Scene) {
  await part.button('keypad').click();
  await part.key('4').click();
  await page.keyboard.press('#');
  const keys = () => farEnd.events.filter(({ type }) => type === 'CALL_DTMF_START');
  await until('baresip hears 4 and #', () => keys().length >= 2);
  const heard = keys()
    .map(({ param }) => param)
    .join('');
  holds(heard === '4#', `baresip heard ${heard}`);
  holds(!wire.methods().includes('INFO'), 'a key went as an INFO');
  return 'no INFO';
}

function signalling({ wire, answers }: Scene): string {
  const invites = wire.sent.filter((text) => text.startsWith('INVITE'));
  holds(/^Proxy-Authorization: Digest/m.test(invites[1] ?? ''), 'no second INVITE with a digest');
  for (const status of ['407', '100', '180', '200']) {
    holds(answers().includes(status), `no ${status} among ${answers().join(' ')}`);
  }
  holds(wire.methods().includes('ACK'), 'no ACK');
  holds(!wire.methods().includes('REGISTER'), 'a REGISTER was sent');
  return answers().join(' ');
}

const farEndClosed = ({ farEnd }: Stage) =>
  until('baresip ends its call', () => farEnd.events.some(({ type }) => type === 'CALL_CLOSED'));

/** A call with one codec, from the challenge to the end that the browser sends. */
export async function wholeCall(stage: Stage, codec: Codec): Promise<void> {
  const scene = await openScene(stage);
  const name = codec.toUpperCase();
  try {
    const isUp = await check(`${name}: a call through kamailio over WSS`, () =>
      callFarEnd(stage, scene, codec),
    );
    if (!isUp) return;
    await check(`${name}: challenged, answered with a digest, no REGISTER`, async () =>
      signalling(scene),
    );
    await check(`${name}: sound goes both ways`, () => heardOnBothSides(stage, scene));
    await check(`${name}: mute is silence at the far end`, () => muted(stage, scene));
    await check(`${name}: hold and resume`, () => held(stage, scene));
    await check(`${name}: keys arrive by RFC 4733`, () => keyArrives(stage, scene));
    await check(`${name}: BYE from the browser`, async () => {
      await scene.part.button('hangUp').click();
      const closed = await farEndClosed(stage);
      await scene.status('You hung up.');
      await until('no socket is left', () => scene.wire.openSockets() === 0);
      return `baresip after ${Math.round(closed)} ms, no socket left`;
    });
  } finally {
    await scene.close();
  }
}

/** The far end hangs up. */
export async function endedThere(stage: Stage): Promise<void> {
  const scene = await openScene(stage);
  try {
    await check('BYE from the far end', async () => {
      await callFarEnd(stage, scene, 'pcmu');
      stage.farEnd.hangUp();
      const took = await scene.status('The other side hung up.');
      holds(
        scene.wire.received.some((text) => text.startsWith('BYE ')),
        'no BYE came',
      );
      return `the phone after ${Math.round(took)} ms`;
    });
  } finally {
    await scene.close();
  }
}
