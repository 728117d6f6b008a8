import { expect, test } from 'vitest';
import { createCarrier } from '../../../testing/areas/carriers.ts';
import {
  accountSid,
  api,
  calls,
  choose,
  createApplication,
  fail,
  openScreen,
  page,
  people,
  scrollTo,
} from '../../../testing/index.ts';

const path = page.getByRole('list', { name: 'Path of the call' });
const dialled = page.getByRole('combobox', { name: 'Dialled number' });
const fold = (name: string | RegExp) => page.getByRole('button', { name });

let last = Date.now() % 1_000_000;

/** Creates numbers of Acme Support at a new carrier, and the application that answers them. */
async function createNumbers(count: number, hasApplication = true) {
  const account = await accountSid('Acme Support');
  const carrier = await createCarrier();
  const application = await createApplication(account);
  const numbers: { sid: string; number: string }[] = [];
  for (let n = 0; n < count; n += 1) {
    last += 1;
    const number = `493077${String(last).padStart(6, '0')}`;
    const { body } = await api<{ sid: string }>(people.admin, 'POST', 'PhoneNumbers', {
      number,
      voip_carrier_sid: carrier.sid,
      account_sid: account,
      application_sid: hasApplication ? application.sid : null,
    });
    numbers.push({ sid: body.sid, number });
  }
  return { account, carrier, application, numbers };
}

test('an application draws the path of a call to one of its numbers, or another', async () => {
  const { carrier, application, numbers } = await createNumbers(2);
  await openScreen(`/internal/applications/${application.sid}/edit`, { as: 'northwind' });
  await scrollTo(page.getByRole('heading', { name: 'Calls to this application' }));
  await expect.element(path.getByRole('link', { name: carrier.name })).toBeVisible();
  await expect.element(path).toHaveTextContent(`Application: ${application.name}`);
  const hrefOf = (sid = '') => `/internal/phone-numbers/${sid}/edit`;
  const number = path.getByRole('link').nth(1);
  await expect.element(number).toHaveAttribute('href', hrefOf(numbers[0]?.sid));
  await choose(dialled, new RegExp(`${numbers[1]?.number.slice(-2)}$`));
  await expect.element(number).toHaveAttribute('href', hrefOf(numbers[1]?.sid));
});

test('an application without a number says so', async () => {
  const { application } = await createNumbers(0);
  await openScreen(`/internal/applications/${application.sid}/edit`, { as: 'northwind' });
  await scrollTo(page.getByRole('heading', { name: 'Calls to this application' }));
  await expect.element(page.getByText('No phone number uses this application.')).toBeVisible();
});

test('a carrier draws where its calls go, with what is not saved yet', async () => {
  const { carrier, application } = await createNumbers(1);
  await openScreen(`/internal/carriers/${carrier.sid}/edit`, { as: 'northwind' });
  await scrollTo(page.getByRole('heading', { name: 'Inbound calls' }));
  await expect.element(path.getByRole('link', { name: application.name })).toBeVisible();
  await choose(dialled, 'Any other number');
  await expect.element(path).toHaveTextContent('Number: Not listed, the call ends here');
  await expect
    .element(page.getByRole('link', { name: 'Add a phone number' }))
    .toHaveAttribute('href', expect.stringContaining(`carrier=${carrier.sid}`));
  await page.getByRole('checkbox', { name: 'Active', exact: true }).click();
  await expect.element(path).toHaveTextContent(/Carrier: .+, the call ends here/);
});

test.each([
  { sip_status: 486, isOpen: false },
  { sip_status: 404, isOpen: true },
])(
  'an inbound call that failed with $sip_status shows where its number goes now',
  async ({ sip_status, isOpen }) => {
    const { account, carrier, numbers } = await createNumbers(1, false);
    const to = `+${numbers[0]?.number}`;
    const { body } = await api<{ data: Record<string, unknown>[] }>(
      people.acme,
      'GET',
      `Accounts/${account}/RecentCalls?page=1&count=1&days=6&answered=false&direction=inbound`,
    );
    const [sample] = body.data;
    fail({
      path: /RecentCalls\?page=1&count=25&/,
      status: 200,
      answer: { total: 1, data: [{ ...sample, sip_status, to, trunk: carrier.name }] },
    });
    await openScreen('/internal/recent-calls?date=7', { as: 'acme' });
    await page.getByRole('button', { name: /^Details of the call/ }).click();
    await expect.element(fold('Where this number goes now')).toBeVisible();
    if (!isOpen) {
      expect(calls({ path: /^(PhoneNumbers|ServiceProviders\/.*VoipCarriers)/ })).toEqual([]);
      await fold('Where this number goes now').click();
    }
    await expect.element(path.getByRole('link', { name: carrier.name })).toBeVisible();
    await expect.element(path).toHaveTextContent('Application: None, the call ends here');
    await expect
      .element(page.getByRole('link', { name: /^Choose an application for/ }))
      .toHaveAttribute('href', `/internal/phone-numbers/${numbers[0]?.sid}/edit`);
  },
);

test('an alert that names a number shows where that goes now', async () => {
  const { account, application, numbers } = await createNumbers(1);
  const number = `+${numbers[0]?.number}`;
  fail({
    path: /Alerts\?page=1&count=25(&|$)/,
    status: 200,
    answer: {
      total: 1,
      data: [
        {
          time: new Date().toISOString(),
          account_sid: account,
          alert_type: 'alert-from-application',
          message: `nobody took the call to ${number}.`,
        },
      ],
    },
  });
  await openScreen('/internal/alerts', { as: 'acme' });
  await page.getByRole('button', { name: /nobody took the call/ }).click();
  await fold(`Where ${number} goes now`).click();
  await expect.element(path.getByRole('link', { name: application.name })).toBeVisible();
});
