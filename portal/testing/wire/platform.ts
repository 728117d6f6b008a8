import { openSandbox } from '../../sandbox/open.ts';
import { connect } from '../../src/platform/client/calls/transport.ts';

/**
 * Connects the console's calls to the test's own sandbox in this process: a socket would take most
 * of the time, and screen tests and journeys have one.
 */
export async function connectedPlatform(name: string, password: string) {
  const sandbox = await openSandbox({ file: ':memory:', scale: 0.02 });
  const baseUrl = 'http://sandbox.invalid/api/v1';
  const { fetch: outside } = globalThis;
  globalThis.fetch = async (input, init) => sandbox.app.fetch(new Request(input, init));
  const answer = await fetch(`${baseUrl}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: name, password }),
  });
  const { token } = (await answer.json()) as { token: string };
  connect({
    baseUrl,
    getToken: () => token,
    onUnauthorized: () => undefined,
    onUnreachable: () => undefined,
  });
  return {
    store: sandbox.store,
    database: sandbox.database,
    live: sandbox.live,
    close: async () => {
      globalThis.fetch = outside;
      sandbox.close();
    },
  };
}
