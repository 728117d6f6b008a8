import {
  api,
  createUser,
  expect,
  type Page,
  people,
  test as plain,
  signIn,
  signOut,
  testWith,
} from './support/journey.ts';

const test = testWith({ enableForgotPassword: true });
test.use({ expectsFailedRequests: true });

const mailSent =
  'A password reset email has been sent to your email. Please check your inbox (and, possibly, spam folder) and follow the instructions to reset your password.';
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** A user of an account, with nobody signed in. */
async function newUser(page: Page) {
  await signIn(page, people.northwind);
  const { body } = await api<{ account_sid: string; name: string }[]>(page, 'GET', 'Accounts');
  const acme = body.find(({ name }) => name === 'Acme Support');
  const user = await createUser(page, { account_sid: acme?.account_sid });
  await signOut(page);
  return user;
}

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/forgot-password');
  await field(page, 'Email').fill(email);
  await page.getByRole('button', { name: 'Send me a reset password link' }).click();
  await expect(page.getByRole('status').first()).toHaveText(mailSent);
}

/** The address in the newest mail to this person. */
async function mailedLink(page: Page, email: string): Promise<string> {
  const answer = await page.request.get('/sandbox/mails', {
    headers: { accept: 'application/json' },
  });
  const mails = (await answer.json()) as { recipient: string; body: string }[];
  const link = /\/reset-password\/\S+/.exec(
    mails.find(({ recipient }) => recipient === email)?.body ?? '',
  );
  if (!link) throw new Error(`no mail for ${email}`);
  return link[0];
}

const storage = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test('from the sign-in page to a new password, by the link of the mail', async ({ page }) => {
  const user = await newUser(page);
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(
    page.getByText('Enter your email and we will send you a password reset link'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to log in' }).click();
  await askForLink(page, user.email);
  await expect(page).toHaveURL(/\/$/);

  const link = await mailedLink(page, user.email);
  const exchange = page.waitForResponse((answer) => answer.url().endsWith('/signin'));
  await page.goto(link);
  const { jwt } = (await (await exchange).json()) as { jwt: string };
  await expect(page.getByRole('heading', { name: 'Reset password' })).toBeVisible();
  await expect(page.getByText('Password must:')).toBeVisible();

  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/change-password')) sent.push(request.postDataJSON());
  });
  for (const [password, confirmation, message] of [
    ['abc123', 'abc123', 'The password must be at least 7 characters long.'],
    ['1234567', '1234567', 'Password must contain a letter.'],
    [
      'abc1234',
      'abc1235',
      'The confirmation password does not match the new password. Please ensure both passwords are identical.',
    ],
  ] as const) {
    await field(page, 'New password').fill(password);
    await field(page, 'Confirm password').fill(confirmation);
    await save(page);
    await expect(page.getByRole('alert')).toHaveText(message);
  }
  expect(sent).toEqual([]);
  // Nobody is signed in by the link, and the token is kept nowhere.
  expect(await storage(page)).not.toContain(jwt);

  await field(page, 'Confirm password').fill('abc1234');
  await save(page);
  await expect(page.getByRole('status').first()).toHaveText('New password was successfully set.');
  await expect(page).toHaveURL(/\/$/);
  expect(sent).toEqual([{ old_password: link.split('/').pop(), new_password: 'abc1234' }]);
  await signIn(page, { name: user.name, password: 'abc1234' });

  // The link is used up.
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('This link is not valid any more');
  await page.getByRole('link', { name: 'Send me a new link' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test('leaving the page leaves nothing signed in', async ({ page }) => {
  const user = await newUser(page);
  await askForLink(page, user.email);
  await page.goto(await mailedLink(page, user.email));
  await expect(field(page, 'New password')).toBeVisible();
  await page.getByRole('link', { name: 'Back to log in' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await storage(page)).toBe('[{},{}]');
  await page.goto('/internal/users');
  await expect(page.getByRole('alert')).toHaveText('You must log in to view that page');
});

test('a failure is said, and the button works again', async ({ page }) => {
  const user = await newUser(page);
  await askForLink(page, user.email);
  await page.goto(await mailedLink(page, user.email));
  await page.route('**/change-password', (route) =>
    route.fulfill({ status: 500, json: { msg: 'database is away' } }),
  );
  await field(page, 'New password').fill('abc1234');
  await field(page, 'Confirm password').fill('abc1234');
  await save(page);
  await expect(page.getByRole('alert')).toHaveText('database is away');
  await page.unroute('**/change-password');
  await save(page);
  await expect(page.getByRole('status').first()).toHaveText('New password was successfully set.');
});

test('an address nobody has, and an empty one', async ({ page }) => {
  await page.goto('/forgot-password');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/forgot-password') && request.method() === 'POST') {
      asked.push(request.url());
    }
  });
  await page.getByRole('button', { name: 'Send me a reset password link' }).click();
  await expect(field(page, 'Email')).toBeFocused();
  expect(asked).toEqual([]);
  await field(page, 'Email').fill('nobody@example.net');
  await page.getByRole('button', { name: 'Send me a reset password link' }).click();
  await expect(page.getByRole('alert')).toHaveText('failed to reset your password');
  await expect(field(page, 'Email')).toBeFocused();
});

test('links that lead nowhere say what to do', async ({ page }) => {
  await page.goto('/reset-password/no-such-link');
  await expect(page.getByRole('alert')).toContainText('it has expired, or it was used already');

  // The platform fails for users without account.
  await askForLink(page, 'sp-contoso@example.net');
  const link = await mailedLink(page, 'sp-contoso@example.net');
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('ask an administrator');

  await page.route('**/signin', (route) => route.abort());
  await page.goto('/reset-password/no-such-link');
  await expect(page.getByRole('alert')).toHaveText('The server cannot be reached');
  await page.unroute('**/signin');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is not valid any more');
});

test('the rate limit is told in its own words', async ({ page }) => {
  for (const call of ['**/login', '**/forgot-password']) {
    await page.route(call, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 429, contentType: 'text/html', body: 'Too many requests' })
        : route.continue(),
    );
  }
  await page.goto('/');
  await field(page, 'Username').fill('admin');
  await field(page, 'Password').fill('x');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Too many requests, please try again later.');
  await page.goto('/forgot-password');
  await field(page, 'Email').fill('admin@example.net');
  await page.getByRole('button', { name: 'Send me a reset password link' }).click();
  await expect(page.getByRole('alert')).toHaveText('Too many requests, please try again later.');
});

test('a lock-out after six wrong passwords is told with its time', async ({ page }) => {
  const user = await newUser(page);
  await page.goto('/');
  await field(page, 'Username').fill(user.name);
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await field(page, 'Password').fill(`wrong-${attempt}`);
    const answer = page.waitForResponse((one) => one.url().endsWith('/login'));
    await page.getByRole('button', { name: 'Log in' }).click();
    await answer;
  }
  await expect(page.getByRole('alert')).toHaveText(
    'Maximum login attempts reached. Please try again in 1800 seconds.',
  );
});

plain('without the flag there is neither link nor page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Forgot Password' })).toBeHidden();
  for (const address of ['/forgot-password', '/reset-password/some-link']) {
    await page.goto(address);
    await expect(page.getByText("That page doesn't exist.")).toBeVisible();
  }
});
