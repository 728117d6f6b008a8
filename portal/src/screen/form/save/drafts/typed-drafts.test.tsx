import { expect, onTestFinished, test } from 'vitest';
import {
  addressOf,
  nameField,
  openAccount,
  registrationHook,
  saved,
} from '../../../../../testing/areas/accounts.ts';
import { demoApp, openNew } from '../../../../../testing/areas/applications.ts';
import {
  addressIs,
  createAccount,
  createUser,
  openScreen,
  page,
  settled,
  tokenFor,
  typeInto,
  uniqueName,
} from '../../../../../testing/index.ts';
import { database } from '../../../../browser/database.ts';
import { getSession } from '../../../../session/session.ts';

type Kept = { path: string; text: string; from: string; page: string };
const kept = async () => (await database<string>('drafts').all()).map(([, value]) => value as Kept);
const keptOf = async (sid: string) => (await kept()).find(({ path }) => path.includes(sid));
const keptText = async (sid: string) => {
  const { text = '', from = '' } = (await keptOf(sid)) ?? {};
  return `${text} ${from}`;
};
const restored = page.getByText('Unsaved changes restored');

const signedIn = () => getSession()?.user.userSid;

/** Times at which drafts are written, in ms. */
function watchWrites(): number[] {
  const writes: number[] = [];
  const original = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function put(this: IDBObjectStore, ...parts) {
    if (this.name === 'drafts') writes.push(performance.now());
    return original.apply(this, parts);
  };
  onTestFinished(() => {
    IDBObjectStore.prototype.put = original;
  });
  return writes;
}

test('what is typed is written down at most once a second, and gone once it is saved', async () => {
  const { sid } = await createAccount();
  await openAccount(sid);
  const writes = watchWrites();
  const typed = uniqueName('Typed');
  await nameField.fill('');
  await typeInto(nameField, typed);
  await expect.poll(() => keptText(sid), { timeout: 5000 }).toContain(typed);
  for (let at = 1; at < writes.length; at += 1) {
    expect((writes[at] ?? 0) - (writes[at - 1] ?? 0)).toBeGreaterThan(950);
  }
  await saved();
  await expect.poll(() => keptOf(sid)).toBeUndefined();
});

test('what is left or discarded on purpose is not kept', async () => {
  const { sid } = await createAccount();
  await openAccount(sid);
  await nameField.fill(uniqueName('Left'));
  await expect.poll(() => keptOf(sid)).toBeDefined();
  await page.getByRole('link', { name: 'Applications', exact: true }).click();
  await page.getByRole('button', { name: 'Leave and discard' }).click();
  await expect.poll(() => keptOf(sid)).toBeUndefined();
  await settled();
});

test('no secret is written, and an address that was not changed gets its own back', async () => {
  const url = 'https://user:hush-0@example.com/hook?token=hush-1';
  const { sid } = await createAccount({ registration_hook: { url, method: 'POST' } });
  await openAccount(sid);
  await expect.element(addressOf.registration).toHaveValue(url);
  await addressOf.queue.fill('https://ann:pw-1@example.com/?room=7&api_key=k-1');
  await registrationHook.getByRole('combobox').click();
  await page.getByRole('option', { name: 'GET' }).click();
  await expect.poll(() => keptText(sid)).toContain('GET');
  await expect.poll(() => keptText(sid)).toContain('room=7');
  expect(await keptText(sid)).not.toMatch(/hush|pw-1|k-1/);

  // The page dies: nothing removes the draft.
  const dead = await keptOf(sid);
  await openScreen('/internal/accounts', { as: 'admin' });
  await expect.poll(() => keptOf(sid)).toBeUndefined();
  await database<string>('drafts').put('of another page', {
    ...dead,
    userSid: signedIn(),
    page: 'dead',
  });
  await openAccount(sid);
  await expect.element(restored).toBeVisible();
  await expect.element(page.getByText(/nor are those in URLs/)).toBeVisible();
  await expect.element(addressOf.registration).toHaveValue(url);
  await expect.element(addressOf.queue).toHaveValue('https://example.com/?room=7&api_key=');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.poll(() => keptOf(sid)).toBeUndefined();
});

test('no secret variable of an application is written', async () => {
  const app = await openNew({
    call_hook: { url: demoApp('concierge'), method: 'POST' },
    env_vars: { GREETING: 'Hello', MAX_TURNS: 3, ORDER_API_TOKEN: 'stored-token' },
  });
  const variable = (name: string) => page.getByRole('textbox', { name });
  await variable('ORDER_API_TOKEN').fill('typed-token');
  await variable('AGENT_NAME').fill('Kept Agent');
  await expect.poll(() => keptText(app.sid)).toContain('Kept Agent');
  expect(await keptText(app.sid)).not.toMatch(/typed-token|stored-token/);
});

test('the next user finds nothing in the browser', async () => {
  await openScreen('/internal/accounts', { as: 'admin' });
  const owner = database<number>('owner');
  const drafts = database<string>('drafts');
  const rows = database<number>('importRows');
  await expect.poll(() => owner.get(0)).toBe(signedIn());
  const draft = { path: '/', page: 'another', at: Date.now(), text: '{}', isCut: false };
  await drafts.put('of a page', { ...draft, userSid: signedIn() });
  await rows.put(0, { userSid: 'former' });
  // The same person logs in again.
  await openScreen('/internal/accounts', { as: 'admin' });
  await settled();
  expect(await drafts.get('of a page')).toBeDefined();
  await openScreen('/internal/accounts', { as: await createUser() });
  await expect.poll(() => drafts.get('of a page')).toBeUndefined();
  await expect.poll(() => rows.get(0)).toBeUndefined();
  await settled();
});

test('after a sign-out and another log-in in a second tab nothing of the former user stays', async () => {
  const { sid } = await createAccount();
  await openAccount(sid);
  await nameField.fill(uniqueName('Former'));
  /** As the browser notifies other tabs. */
  const tell = () => window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  localStorage.removeItem('token');
  tell();
  await addressIs('/');
  expect(sessionStorage.getItem('SESS_INTERRUPTED')).toContain('Former');
  localStorage.setItem('token', await tokenFor(await createUser()));
  tell();
  await addressIs('/internal/accounts');
  expect(sessionStorage.getItem('SESS_INTERRUPTED')).toBeNull();
  await expect.poll(() => keptOf(sid)).toBeUndefined();
  await settled();
});
