import type { BrowserContext, Page } from 'playwright';
import type { Fault } from './faults.ts';

/** What is wrong with a screen under a fault; empty when nothing is. */
export type Findings = string[];

const api = /\/api\/v1\//;
/** Longer than any answer takes here: what turns that long while no call moves turns for ever. In ms. */
const patience = 10_000;

/** A page that counts what it sends and remembers what broke. */
export async function watched(context: BrowserContext) {
  const page = await context.newPage();
  const broken: string[] = [];
  const writes: string[] = [];
  let underWay = 0;
  let movedAt = Date.now();
  page.on('pageerror', (error) => broken.push(error.message));
  page.on('request', (request) => {
    if (!api.test(request.url())) return;
    underWay += 1;
    movedAt = Date.now();
    if (request.method() !== 'GET') {
      writes.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
    }
  });
  const ended = (request: { url: () => string }) => {
    if (!api.test(request.url())) return;
    underWay -= 1;
    movedAt = Date.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return { page, broken, writes, isCalling: () => underWay > 0, movedAt: () => movedAt };
}
type Watched = Awaited<ReturnType<typeof watched>>;

const isBusy = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector(
        'main [aria-busy="true"], main [role="progressbar"], button[aria-busy="true"]',
      ) !== null,
  );

/** Until nothing is under way and nothing turns. False: it never came to rest. */
async function settled({ page, isCalling, movedAt }: Watched): Promise<boolean> {
  let quiet = 0;
  while (Date.now() < movedAt() + patience) {
    quiet = isCalling() || (await isBusy(page)) ? 0 : quiet + 1;
    // What a call answers may ask for more.
    if (quiet >= 4) return true;
    await page.waitForTimeout(60);
  }
  return false;
}

const isSignedOut = (page: Page) =>
  page.evaluate(() => !localStorage.getItem('token') && location.pathname === '/');

/** What the person sees: a blank page is one without a word in it. */
const textOf = (page: Page) =>
  page.evaluate(() => document.querySelector('#root')?.textContent?.trim() ?? '');

async function findings(at: Watched, fault: Fault, isPublic: boolean): Promise<Findings> {
  const found: Findings = [];
  const hasSettled = await settled(at);
  if (!hasSettled) found.push('turns for ever');
  if ((await textOf(at.page)).length < 10) found.push('blank');
  if (!isPublic && !fault.endsSession && (await isSignedOut(at.page))) found.push('signed out');
  found.push(...at.broken.map((message) => `unhandled: ${message.slice(0, 120)}`));
  return found;
}

/** Opens a screen while every read of it fails. */
export async function read(
  context: BrowserContext,
  address: string,
  fault: Fault,
  isPublic: boolean,
) {
  const at = await watched(context);
  await at.page.route(api, (route) =>
    route.request().method() === 'GET' ? fault.strike(route) : route.continue(),
  );
  try {
    await at.page.goto(address);
    return await findings(at, fault, isPublic);
  } finally {
    await at.page.close();
  }
}

/** First text field of the form that somebody may type into. */
const fieldOf = (page: Page) =>
  page
    .locator(
      'main form input:is([type=text], [type=email], :not([type])):not([readonly], [disabled], [role=combobox])',
    )
    .first();

/**
 * Types into the form of a screen and saves it while every write fails. undefined: there is no form.
 */
export async function write(
  context: BrowserContext,
  address: string,
  fault: Fault,
  isPublic: boolean,
) {
  const at = await watched(context);
  const { page } = at;
  try {
    await page.goto(address);
    await settled(at);
    const field = fieldOf(page);
    const save = page.locator('main form button[type=submit]').first();
    if ((await field.count()) === 0 || (await save.count()) === 0) return undefined;
    const typed = `${await field.inputValue()}x1`;
    await field.fill(typed);
    const name = await field.getAttribute('name');
    at.writes.length = 0;
    await page.route(api, (route) =>
      route.request().method() === 'GET' ? route.continue() : fault.strike(route),
    );
    await save.click({ timeout: 5000 }).catch(() => undefined);
    const found = await findings(at, fault, isPublic);
    const twice = at.writes.filter((one, index) => at.writes.indexOf(one) !== index);
    if (twice.length > 0) found.push(`sent twice: ${twice[0]?.slice(0, 80)}`);
    if (isPublic || at.writes.length === 0) return found;
    const isStill = new URL(page.url()).pathname === new URL(address).pathname;
    if (isStill) {
      const now = page.locator(`main form input[name="${name}"]`).first();
      if ((await now.count()) > 0 && (await now.inputValue()) !== typed) found.push('draft lost');
    } else if (fault.endsSession || fault.interrupts) {
      const isKept = await page.evaluate(
        (text) => Object.values(sessionStorage).some((kept) => String(kept).includes(text)),
        typed,
      );
      if (!isKept) found.push('draft lost on the way to log in');
    } else if (!fault.isHarmless) {
      found.push(`left for ${new URL(page.url()).pathname}`);
    }
    return found;
  } finally {
    await page.close();
  }
}
