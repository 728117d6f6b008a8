import { NORTHWIND } from '../../portal/sandbox/seed/known-sids.ts';
import { DEMO_PEOPLE } from '../../portal/sandbox/seed/people.ts';
import type { Stored } from './tab.ts';

type LoggedIn = { token: string; force_change?: boolean };

/**
 * Sessions of the run's users, the signed-out one first, then by rights: the first one that a
 * screen admits visits it.
 */
export async function whoMayVisit(portalUrl: string): Promise<Stored[]> {
  const nobody: Stored = { local: {}, session: {} };
  const signedIn = await Promise.all(
    DEMO_PEOPLE.map(async ({ name, password, scope }): Promise<Stored | undefined> => {
      const answer = await fetch(`${portalUrl}/api/v1/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username: name, password }),
      });
      if (!answer.ok) return undefined;
      const { token, force_change } = (await answer.json()) as LoggedIn;
      if (force_change) return { local: {}, session: { SESS_TOKEN: token } };
      const local: Stored['local'] = { token };
      if (scope === 'admin') local['activeServiceProvider'] = NORTHWIND;
      return { local, session: {} };
    }),
  );
  return [nobody, ...signedIn.filter((stored) => stored !== undefined)];
}
