import { type Browser, openBrowser } from './browser.ts';
import type { RawClient } from './raw-client.ts';
import { GLOBEX, openWorld, sales } from './sip-world.ts';

export const uri = (user: string) => `sip:${user}@${sales.realm}`;

/** A world with a second client of the account, and a browser for each caller. */
export async function openScene() {
  const world = await openWorld();
  const browsers: Browser[] = [];
  world.store.clients.add({ account_sid: GLOBEX, username: 'till9', password: 'pass-till9' });

  async function browser() {
    const made = await openBrowser();
    browsers.push(made);
    return made;
  }

  async function registered(): Promise<RawClient> {
    const till = await world.client({ username: 'till9', password: 'pass-till9' });
    const { final } = await till.register();
    if (final.status !== 200) throw new Error(`not registered: ${final.status}`);
    return till;
  }

  /** sales1 calls till9, who answers. */
  async function bridged() {
    const [till, caller] = [await registered(), await world.client()];
    const [near, far] = [await browser(), await browser()];
    const answering = (async () => {
      const invite = await till.asked('INVITE');
      till.reply(invite, 180);
      till.reply(invite, 200, await far.answer(invite.body));
      await till.asked('ACK');
      return invite;
    })();
    const { sent, final } = await caller.ask('INVITE', uri('till9'), { body: await near.offer() });
    caller.acknowledge(sent, final);
    await near.accept(final.body);
    const invite = await answering;
    await Promise.all([near.connected, far.connected]);
    return { till, caller, near, far, sent, final, invite };
  }

  return {
    ...world,
    browser,
    registered,
    bridged,
    /** Statuses of all legs, in order of their start. */
    legs: () => world.live.list(GLOBEX).map((record) => record?.call_status),
    statusOf: (sid: string) => world.live.get(GLOBEX, sid)?.call_status,
    async end(): Promise<void> {
      for (const one of browsers) await one.close();
      await world.end();
    },
  };
}

export type Scene = Awaited<ReturnType<typeof openScene>>;
