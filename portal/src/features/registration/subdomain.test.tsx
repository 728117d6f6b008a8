import { expect, test } from 'vitest';
import {
  api,
  button,
  link,
  openHosted,
  register,
  rootDomain,
  subdomainField,
  takenSubdomain,
} from '../../../testing/areas/hosted.ts';
import {
  addressIs,
  announced,
  calls,
  failNext,
  hold,
  isRefused,
  page,
  settled,
  uniqueName,
  writes,
} from '../../../testing/index.ts';

const complete = button('Complete Registration →');
const change = button('Change Sip Realm');
const free = page.getByText('This name is available.');
const taken = page.getByText('This name is not available.');
const asked = () =>
  calls({ path: 'Availability' }).map(({ search }) => new URLSearchParams(search).get('value'));
const unique = () => uniqueName('sub').toLowerCase();

test('a name is asked for when it can be one, and not at each key', async () => {
  const person = await register('subdomain');
  await openHosted('/register/choose-a-subdomain', { as: person });
  await expect.element(page.getByText(`.${rootDomain}`)).toBeVisible();
  await isRefused(complete, 'Enter a name that is available.');
  await subdomainField.fill('ab');
  await expect.element(subdomainField).toHaveAccessibleDescription(/Enter at least 3 characters\./);
  await subdomainField.fill(takenSubdomain);
  await expect.element(taken).toBeVisible();
  await expect.element(complete).toBeDisabled();
  const name = unique();
  await subdomainField.fill(name);
  expect(taken.elements()).toHaveLength(0);
  await expect.element(free).toBeVisible();
  expect(asked()).toEqual([`${takenSubdomain}.${rootDomain}`, `${name}.${rootDomain}`]);
  await complete.click();
  await addressIs(`/internal/accounts/${person.sid}/edit`);
  await settled();
});

test('an answer that comes late is not taken for that of the name that stands there', async () => {
  const person = await register('subdomain');
  await openHosted('/register/choose-a-subdomain', { as: person });
  const earlier = unique();
  const late = hold({ path: /^Availability.*value=sub-/ });
  await subdomainField.fill(earlier);
  await expect.poll(asked).toHaveLength(1);
  await subdomainField.fill(takenSubdomain);
  await expect.element(taken).toBeVisible();
  late.release();
  await settled();
  await expect.element(taken).toBeVisible();
  await expect.element(complete).toBeDisabled();
});

test('a name that is taken in the meantime, and what cannot be asked, are told', async () => {
  const person = await register('subdomain');
  await openHosted('/register/choose-a-subdomain', { as: person });
  failNext({ path: /^Availability/, status: 500, answer: { msg: 'the DNS is away' } });
  await subdomainField.fill(unique());
  await expect.element(subdomainField).toHaveAccessibleDescription(/the DNS is away/);
  await expect.element(complete).toBeDisabled();

  await subdomainField.fill(unique());
  await expect.element(free).toBeVisible();
  failNext({ path: /SipRealms/, status: 422, answer: { msg: 'sip_realm is taken' } });
  await complete.click();
  await expect.element(subdomainField).toHaveAccessibleDescription(/sip_realm is taken/);
  await expect.element(complete).toBeDisabled();
  await addressIs('/register/choose-a-subdomain');
});

test('a name that was stored before the DNS failed completes the registration', async () => {
  const person = await register('subdomain');
  await openHosted('/register/choose-a-subdomain', { as: person });
  const answer = { msg: 'dns zone not found' };
  failNext({ path: /SipRealms/, status: 500, answer, afterwards: true });
  await subdomainField.fill(unique());
  await expect.element(free).toBeVisible();
  await complete.click();
  await addressIs(`/internal/accounts/${person.sid}/edit`);
  await announced('The subdomain was stored, but setting it up failed: dns zone not found');
  await settled();
});

test('the own realm is changed, and only that one', async () => {
  const person = await register();
  const account = `/internal/accounts/${person.sid}/edit`;
  await openHosted(account, { as: person });
  await link('Change SIP realm').click();
  await expect.element(subdomainField).toHaveValue(person.subdomain);
  await isRefused(change, 'Enter a name that is available.');
  await link('Cancel').click();
  await addressIs(account);

  await link('Change SIP realm').click();
  const name = unique();
  await subdomainField.fill(name);
  await expect.element(free).toBeVisible();
  // Stored by now, although the DNS has refused it: the console looks again.
  failNext({ path: /SipRealms/, status: 500, answer: { msg: 'dns zone not found' } });
  await change.click();
  await expect.element(subdomainField).toHaveAccessibleDescription(/dns zone not found/);
  const other = unique();
  await subdomainField.fill(other);
  await expect.element(free).toBeVisible();
  await change.click();
  await announced('SIP realm updated successfully');
  await addressIs(account);
  expect(writes({ path: /SipRealms/ }).at(-1)?.path).toBe(
    `Accounts/${person.sid}/SipRealms/${other}.${rootDomain}`,
  );
  const { body } = await api<{ sip_realm: string }>(person, 'GET', `Accounts/${person.sid}`);
  expect(body.sip_realm).toBe(`${other}.${rootDomain}`);

  const stranger = await register();
  await openHosted(`/internal/accounts/${person.sid}/sip-realm/edit`, { as: stranger });
  await addressIs(`/internal/accounts/${stranger.sid}/edit`);
  await announced('You do not have access.');
  await settled();
});
