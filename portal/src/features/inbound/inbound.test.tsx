import { expect, test } from 'vitest';
import { createCarrier } from '../../../testing/carriers.ts';
import { createAccount, openScreen, page, writes } from '../../../testing/index.ts';

const result = page.getByRole('region', { name: 'What happens to the call' });
const open = (query: object, as: 'admin' | 'acme' = 'admin') =>
  openScreen(`/internal/inbound-test?${new URLSearchParams({ ...query })}`, { as });

test('the carrier of the address, and that nothing answers', async () => {
  const { sid, name } = await createAccount();
  const carrier = await createCarrier({ account_sid: sid }, ['198.18.77.1']);
  await open({ source: '198.18.77.1', host: '203.0.113.250', number: '+4420' });
  await expect
    .element(result)
    .toHaveTextContent(`The source matches 198.18.77.1 of ${carrier.name}.`);
  await expect.element(result).toHaveTextContent('Refused with 404');
  await expect.element(result).not.toHaveTextContent(name);
  expect(writes()).toEqual([]);
});

test('what is typed is in the address, and read from it', async () => {
  await open({ number: '4420' });
  const source = page.getByLabelText(/^Source address/);
  await source.fill('198.18.77.99');
  await page.getByLabelText(/^Host/).fill('nobody.example.net');
  await expect.element(result).toHaveTextContent('the SIP realm of no account');
  expect(window.location.search).toContain('source=198.18.77.99');
});

test('an account user is told what can’t be known', async () => {
  await open({ source: '198.18.77.98', host: '203.0.113.250', number: '4420' }, 'acme');
  await expect
    .element(result)
    .toHaveTextContent(/Carriers of other accounts .* can’t be known here/);
});
