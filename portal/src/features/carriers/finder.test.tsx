import { expect, test } from 'vitest';
import { createCarrier } from '../../../testing/areas/carriers.ts';
import { calls, openScreen, page } from '../../../testing/index.ts';

const palette = page.getByRole('dialog', { name: 'Search or jump to' });

test('a pasted address leads to the carrier whose gateway has it; gateways are asked for on demand', async () => {
  const octet = () => 1 + Math.floor(Math.random() * 250);
  const network = `10.${octet()}.${octet()}`;
  // A provider with few carriers: the gateways of each are requested.
  const { name, sid } = await createCarrier({}, [`${network}.77`], 'Contoso Voice');
  await openScreen('/internal/users', { as: 'contoso' });
  await page.getByRole('button', { name: /^Search or jump to/ }).click();
  await palette.getByRole('combobox').fill(name);
  await expect.element(palette.getByRole('option', { name: new RegExp(name) })).toBeVisible();
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
