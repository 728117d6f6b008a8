import { expect, test } from 'vitest';
import {
  accountSid,
  api,
  calls,
  fail,
  failNext,
  openScreen,
  page,
  people,
  userEvent,
  watchClipboard,
  writeLines,
} from '../../../../testing/index.ts';

type Call = {
  call_sid: string;
  sip_callid: string;
  attempted_at: string;
  duration: number;
  to: string;
  remote_host: string;
  recording_url: string | null;
};

/** Opens a call of Acme Support with a recording and a capture. @param index each test has its own */
async function openRecorded(index: number, as: 'acme' | 'viewer' = 'acme', settings?: object) {
  const account = await accountSid('Acme Support');
  const { body } = await api<{ data: Call[] }>(
    people.acme,
    'GET',
    `Accounts/${account}/RecentCalls?page=1&count=500&days=6&answered=true`,
  );
  const fitting = body.data.filter(
    ({ recording_url, duration }) => recording_url && duration > 20 && duration < 90,
  );
  const call = fitting[index];
  if (!call) throw new Error('no recorded call');
  const key = encodeURIComponent(`${call.sip_callid} ${call.attempted_at}`);
  await openScreen(`/internal/recent-calls?date=30&filter=${call.call_sid}&open=${key}`, {
    as,
    ...(settings && { settings }),
  });
  await expect.element(tab('Details')).toBeVisible();
  return call;
}

const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const tree = page.getByRole('tree', { name: 'Spans' });
const asked = () => calls({ path: /RecentCalls\/./ }).map(({ path }) => path.split('/').slice(3));

test('tabs ask when they are opened, once', async () => {
  const call = await openRecorded(0);
  // The trace explains what happened.
  await expect.poll(() => asked().map(([what]) => what)).toEqual(['trace']);
  await tab('Tracing').click();
  await expect.element(tree).toBeVisible();
  expect(asked().map(([what]) => what)).toEqual(['trace']);
  await tab('Logs').click();
  await expect.element(page.getByRole('list', { name: 'Logs' })).toBeVisible();
  await tab('SIP').click();
  await expect.element(page.getByText(/^The call was answered after/)).toBeVisible();
  await tab('Tracing').click();
  await expect.element(tree).toBeVisible();
  expect(asked()).toHaveLength(3);
  expect(asked().at(-1)).toEqual([encodeURIComponent(call.sip_callid), 'invite', 'pcap']);
});

test('a moment that is chosen in one tab is shown in the others', async () => {
  await openRecorded(0);
  await tab('SIP').click();
  await page.getByRole('button', { name: /BYE/ }).click();
  await tab('Logs').click();
  const current = page.getByRole('listitem').filter({ hasText: 'call ended' });
  await expect.element(current).toHaveAttribute('aria-current', 'true');
  await tab('Tracing').click();
  await expect
    .element(page.getByRole('treeitem', { selected: true }))
    .toHaveTextContent('call-status:completed');
});

test('no trace and no log are said, and leave the rest alone', async () => {
  failNext({ path: /RecentCalls\/trace\//, status: 404, answer: 'Not Found' });
  await openRecorded(1);
  await tab('Tracing').click();
  await expect.element(page.getByText('There is no trace of this call')).toBeVisible();
  failNext({ path: /\/logs$/, status: 404, answer: { msg: 'Call not found' } });
  await tab('Logs').click();
  await expect.element(page.getByText('There is no log for this call')).toBeVisible();
  await tab('Details').click();
  await button('All fields').click();
  await expect.element(page.getByText('sip_callid:')).toBeVisible();
  await expect.element(page.getByText('recording_url:')).toBeVisible();
});

test('a call tells what happened, whose it was, and a failed one why', async () => {
  await openRecorded(0);
  const story = page.getByRole('region', { name: 'What happened' });
  await expect
    .element(story.getByText(/answered after \d+\.\d s.*; the .+ ended the call after/))
    .toBeVisible();
  await expect.element(story.getByRole('img')).toHaveAccessibleName(/Speaking \d/);
  await expect
    .element(story.getByRole('link').first())
    .toHaveAttribute('href', expect.stringMatching(/applications\/.+\/edit$/));
  await openScreen('/internal/recent-calls?date=30&status=not-answered', { as: 'acme' });
  await page
    .getByRole('button', { name: /^Details of the call/ })
    .first()
    .click();
  await expect.element(story.getByRole('heading', { name: /^\d{3} / })).toBeVisible();
  await expect
    .element(story.getByText(/Nobody answered|The call was (refused|turned down)/))
    .toBeVisible();
  await button('Find other legs').click();
  await expect.element(page.getByText(/Other legs|No other leg/)).toBeVisible();
});

test('where tracing is switched off there is no such tab', async () => {
  await openRecorded(0, 'acme', { disableTracing: true });
  await expect.element(tab('SIP')).toBeVisible();
  await expect.element(tab('Tracing')).not.toBeInTheDocument();
});

test('logs are searched, narrowed and copied', async () => {
  const clipboard = watchClipboard();
  await openRecorded(0);
  await tab('Logs').click();
  await page.getByRole('searchbox', { name: 'Search logs' }).fill('call ended');
  await expect.element(page.getByText(/^1 of \d+ entries$/)).toBeVisible();
  await button('Copy logs').click();
  await expect.element(page.getByText('Logs copied to clipboard')).toBeVisible();
  expect(clipboard.copied[0]).toMatch(/^\{\n {2}"level": 30,\n {2}"time": ".*\+00:00"/);
  clipboard.refuse();
  await button('Copy logs').click();
  await expect.element(page.getByText('Failed to copy logs')).toBeVisible();
});

test('a recording is loaded when it is wanted, and deleted after a question', async () => {
  const call = await openRecorded(4);
  await expect.poll(() => asked().map(([what]) => what)).toEqual(['trace']);
  await button('Open recording').click();
  await expect.element(button('Play')).toBeEnabled();
  // The recording is below the band of the story, on its axis.
  const band = page.getByRole('region', { name: 'What happened' }).getByRole('img');
  await expect
    .element(band)
    .toHaveAccessibleName(/, Recording (\d+\.)?\d+ s, ended by the [a-z ]+$/);
  await expect.element(page.getByText(/^Recording offset: \d+\.\d\d s/)).toBeVisible();
  await button('Delete recording').click();
  await expect
    .element(
      page.getByText(`Are you sure you want to delete the record for call ${call.call_sid}?`),
    )
    .toBeVisible();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Delete recording' })
    .click();
  await expect.element(page.getByText('Successfully deleted record')).toBeVisible();
  await expect.element(button('Play')).not.toBeInTheDocument();
  expect(writeLines()).toEqual([`DELETE ${String(call.recording_url).slice(1)}`]);
});

test('a view-only user hears the recording and cannot delete it', async () => {
  await openRecorded(5, 'viewer');
  await button('Open recording').click();
  await expect.element(button('Play')).toBeEnabled();
  await expect.element(button('Delete recording')).not.toBeInTheDocument();
});

test('a recording that is gone is said', async () => {
  await openRecorded(6);
  fail({ path: /\/record\//, status: 404, answer: 'Not Found' });
  await button('Open recording').click();
  await expect.element(page.getByText('This recording is no longer there.')).toBeVisible();
});

test('every call of the filter goes into the file, in the columns that were chosen', async () => {
  const texts: string[] = [];
  const make = URL.createObjectURL;
  URL.createObjectURL = (blob: Blob) => {
    void blob.text().then((text) => texts.push(text));
    return make(blob);
  };
  await openScreen('/internal/recent-calls?date=30&direction=inbound', { as: 'acme' });
  await button('Export').click();
  await page.getByRole('checkbox', { name: 'trunk' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
  await expect.poll(() => texts.length).toBe(1);
  URL.createObjectURL = make;
  const [head, ...rows] = (texts[0] ?? '').replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(head).toBe(
    'attempted_at,direction,from,to,answered,duration,sip_status,termination_reason,call_sid',
  );
  const { total } = await api<{ total: number }>(
    people.acme,
    'GET',
    `Accounts/${await accountSid('Acme Support')}/RecentCalls?page=1&count=1&days=30&direction=inbound`,
  ).then(({ body }) => body);
  expect(rows).toHaveLength(total);
  expect(rows.every((row) => row.split(',')[1] === 'inbound')).toBe(true);
  await userEvent.keyboard('{Escape}');
});

test('an hour of the picture narrows the list', async () => {
  await openScreen('/internal/recent-calls?date=7', { as: 'acme' });
  await button('Show chart').click();
  await button('As a table').click();
  await page.getByRole('table', { name: 'Calls per day' }).getByRole('button').nth(3).click();
  await expect.poll(() => window.location.search).toMatch(/date=[\dT%.:A-Z-]+%2F/);
  await expect.element(page.getByRole('img', { name: 'Calls per hour' })).toBeVisible();
});

test('an unanswered inbound call leads to the test that tells why', async () => {
  const account = await accountSid('Acme Support');
  const { body } = await api<{ data: Call[] }>(
    people.acme,
    'GET',
    `Accounts/${account}/RecentCalls?page=1&count=500&days=6&answered=false&direction=inbound`,
  );
  const [call] = body.data;
  if (!call) throw new Error('no call of that kind');
  const key = encodeURIComponent(`${call.sip_callid} ${call.attempted_at}`);
  await openScreen(`/internal/recent-calls?date=30&filter=${call.to}&open=${key}`, { as: 'acme' });
  const link = page.getByRole('link', { name: 'Test an inbound call' });
  await expect
    .element(link)
    .toHaveAttribute('href', expect.stringContaining(`number=${encodeURIComponent(call.to)}`));
  await expect
    .element(link)
    .toHaveAttribute('href', expect.stringContaining(`source=${call.remote_host}`));
});
