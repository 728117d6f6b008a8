import { afterEach, expect, test } from 'vitest';
import { clearLive, moveCall, setLive } from '../../../testing/areas/live.ts';
import { row } from '../../../testing/areas/live-screen.ts';
import {
  accountSid,
  addressIs,
  createAccount,
  createApplication,
  failNext,
  halfAMinuteLater,
  hold,
  isRefused,
  openScreen,
  page,
  writes,
} from '../../../testing/index.ts';

afterEach(() => clearLive());

test('who may not make calls reads so before the form', async () => {
  await openScreen('/internal/live/call-out', { as: 'northwind' });
  const why = page
    .getByRole('paragraph')
    .filter({ hasText: /^Only admins and account users can place calls\.$/ });
  await expect.element(why).toBeVisible();
  await isRefused(
    page.getByRole('button', { name: 'Call', exact: true }),
    /Only admins and account users/,
  );
});

test('a call is made after asking, and followed to its end', async () => {
  const { sid } = await createAccount();
  const { name, sid: application } = await createApplication(sid);
  await openScreen(`/internal/live/call-out?account=${sid}&application=${application}`, {
    as: 'admin',
  });
  await expect.element(page.getByRole('combobox', { name: /^Application/ })).toHaveValue(name);
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect.element(page.getByText('This field is required.').first()).toBeVisible();
  await page.getByLabelText(/^From/).fill('12125550110');
  await page.getByLabelText(/^To/).fill('+1 508 555 0199');
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Call', exact: true }).click();
  await addressIs(new RegExp(`^/internal/live/${sid}/[0-9a-f-]{36}$`));
  expect(writes()).toMatchObject([
    {
      path: `Accounts/${sid}/Calls`,
      body: {
        from: '12125550110',
        to: { type: 'phone', number: '+15085550199' },
        application_sid: application,
      },
    },
  ]);
  await expect.element(row('508')).toHaveTextContent('Ringing');
  const callSid = window.location.pathname.split('/').at(-1) ?? '';
  await moveCall(callSid, { call_status: 'busy' });
  halfAMinuteLater();
  await expect.element(page.getByText('The call has ended.').first()).toBeVisible();
  halfAMinuteLater();
  await addressIs(/^\/internal\/recent-calls\?/);
  await expect.element(page.getByText('486').first()).toBeVisible();
});

test('own numbers are suggested as caller ID, those that contain what is typed', async () => {
  const sid = await accountSid('Acme Support');
  await openScreen(`/internal/live/call-out?account=${sid}`, { as: 'admin' });
  const from = page.getByRole('combobox', { name: 'From' });
  await expect.element(from).toBeVisible();
  const suggested = () =>
    [...((from.element() as HTMLInputElement).list?.options ?? [])].map(({ value }) => value);
  await expect.poll(() => suggested().length).toBeGreaterThan(0);
  await from.fill('1508');
  await expect.poll(() => suggested().every((one) => one.includes('1508'))).toBe(true);
  await expect.poll(() => suggested().length).toBeGreaterThan(0);
});

test('a platform without a media server makes no call, and says so', async () => {
  const { sid } = await createAccount();
  const { sid: application } = await createApplication(sid);
  await setLive({ hasMediaServer: false });
  await openScreen(
    `/internal/live/call-out?account=${sid}&application=${application}&from=12125550110`,
    { as: 'admin' },
  );
  await page.getByRole('radio', { name: 'SIP address' }).click();
  await page.getByLabelText(/^To/).fill('sip:bob@example.com');
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect.element(page.getByText(/no media server for calls right now/)).toBeVisible();
  await setLive({ hasMediaServer: true });
});

async function readyToCall(kind: string, to: string) {
  const { sid } = await createAccount();
  const { sid: application } = await createApplication(sid);
  const query = `account=${sid}&application=${application}&from=12125550110`;
  await openScreen(`/internal/live/call-out?${query}`, { as: 'admin' });
  await page.getByRole('radio', { name: kind }).click();
  await page.getByLabelText(/^To/).fill(to);
  return { sid, application };
}
const callButton = page.getByRole('button', { name: 'Call', exact: true });

test.each([
  ['SIP client', 'desk'],
  ['SIP address', 'sip:bob@example.com'],
  ['Microsoft Teams', '+1 212 555 0123'],
])('a %s is called once, however often Call is pressed', async (kind, to) => {
  const { sid } = await readyToCall(kind, to);
  const held = hold({ method: 'POST', path: `Accounts/${sid}/Calls` });
  const button = callButton.element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(callButton).toHaveAttribute('aria-busy', 'true');
  button.click();
  button.form?.requestSubmit();
  held.release();
  // A placed call opens; after a refusal by the platform, the form remains.
  await expect.poll(() => callButton.query()?.getAttribute('aria-busy') ?? null).toBe(null);
  expect(writes()).toHaveLength(1);
});

test('a call whose answer is lost is looked for before a second one is placed', async () => {
  const { sid } = await readyToCall('SIP address', 'sip:bob@example.com');
  failNext({ method: 'POST', path: `Accounts/${sid}/Calls`, drop: true, afterwards: true });
  await callButton.click();
  await expect.element(page.getByText(/The call may be ringing\.$/)).toBeVisible();
  await expect.element(page.getByLabelText(/^To/)).toHaveValue('sip:bob@example.com');
  const again = page.getByRole('button', { name: 'Call again' });
  await again.click();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText(/may still be ringing/)).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Open the call' }).click();
  await addressIs(new RegExp(`^/internal/live/${sid}/[0-9a-f-]{36}$`));
  expect(writes()).toHaveLength(1);
});
