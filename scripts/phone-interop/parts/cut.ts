import { check, holds } from '../report.ts';
import { openScene, type Stage } from '../scene.ts';
import { callFarEnd } from './calls.ts';

/** Kamailio goes away during a call, and comes back. */
export async function networkCut(stage: Stage): Promise<void> {
  const scene = await openScene(stage);
  try {
    await check('kamailio goes during a call', async () => {
      await callFarEnd(stage, scene, 'pcmu');
      await stage.proxy.cut();
      const took = await scene.status(/connection to the platform was lost/i).catch(async () => {
        throw new Error(`the phone says “${await scene.says()}” 15 s later`);
      });
      return `“${await scene.says()}” after ${Math.round(took)} ms`;
    });
  } finally {
    stage.farEnd.hangUp();
    await scene.close();
    await stage.proxy.comeBack();
  }
  const next = await openScene(stage);
  try {
    await check('the next call, once kamailio is back', async () => {
      const measured = await callFarEnd(stage, next, 'pcmu');
      await next.part.button('hangUp').click();
      await next.status('You hung up.');
      holds(!next.wire.methods().includes('REGISTER'), 'a REGISTER was sent');
      return measured;
    });
  } finally {
    await next.close();
  }
}
