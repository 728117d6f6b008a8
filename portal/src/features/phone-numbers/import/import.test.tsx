import { expect, onTestFinished, test } from 'vitest';
import { holdDatabase, holdHistory } from '../../../../testing/areas/databases.ts';
import {
  createCarrier,
  createNumber,
  digitsOf,
  numberOf,
  storedRow,
} from '../../../../testing/areas/phone-numbers.ts';
import {
  addressIs,
  announced,
  chooseFile,
  createAccount,
  createApplication,
  failNext,
  openScreen,
  page,
  type people,
  reopen,
  uniqueName,
  writes,
} from '../../../../testing/index.ts';

const address = '/internal/phone-numbers/import';
const importButton = page.getByRole('button', { name: /^Import \d+ phone number/ });
const row = (text: string) => page.getByRole('row').filter({ hasText: text });
const csv = (...lines: string[]) => new File([lines.join('\r\n')], 'numbers.csv');

/** Opens the screen and waits for its field. */
async function openImport(as: keyof typeof people) {
  await openScreen(address, { as });
  await expect.element(page.getByText(/review every change before/)).toBeVisible();
}

/** Collects the files that the page saves. */
function watchDownloads(): Blob[] {
  const saved: Blob[] = [];
  const original = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob: Blob) => {
    saved.push(blob);
    return original(blob);
  };
  onTestFinished(() => {
    URL.createObjectURL = original;
  });
  return saved;
}
const textOf = async (blob: Blob | undefined) => (await blob?.text()) ?? '';

async function scene() {
  const account = await createAccount();
  const app = await createApplication(account.sid);
  const carrier = await createCarrier();
  const fresh = () => {
    const name = uniqueName('fresh');
    return { digits: digitsOf(name), name: numberOf(name) };
  };
  const number = (columns = {}) =>
    createNumber(account.sid, { voip_carrier_sid: carrier.sid, ...columns });
  return { account, app, carrier, fresh, number };
}

test('a dry run tells of each row, and only then it is written', async () => {
  const { account, app, carrier, fresh, number } = await scene();
  const [added, refused] = [fresh(), fresh()];
  const [moved, same] = [await number(), await number({ application_sid: app.sid })];
  await openImport('admin');
  await chooseFile(
    csv(
      'Number;Account;Carrier;Application',
      `${added.name};${account.name};${carrier.name};${app.name}`,
      `+${moved.digits};${account.name};${carrier.name};${app.name}`,
      `${same.digits};${account.name};${carrier.name};${app.name}`,
      `${refused.digits};${account.name};No such trunk;`,
    ),
  );
  await expect.element(row(added.name)).toHaveTextContent('New');
  await expect
    .element(row(added.name))
    .toHaveTextContent(`For ${account.name}, on ${carrier.name}. Calls go to ${app.name}.`);
  await expect.element(row(moved.name)).toHaveTextContent(`Application: None → ${app.name}.`);
  await expect.element(row(same.name)).toHaveTextContent('Unchanged');
  await expect.element(row(refused.name)).toHaveTextContent('No carrier “No such trunk”.');
  expect(writes()).toEqual([]);

  await expect.element(importButton).toHaveTextContent('Import 2 phone numbers');
  await importButton.click();
  await announced('Phone numbers imported');
  expect(writes().map(({ method, body }) => ({ method, body }))).toEqual([
    {
      method: 'POST',
      body: {
        number: added.digits,
        account_sid: account.sid,
        application_sid: app.sid,
        voip_carrier_sid: carrier.sid,
      },
    },
    { method: 'PUT', body: { account_sid: account.sid, application_sid: app.sid } },
  ]);
  await expect.element(row(added.name)).toHaveTextContent('Added');
  const saved = watchDownloads();
  await page.getByRole('button', { name: 'Download report' }).click();
  const report = await textOf(saved[0]);
  expect(report.split('\r\n')).toEqual([
    'row,number,result,note',
    expect.stringContaining(`2,${added.digits},Added,`),
    expect.stringContaining(`3,${moved.digits},Changed,`),
    `4,${same.digits},Unchanged,`,
    `5,${refused.digits},Rejected,No carrier “No such trunk”.`,
    '',
  ]);
});

test('what failed is told, and is all that is tried again', async () => {
  const { account, app, carrier, number } = await scene();
  const [bad, good] = [await number(), await number()];
  await openImport('northwind');
  failNext({
    method: 'PUT',
    path: `PhoneNumbers/${bad.sid}`,
    status: 400,
    answer: { msg: 'not this one' },
  });
  await chooseFile(
    csv('number,application', `${bad.digits},${app.name}`, `${good.digits},${app.name}`),
  );
  await importButton.click();
  await announced('Some phone numbers were not imported');
  await expect.element(row(bad.name)).toHaveTextContent('not this one');
  await page.getByRole('button', { name: 'Import the rest' }).click();
  await announced('Phone numbers imported');
  expect(writes().map(({ path }) => path)).toEqual([
    `PhoneNumbers/${bad.sid}`,
    `PhoneNumbers/${good.sid}`,
    `PhoneNumbers/${bad.sid}`,
  ]);
  expect(await storedRow(bad.sid)).toMatchObject({
    account_sid: account.sid,
    application_sid: app.sid,
    voip_carrier_sid: carrier.sid,
  });
});

test('a file that is none is refused with the reason', async () => {
  await openImport('acme');
  await chooseFile(csv('telephone,account', '1,2'));
  await expect.element(page.getByText(/has no column called “number”/)).toBeVisible();
  await chooseFile(csv('number,account'));
  await expect.element(page.getByText('The file has no rows.')).toBeVisible();
});

test.each([
  [
    'number,account,Number\n1555,Acme,1666\n',
    'The file has two columns called “number”. Keep one.',
  ],
  ['PK\u0003\u0004 xl/workbook.xml', /^This is a workbook, not a CSV file\./],
])('a file whose numbers are in doubt is not read: %j', async (text, words) => {
  await openImport('acme');
  await chooseFile(new File([text], 'numbers.csv'));
  await expect.element(page.getByText(words)).toBeVisible();
});

test('account users import into their own account alone', async () => {
  const { account, fresh } = await scene();
  const number = fresh();
  await openImport('acme');
  await chooseFile(csv('number,account', `${number.digits},${account.name}`));
  await expect.element(row(number.name)).toHaveTextContent(`No account “${account.name}”.`);
  await openScreen(address, { as: 'viewer' });
  await expect.element(page.getByText('You have view-only access.')).toBeVisible();
});

test('an export holds all that match, as an import reads them', async () => {
  const { account, app, carrier, number } = await scene();
  const made = await Promise.all([number({ application_sid: app.sid }), number()]);
  const [first, second] = made.sort((a, b) => a.digits.localeCompare(b.digits));
  await openScreen(`/internal/phone-numbers?account=${account.sid}`, { as: 'admin' });
  const saved = watchDownloads();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.poll(() => saved).toHaveLength(1);
  const text = await textOf(saved[0]);
  const lines = text.split('\r\n');
  expect(lines[0]).toBe('number,account,carrier,application');
  expect(lines.slice(1, 3).map((line) => line.split(',').slice(0, 3))).toEqual([
    [first?.digits, account.name, carrier.name],
    [second?.digits, account.name, carrier.name],
  ]);
  expect(text).toContain(`,${app.name}\r\n`);

  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expect.element(page.getByText(/review every change before/)).toBeVisible();
  await chooseFile(new File([saved[0] ?? ''], 'numbers.csv'));
  await expect.element(page.getByText('There is nothing to import.')).toBeVisible();
  await expect.element(row('Unchanged')).toHaveLength(2);
});

async function preparing() {
  const { account, carrier, fresh } = await scene();
  const number = fresh();
  await openImport('admin');
  await chooseFile(csv('number,account,carrier', `${number.digits},${account.sid},${carrier.sid}`));
  await expect.element(importButton).toBeVisible();
  const release = await holdDatabase('trunkline', ['importRows', 'importResults']);
  await importButton.click();
  await expect.element(page.getByText('Preparing')).toBeVisible();
  return release;
}

test('an import that is left before it begins writes nothing, and waits', async () => {
  const release = await preparing();
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await addressIs(/^\/internal\/users/);
  release();
  await openScreen(address, { as: 'admin' });
  await expect
    .element(page.getByText('The import of numbers.csv is not complete: 1 phone number left.'))
    .toBeVisible();
  expect(writes()).toEqual([]);
  await page.getByRole('button', { name: 'Discard the rest' }).click();
});

test('an import that is cancelled before it begins writes nothing, and is put away', async () => {
  const release = await preparing();
  await page.getByRole('button', { name: 'Cancel' }).click();
  release();
  await expect.element(page.getByText(/review every change before/)).toBeVisible();
  reopen();
  await expect.element(page.getByText(/review every change before/)).toBeVisible();
  expect(writes()).toEqual([]);
});

test('an import that is left while the history opens writes nothing, and waits', async () => {
  const { account, carrier, fresh } = await scene();
  const number = fresh();
  await openImport('admin');
  await chooseFile(csv('number,account,carrier', `${number.digits},${account.sid},${carrier.sid}`));
  await expect.element(importButton).toBeVisible();
  const release = await holdHistory();
  await importButton.click();
  await expect.element(page.getByText('Importing numbers.csv')).toBeVisible();
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await addressIs(/^\/internal\/users/);
  release();
  await announced('The import stopped after 0 of 1. Open Import to continue.');
  expect(writes()).toEqual([]);
  await openScreen(address, { as: 'admin' });
  await page.getByRole('button', { name: 'Import the rest' }).click();
  await announced('Phone numbers imported');
});

test('a number that belongs to no account is given one, not added again', async () => {
  const { account, carrier, number } = await scene();
  const unowned = await number({ account_sid: null });
  await openImport('admin');
  await chooseFile(
    csv('number,account,carrier', `${unowned.digits},${account.name},${carrier.name}`),
  );
  await expect.element(row(unowned.name)).toHaveTextContent('Change');
  await expect.element(row(unowned.name)).toHaveTextContent(`Account: None → ${account.name}.`);
  await importButton.click();
  await announced('Phone numbers imported');
  expect(await storedRow(unowned.sid)).toMatchObject({ account_sid: account.sid });
});

test('a number that the platform hides from a provider is refused with the true reason', async () => {
  const { account, carrier, number } = await scene();
  const unowned = await number({ account_sid: null });
  await openImport('northwind');
  await chooseFile(
    csv('number,account,carrier', `${unowned.digits},${account.name},${carrier.name}`),
  );
  await importButton.click();
  await expect
    .element(row(unowned.name))
    .toHaveTextContent(
      'The carrier has this number already, without an account or for one you can’t see.',
    );
});
