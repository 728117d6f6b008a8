import { createRoot, type Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { calls, page, people, tokenFor } from '../../../../testing/index.ts';
import { config } from '../../../config/index.ts';
import { command, connect } from '../calls/transport.ts';
import { forgetEarly, sendEarly, whenEarlyAnswered } from './early.ts';
import { read, useQuery } from './query.ts';

const me = read('Users/me', v.object({ user: v.object({ name: v.string() }) }));
let token: string;
let drawn: number;
let root: Root;
let host: HTMLElement;

beforeEach(async () => {
  token = await tokenFor(people.admin);
  const nobody = () => undefined;
  connect({
    baseUrl: config().apiBaseUrl,
    getToken: () => token,
    onUnauthorized: nobody,
    onUnreachable: nobody,
  });
  forgetEarly();
  drawn = 0;
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  host.remove();
});

const askAhead = () => {
  sendEarly([`${config().apiBaseUrl}/Users/me`], token);
  return whenEarlyAnswered();
};

function Name() {
  drawn += 1;
  const { data } = useQuery(me);
  return <p>Name: {data?.user.name ?? 'not known'}</p>;
}

async function draw() {
  root.render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Name />
    </SWRConfig>,
  );
  await expect.element(page.getByText('Name: admin')).toBeVisible();
  // SWR revalidates cached data in the frame that shows it.
  await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
}

test('an answer that came ahead is drawn once and asked for once', async () => {
  await askAhead();
  await draw();
  expect(drawn).toBe(1);
  expect(calls({ path: 'Users/me' })).toHaveLength(1);
});

test('what came before a write is asked for again', async () => {
  await askAhead();
  await command('DELETE', 'ApiKeys/11111111-0000-4000-8000-000000000000').catch(() => undefined);
  await draw();
  expect(calls({ path: 'Users/me' })).toHaveLength(2);
});
