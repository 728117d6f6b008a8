import { expect, test } from 'vitest';
import { list, userNamed } from '../../../testing/areas/users.ts';
import { addressIs, announced, openScreen, page, people } from '../../../testing/index.ts';

const noAccess = 'You do not have access to this resource';

test('people of another provider are out of reach, unknown ones are said', async () => {
  const contoso = await userNamed(people.contoso.name);
  await openScreen(`${list}/${contoso.user_sid}/edit`, { as: 'northwind' });
  await announced(noAccess);
  await addressIs(list);
  for (const sid of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
    await openScreen(`${list}/${sid}/edit`, { as: 'northwind' });
    await expect.element(page.getByText('This user does not exist.')).toBeVisible();
  }
});

test('people of another account are out of reach', async () => {
  const globex = await userNamed(people.globex.name);
  await openScreen(`${list}/${globex.user_sid}/edit`, { as: 'acme' });
  await announced(noAccess);
  await addressIs(list);
});
