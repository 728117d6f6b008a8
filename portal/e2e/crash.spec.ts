import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../scripts/lib/chromium.ts';
import { accountName } from './support/fields.ts';
import { expect, people, test, uniqueName } from './support/journey.ts';

const started: ChildProcess[] = [];
test.afterEach(async () => {
  for (const child of started.splice(0)) await kill(child);
});

/** Starts a separate browser that can be killed and started again with the same profile. */
async function startBrowser(profile: string): Promise<{ page: Page; child: ChildProcess }> {
  const portFile = join(profile, 'DevToolsActivePort');
  rmSync(portFile, { force: true });
  const child = spawn(
    chromiumPath() ?? chromium.executablePath(),
    [...chromiumArgs, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    // Its own process group: the command may be a script around the browser.
    { stdio: 'ignore', detached: true },
  );
  started.push(child);
  const port = (): string =>
    existsSync(portFile) ? (readFileSync(portFile, 'utf8').split('\n')[0] ?? '') : '';
  await expect.poll(port).toMatch(/^\d+$/);
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port()}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('A browser without a window');
  return { page: context.pages()[0] ?? (await context.newPage()), child };
}

/** Kills it like a power cut: nothing is cleaned up. */
async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = new Promise((resolve) => child.once('exit', resolve));
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  await end;
}

test('what was typed outlives a browser that is killed', async ({ portalUrl, platform }) => {
  const { sid } = await platform.createAccount();
  const form = `${portalUrl}/internal/accounts/${sid}/edit`;
  const token = await platform.tokenFor(people.northwind);
  const open = async (page: Page) => {
    await page.goto(`${portalUrl}/config.js`);
    await page.evaluate((kept) => localStorage.setItem('token', kept), token);
    await page.goto(form);
  };
  const profile = mkdtempSync(join(tmpdir(), 'trunkline-profile-'));
  const typed = uniqueName('Typed');
  const first = await startBrowser(profile);
  await open(first.page);
  await accountName(first.page).fill(typed);
  // More is typed, and the last of it is stored a second later at most.
  await first.page.getByLabel('Max calls').fill('7');
  const written = () =>
    first.page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const asked = indexedDB.open('trunkline');
          asked.onsuccess = () => {
            const all = asked.result.transaction('drafts').objectStore('drafts').getAll();
            all.onsuccess = () => {
              asked.result.close();
              resolve(JSON.stringify(all.result));
            };
          };
        }),
    );
  await expect.poll(written).toContain('voice_call_session');
  await kill(first.child);

  const second = await startBrowser(profile);
  await open(second.page);
  await expect(second.page.getByText('Unsaved changes restored')).toBeVisible();
  await expect(accountName(second.page)).toHaveValue(typed);
  await expect(second.page.getByLabel('Max calls')).toHaveValue('7');
  await second.page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(second.page.getByText('Account updated successfully')).toBeVisible();
  await second.page.reload();
  await expect(accountName(second.page)).toHaveValue(typed);
  await expect(second.page.getByText('Unsaved changes restored')).toHaveCount(0);
  await kill(second.child);
  rmSync(profile, { recursive: true, force: true });
});
