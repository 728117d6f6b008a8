import { expect, onTestFinished, test } from 'vitest';
import {
  accountSid,
  api,
  calls,
  failNext,
  openScreen,
  page,
  people,
} from '../../../../../testing/index.ts';

type Call = {
  call_sid: string;
  sip_callid: string;
  attempted_at: string;
  duration: number;
  from: string;
  to: string;
  trunk: string;
  recording_url: string | null;
};

/** Opens a call of Acme Support that has a recording, then the dialog. @param index each test has its own */
async function openDialog(index: number) {
  const account = await accountSid('Acme Support');
  const { body } = await api<{ data: Call[] }>(
    people.acme,
    'GET',
    `Accounts/${account}/RecentCalls?page=1&count=500&days=6&answered=true`,
  );
  const call = body.data.filter(
    ({ recording_url, duration, trunk }) => recording_url && duration > 20 && / /.test(trunk),
  )[index];
  if (!call) throw new Error('no recorded call');
  const key = encodeURIComponent(`${call.sip_callid} ${call.attempted_at}`);
  await openScreen(`/internal/recent-calls?date=30&filter=${call.call_sid}&open=${key}`, {
    as: 'acme',
  });
  await button('Download case file').click();
  return call;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const box = (name: string) => page.getByRole('checkbox', { name });
const dialog = page.getByRole('dialog', { name: 'Download case file' });

/** Downloads the file. @returns it as text and as a document */
async function downloaded() {
  const files: Blob[] = [];
  const make = URL.createObjectURL;
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return make(file);
  };
  onTestFinished(() => {
    URL.createObjectURL = make;
  });
  await button('Download').click();
  await expect.element(dialog).not.toBeInTheDocument();
  const html = (await files[0]?.text()) ?? '';
  return { html, file: new DOMParser().parseFromString(html, 'text/html') };
}

test('a case file has story, SIP, trace and log, and needs nothing else', async () => {
  const call = await openDialog(0);
  const { html, file } = await downloaded();
  const titles = [...file.querySelectorAll('h2')].map(({ textContent }) => textContent);
  expect(titles).toEqual(['What happened', 'SIP', 'Trace', 'Log']);
  expect(file.querySelector('[aria-label="What happened"]')?.textContent).toMatch(/ended the call/);
  expect(file.querySelector('[aria-label="SIP messages"]')?.textContent).toContain('INVITE');
  expect(file.querySelector('[aria-label="Spans"]')?.textContent).toContain(
    'call-status:completed',
  );
  expect(file.querySelector('[aria-label="Log"]')?.textContent).toContain('call ended');
  expect(file.body.textContent).toContain(call.call_sid);
  expect(file.body.textContent).toMatch(/Times are in \S+ \(GMT/);
  expect(file.querySelectorAll('script, link, img, iframe, a, button, [src], [href]')).toHaveLength(
    0,
  );
  expect(html).not.toMatch(/url\(|@import/i);
  expect(
    file.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content'),
  ).toBe("default-src 'none'; style-src 'unsafe-inline'; media-src data:");
  // Each part was loaded by one request.
  expect(calls({ path: /RecentCalls\/./ })).toHaveLength(3);
});

test('masked, it names no number, user, name or host', async () => {
  const call = await openDialog(1);
  await box('Mask numbers and names').click();
  const { html, file } = await downloaded();
  expect(file.body.textContent).toMatch(/number 1 …\d\d/);
  const digits = html.replace(/[\s().-]/g, '');
  const parties = [call.from, call.to].map((one) => one.replace(/^\+?1?/, '').split('@')[0] ?? '');
  const names = ['Support line', 'Acme', 'example.com', 'example.net', call.trunk];
  const left = [
    ...parties.filter((party) => digits.includes(party)),
    ...names.filter((name) => html.toLowerCase().includes(name.toLowerCase())),
  ];
  expect(left).toEqual([]);
});

test('the recording is in it on request alone', async () => {
  await openDialog(2);
  await box('Include the recording').click();
  const { file } = await downloaded();
  expect(file.querySelector('audio')?.getAttribute('src')).toMatch(/^data:audio\//);
});

test('a recording that is gone is said, and the rest is there', async () => {
  await openDialog(3);
  failNext({ path: /\/record\//, status: 404, answer: { msg: 'gone' } });
  await box('Include the recording').click();
  const { file } = await downloaded();
  expect(file.querySelector('audio')).toBeNull();
  expect(file.querySelector('[aria-label="Recording"]')?.textContent).not.toBe('Recording');
  expect(file.querySelector('[aria-label="Log"] ol')).not.toBeNull();
});

test('evidence that could not be loaded is said in its place', async () => {
  failNext({ path: /\/logs$/, status: 500, answer: { msg: 'not now' } });
  await openDialog(4);
  const { file } = await downloaded();
  expect(file.querySelector('[aria-label="Log"]')?.textContent).toMatch(/Couldn’t load the log/);
});
