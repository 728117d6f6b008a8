import { expect, onTestFinished, test } from 'vitest';
import {
  accountSid,
  api,
  calls,
  fail,
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
  recording_url: string | null;
};

/** Opens a call with a recording; `at` overrides the address of the recording. */
async function openRecording(at?: string) {
  const account = await accountSid('Acme Support');
  const { body } = await api<{ data: Call[] }>(
    people.acme,
    'GET',
    `Accounts/${account}/RecentCalls?page=1&count=500&days=6&answered=true`,
  );
  const call = body.data.find(({ recording_url, duration }) => recording_url && duration > 20);
  if (!call) throw new Error('no recorded call');
  const data = [{ ...call, ...(at !== undefined && { recording_url: at }) }];
  fail({ path: /RecentCalls\?/, status: 200, answer: { total: 1, page_size: 25, page: 1, data } });
  const key = encodeURIComponent(`${call.sip_callid} ${call.attempted_at}`);
  await openScreen(`/internal/recent-calls?date=30&filter=${call.call_sid}&open=${key}`, {
    as: 'acme',
  });
  await button('Open recording').click();
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = page.getByRole('link', { name: 'Open the recording (opens in a new tab)' });
/** Makes the platform return this in place of the recording. */
const answerWith = (answer: string) => fail({ path: /\/record\//, status: 200, answer });

/** A WAV file of one second; all its bytes are ASCII, so that a fault can send it. */
function wav(tag: number, rate: number): string {
  const number = (value: number, length: number) =>
    String.fromCharCode(...Array.from({ length }, (_, n) => (value >> (8 * n)) & 0xff));
  const format = [number(tag, 2), number(1, 2), number(rate, 4), number(rate, 4), number(1, 2)];
  const sound = '@'.repeat(rate);
  const chunks = `fmt ${number(16, 4)}${format.join('')}${number(8, 2)}data${number(sound.length, 4)}${sound}`;
  return `RIFF${number(4 + chunks.length, 4)}WAVE${chunks}`;
}

/** Collects the sizes of the files that are saved. */
function watchFiles() {
  const sizes: number[] = [];
  const make = URL.createObjectURL;
  URL.createObjectURL = (file: Blob) => {
    sizes.push(file.size);
    return make(file);
  };
  onTestFinished(() => {
    URL.createObjectURL = make;
  });
  return sizes;
}

test.each([
  ['', 'The recording is empty.'],
  [
    '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Key>a/b</Key></Error>',
    'The storage answered NoSuchKey: the recording is no longer there.',
  ],
  ['{"msg":"SELECT * FROM x"}', 'The storage answered JSON in place of the recording.'],
  ['<!doctype html><p>Log in', 'The storage answered a web page in place of the recording.'],
])('an answer that is no audio is told as what it is: %s', async (answer, words) => {
  answerWith(answer);
  await openRecording();
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  await expect.element(button('Download recording')).not.toBeInTheDocument();
});

test('a recording that the browser has no decoder for is there to download', async () => {
  const file = wav(0x31, 64);
  answerWith(file);
  const sizes = watchFiles();
  await openRecording();
  await expect
    .element(page.getByText("This browser can't play GSM audio. Download it to listen."))
    .toBeVisible();
  await button('Download recording').click();
  expect(sizes).toEqual([file.length]);
  await button('Delete recording').click();
  await expect.element(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
});

test('a recording that can be drawn and not played says why too', async () => {
  // Chromium plays no sound at so few samples per second.
  answerWith(wav(7, 64));
  await openRecording();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent("This browser can't play mu-law audio. Download it to listen.");
  await expect.element(button('Download recording')).toBeEnabled();
});

test('a host that does not let the console load is named, and opens in a tab', async () => {
  await openRecording('http://recordings.invalid/a.wav?x=1');
  await expect
    .element(
      page.getByText(
        /^recordings\.invalid does not answer, or does not let this console load the recording\./,
      ),
    )
    .toBeVisible();
  await expect.element(link).toHaveAttribute('href', 'http://recordings.invalid/a.wav?x=1');
  await expect.element(link).toHaveAttribute('rel', 'noreferrer');
  await expect.element(button('Retry')).toBeVisible();
});

/**
 * The browser of these tests bypasses policies, so the violation is dispatched by hand as browsers
 * do it. The real one is tested in e2e/calls/calls.spec.ts.
 */
function forbid(address: string) {
  const send = window.fetch;
  window.fetch = (input, init) => {
    if (String(input) !== address) return send(input, init);
    setTimeout(() =>
      document.dispatchEvent(
        new SecurityPolicyViolationEvent('securitypolicyviolation', {
          blockedURI: address,
          documentURI: window.location.href,
          disposition: 'enforce',
          effectiveDirective: 'connect-src',
          originalPolicy: "connect-src 'self'",
          statusCode: 200,
          violatedDirective: 'connect-src',
        }),
      ),
    );
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  onTestFinished(() => {
    window.fetch = send;
  });
}

test('a host that the policy of the console forbids is named', async () => {
  const address = 'https://recordings.example.com/a.wav';
  forbid(address);
  await openRecording(address);
  await expect
    .element(page.getByText(/^This console may not load from recordings\.example\.com\./))
    .toBeVisible();
  await expect.element(link).toHaveAttribute('href', address);
  await expect.element(button('Retry')).not.toBeInTheDocument();
});

test('a redirect that leads to such a host is told, and ends no session', async () => {
  fail({ path: /\/record\//, status: 302, location: 'http://recordings.invalid/a.wav' });
  await openRecording();
  await expect
    .element(
      page.getByText(
        /^The recording is on another host, and this console may not load from there\./,
      ),
    )
    .toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
  await expect.element(button('Open recording')).not.toBeInTheDocument();
});

test("an address of no host is the platform's, and never a link", async () => {
  await openRecording('javascript:alert(1)');
  await expect.element(page.getByText('This recording is no longer there.')).toBeVisible();
  expect(new Set(calls({ path: /alert/ }).map(({ path }) => path))).toEqual(
    new Set(['javascript:alert(1)']),
  );
  await expect.element(link).not.toBeInTheDocument();
});

test('a connection that is lost is that of the platform', async () => {
  failNext({ path: /\/record\//, drop: true });
  failNext({ path: /\/record\//, drop: true });
  await openRecording();
  await expect.element(page.getByText('The server did not answer')).toBeVisible();
  await button('Retry').click();
  await expect.element(button('Play')).toBeEnabled();
});
