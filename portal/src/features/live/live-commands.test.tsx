import { afterEach, expect, test, vi } from 'vitest';
import { clearLive } from '../../../testing/areas/live.ts';
import { act, bridged, liveOf, row } from '../../../testing/areas/live-screen.ts';
import {
  announced,
  api,
  choose,
  createAccount,
  createApplication,
  fail,
  failNext,
  halfAMinuteLater,
  openScreen,
  page,
  people,
  userEvent,
  writes,
} from '../../../testing/index.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  return clearLive();
});

const confirm = (name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

test('a call is hung up for everyone, in one request', async () => {
  const { sid } = await createAccount();
  const { call } = await bridged(sid);
  await openScreen(liveOf(sid), { as: 'admin' });
  await act('caller', 'hotline', 'Hang up');
  await expect.element(page.getByText('Ends the call for everyone in it.')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hang up' }).click();
  await announced('Hanging up…');
  expect(writes()).toMatchObject([
    { method: 'PUT', path: `Accounts/${sid}/Calls/${call}`, body: { call_status: 'completed' } },
  ]);
  halfAMinuteLater();
  await expect.element(row('caller to hotline')).toHaveTextContent('Ended by the platform');
});

test('a call goes to another application with its webhook; a whisper reaches one leg', async () => {
  const { sid } = await createAccount();
  const { name } = await createApplication(sid);
  const { call, leg } = await bridged(sid);
  await openScreen(liveOf(sid), { as: 'admin' });
  await act('caller', 'desk', 'Whisper');
  await page.getByRole('alertdialog').getByLabelText(/^Text/).fill('Two minutes left');
  await confirm('Whisper');
  await announced('Whisper sent');
  await act('caller', 'hotline', 'Send to application');
  await choose(page.getByRole('combobox', { name: /^Application/ }), name);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send call' }).click();
  await announced('Sent to the application');
  expect(writes()).toMatchObject([
    {
      path: `Accounts/${sid}/Calls/${leg}`,
      body: { whisper: { verb: 'say', text: 'Two minutes left' } },
    },
    {
      path: `Accounts/${sid}/Calls/${call}`,
      body: { call_hook: { url: 'https://apps.example.com/call', method: 'POST' } },
    },
  ]);
});

test('a refusal is told in words, and the dialog stays', async () => {
  const { sid } = await createAccount();
  const { call } = await bridged(sid);
  await openScreen(liveOf(sid), { as: 'admin' });
  await act('caller', 'hotline', 'Hang up');
  failNext({
    method: 'PUT',
    path: `Accounts/${sid}/Calls/${call}`,
    status: 422,
    answer: `call session is gone for call_sid ${call}`,
  });
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Hang up' }).click();
  await expect.element(dialog.getByText(/^The call has ended, or its state/)).toBeVisible();
});

test('a command without an answer says so after ten seconds, and the dialog can be left', async () => {
  const { sid } = await createAccount();
  const { call } = await bridged(sid);
  await openScreen(liveOf(sid), { as: 'admin' });
  await act('caller', 'hotline', 'Hang up');
  const patience = vi.spyOn(AbortSignal, 'timeout');
  patience.mockImplementationOnce(() => AbortSignal.abort());
  fail({ method: 'PUT', path: `Accounts/${sid}/Calls/${call}`, afterwards: true, drop: true });
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Hang up' }).click();
  await expect.element(dialog.getByText(/^The platform didn’t answer. It may have/)).toBeVisible();
  expect(patience).toHaveBeenCalledWith(10_000);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('digits that were sent are not sent again', async () => {
  const { sid } = await createAccount();
  const { leg } = await bridged(sid);
  await openScreen(liveOf(sid), { as: 'admin' });
  await userEvent.hover(row('caller to desk'));
  await row('caller to desk').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: /^Send digits/ }).click();
  const dialog = page.getByRole('alertdialog');
  const field = dialog.getByLabelText(/^Digits/);
  await field.fill('1234#');
  const isDigit = (digit: string) => (body: unknown) =>
    JSON.stringify(body) === JSON.stringify({ dtmf: { digit } });
  const path = `Accounts/${sid}/Calls/${leg}`;
  failNext({ method: 'PUT', path, body: isDigit('3'), status: 500, answer: 'Internal' });
  await dialog.getByRole('button', { name: 'Send digits' }).click();
  await expect.element(dialog.getByText(/^Sent: 12. 3 wasn’t sent/)).toBeVisible();
  await expect.element(field).toHaveValue('34#');
  failNext({ method: 'PUT', path, body: isDigit('4'), drop: true, afterwards: true });
  await dialog.getByRole('button', { name: 'Send digits' }).click();
  await expect.element(dialog.getByText(/^Sent: 3. No answer to 4: it may/)).toBeVisible();
  await expect.element(field).toHaveValue('#');
  await dialog.getByRole('button', { name: 'Send digits' }).click();
  await announced('Digits sent');
  const digits = writes().map(({ body }) => (body as { dtmf: { digit: string } }).dtmf.digit);
  expect(digits).toEqual(['1', '2', '3', '3', '4', '#']);
});

test('an application that is gone is not told as a lost call', async () => {
  const { sid } = await createAccount();
  const { name, sid: application } = await createApplication(sid);
  await bridged(sid);
  await openScreen(liveOf(sid), { as: 'admin' });
  await act('caller', 'hotline', 'Send to application');
  await choose(page.getByRole('combobox', { name: /^Application/ }), name);
  await api(people.admin, 'DELETE', `Applications/${application}`);
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Send call' }).click();
  await expect.element(dialog.getByText(/^This application no longer exists/)).toBeVisible();
  expect(writes()).toEqual([]);
});
