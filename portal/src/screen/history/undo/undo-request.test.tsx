import { expect, test } from 'vitest';
import {
  createCarrier,
  editOf,
  nameField,
  storedCarrier,
} from '../../../../testing/areas/carriers.ts';
import { announced, api, openScreen, people, writes } from '../../../../testing/index.ts';
import { requestUndo } from './undo-request.ts';

/** Requests an undo on the carrier list; the address is `between` before the form appears. */
async function requested(between: string, { isTakenBack = false } = {}) {
  const { sid, name } = await createCarrier();
  if (!isTakenBack) await api(people.admin, 'PUT', `VoipCarriers/${sid}`, { name: `${name} Ltd` });
  await openScreen('/internal/carriers', { as: 'admin' });
  requestUndo(
    {
      page: editOf(sid),
      steps: [{ path: 'name', before: name, after: `${name} Ltd` }],
      title: `carrier ${name}`,
      isKept: true,
    },
    (to) => {
      window.history.replaceState(null, '', between);
      window.history.pushState(null, '', to);
    },
  );
  return { sid, name };
}

test('a list that changes its address meanwhile does not stop Undo', async () => {
  const { sid, name } = await requested('/internal/carriers?page=1');
  await announced(`Change to carrier ${name} undone`);
  expect((await storedCarrier(sid)).name).toBe(name);
});

test('an undo of what someone else has taken back says so, and sends nothing', async () => {
  const { name } = await requested('/internal/carriers', { isTakenBack: true });
  await announced(`Nothing left to undo in carrier ${name}`);
  expect(writes()).toEqual([]);
});

test('who goes elsewhere meanwhile has changed their mind', async () => {
  const { name } = await requested('/internal/users');
  await expect.element(nameField).toHaveValue(`${name} Ltd`);
  expect(writes()).toEqual([]);
});
