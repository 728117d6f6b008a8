import { lostPath } from '../../../portal/src/shared/phone/doctor/causes.ts';
import { until } from '../processes.ts';
import { check, holds } from '../report.ts';
import { openScene, type Stage } from '../scene.ts';
import { callFarEnd, farEndClosed, heardOnBothSides } from './calls.ts';

/** Chromium takes half a minute to declare a path failed. In ms. */
const pathFails = 60_000;
/** The SIP library waits up to half a minute between two attempts. In ms. */
const comesBack = 45_000;

/** Kamailio stops during a call and comes back: the sound doesn't pass through it. */
export async function signallingCut(stage: Stage): Promise<void> {
  const scene = await openScene(stage);
  const { wire, part } = scene;
  try {
    const goesOn = await check('kamailio goes during a call, which goes on', async () => {
      await callFarEnd(stage, scene, 'pcmu');
      await stage.proxy.cut();
      const took = await until('the socket closes', () => wire.openSockets() === 0);
      const sound = await heardOnBothSides(stage, scene);
      const says = await scene.says();
      holds(says === 'In call', `the phone says “${says}”`);
      return `socket closed after ${Math.round(took)} ms, “${says}”, ${sound}`;
    });
    await stage.proxy.comeBack();
    if (!goesOn) return;
    await check('kamailio comes back: the phone connects again, and hangs up', async () => {
      const connected = await until('a socket', () => wire.openSockets() === 1, comesBack);
      stage.farEnd.events.length = 0;
      await part.button('hangUp').click();
      const closed = await farEndClosed(stage);
      await scene.status('You hung up.');
      holds(!wire.methods().includes('REGISTER'), 'a REGISTER was sent');
      return `connected after ${Math.round(connected)} ms, BYE at baresip after ${Math.round(closed)} ms`;
    });
  } finally {
    stage.farEnd.hangUp();
    await scene.close();
  }
}

/** rtpengine stops during a call, which cuts the path of the sound. */
export async function mediaCut(stage: Stage): Promise<void> {
  const scene = await openScene(stage);
  try {
    await check('rtpengine goes during a call', async () => {
      await callFarEnd(stage, scene, 'pcmu');
      await heardOnBothSides(stage, scene);
      await stage.mediaProxy.cut();
      const took = await scene.status(lostPath.says, pathFails);
      return `“${await scene.says()}” after ${Math.round(took)} ms`;
    });
  } finally {
    stage.farEnd.hangUp();
    await scene.close();
    await stage.mediaProxy.comeBack();
  }
  const next = await openScene(stage);
  try {
    await check('the next call, once both are back', async () => {
      const measured = await callFarEnd(stage, next, 'pcmu');
      await heardOnBothSides(stage, next);
      await next.part.button('hangUp').click();
      await next.status('You hung up.');
      return measured;
    });
  } finally {
    await next.close();
  }
}
