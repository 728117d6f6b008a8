import { expect, test } from 'vitest';
import { createCarrier } from '../../../testing/areas/carriers.ts';
import { calls, openScreen, page } from '../../../testing/index.ts';

const palette = page.getByRole('dialog', { name: 'Search or jump to' });

test('a pasted address leads to the carrier whose gateway has it; gateways are asked for on demand', async () => {
  const octet = () => 1 + Math.floor(Math.random() * 250);
  const network = `10.${octet()}.${octet()}`;
  const { name, sid } = await createCarrier({}, [`${network}.77`]);
  await openScreen('/internal/users', { as: 'admin' });
  await page.getByRole('button', { name: /^Search or jump to/ }).click();
  await palette.getByRole('combobox').fill('skyline');
  await expect.element(palette.getByRole('option', { name: /Skyline SIP/ })).toBeVisible();
  const askedOfIt = () =>
    calls({ path: 'SipGateways' }).filter(({ search }) => search.includes(sid));
  expect(askedOfIt()).toEqual([]);
  await palette.getByRole('combobox').fill(`${network}.77:5060`);
  await expect
    .element(palette.getByRole('option', { name: new RegExp(name) }))
    .toHaveTextContent(`SIP gateway ${network}.77`);
  await palette.getByRole('combobox').fill(`${network}.78`);
  await expect.element(palette.getByText(/^Nothing matches/)).toBeVisible();
  expect(askedOfIt()).toHaveLength(1);
});
