import { describe, expect, it } from 'vitest';
import { createLeaveGuard } from './leave-guard.ts';
import { SessionHistory } from './session-history.fixture.ts';

const elsewhere = 'https://search.example/';

/** Starts the console in a tab, with a router that follows the addresses it hears of. */
function start(tab: SessionHistory) {
  const guard = createLeaveGuard(tab.window);
  const { history } = tab.window;
  const heard = tab.routerHears();
  return {
    tab,
    guard,
    /** Addresses that Back and Forward reported to the router. */
    heard,
    isAsking: () => guard.attempt.get() !== null,
    click: (address: string) =>
      guard.guardNavigation((to) => history.pushState(null, '', to), address),
    /** Protects a form with unsaved work at the current address. Returns a function that ends it. */
    type: () => guard.protect({ hasUnsavedWork: () => true }),
  };
}

/** Opens the list by bookmark, then a form by a link on it. */
function openForm() {
  const page = start(new SessionHistory('/list', elsewhere));
  page.click('/form');
  return page;
}

describe('Back from a form with unsaved work', () => {
  it('asks, and stays at the address of the form, though the list was the first page', async () => {
    const { tab, heard, isAsking, type } = openForm();
    type();
    await tab.press(-1);
    expect(tab.address).toBe('/form');
    expect(isAsking()).toBe(true);
    expect(heard).toEqual([]);
  });

  it('goes to the list on Leave', async () => {
    const { tab, guard, heard, isAsking, type } = openForm();
    type();
    await tab.press(-1);
    guard.answer('leave');
    await tab.settled();
    expect(tab.address).toBe('/list');
    expect(isAsking()).toBe(false);
    expect(heard).toEqual(['/list']);
  });

  it('asks again after Stay', async () => {
    const { tab, guard, isAsking, type } = openForm();
    type();
    await tab.press(-1);
    guard.answer('stay');
    expect(isAsking()).toBe(false);
    await tab.press(-1);
    expect(tab.address).toBe('/form');
    expect(isAsking()).toBe(true);
  });

  it('stays when it is pressed twice in a row', async () => {
    const page = start(new SessionHistory('/home'));
    page.click('/list');
    page.click('/form');
    page.type();
    await Promise.all([page.tab.press(-1), page.tab.press(-1)]);
    expect(page.tab.address).toBe('/form');
    expect(page.heard).toEqual([]);
    expect(page.isAsking()).toBe(true);
  });

  it('asks nothing when all is saved', async () => {
    const { tab, heard, isAsking } = openForm();
    await tab.press(-1);
    expect(tab.address).toBe('/list');
    expect(isAsking()).toBe(false);
    expect(heard).toEqual(['/list']);
  });
});

it('asks on Forward after a clean Back', async () => {
  const { tab, guard, isAsking, type } = openForm();
  await tab.press(-1);
  const stop = type();
  await tab.press(1);
  expect(tab.address).toBe('/list');
  expect(isAsking()).toBe(true);
  guard.answer('leave');
  await tab.settled();
  expect(tab.address).toBe('/form');
  stop();
});

it('reverts and repeats a jump of several entries as a whole', async () => {
  const page = start(new SessionHistory('/home', elsewhere));
  page.click('/list');
  page.click('/form');
  page.type();
  await page.tab.press(-2);
  expect(page.tab.address).toBe('/form');
  expect(page.isAsking()).toBe(true);
  page.guard.answer('leave');
  await page.tab.settled();
  expect(page.tab.address).toBe('/home');
});

it('numbers from the start in a window of its own', async () => {
  // `window.open`: no previous entry, and none of the opener's history.
  const page = start(new SessionHistory('/list'));
  page.click('/form');
  page.type();
  await page.tab.press(-1);
  expect(page.tab.address).toBe('/form');
  expect(page.isAsking()).toBe(true);
});

describe('after a reload in the middle of the history', () => {
  async function reloaded() {
    const before = start(new SessionHistory('/home', elsewhere));
    before.click('/list');
    before.click('/form');
    before.click('/other');
    await before.tab.press(-1);
    before.tab.reload();
    return start(before.tab);
  }

  it.each([
    [-1, '/list'],
    [-2, '/home'],
    [1, '/other'],
  ])('%i step asks, and leads to %s on Leave', async (steps, address) => {
    const { tab, guard, isAsking, type } = await reloaded();
    type();
    await tab.press(steps);
    expect(tab.address).toBe('/form');
    expect(isAsking()).toBe(true);
    guard.answer('leave');
    await tab.settled();
    expect(tab.address).toBe(address);
  });
});

describe('while a change is being saved', () => {
  it('nobody leaves and nobody is asked', async () => {
    const { tab, guard, heard, isAsking, click } = openForm();
    const release = guard.hold();
    await tab.press(-1);
    click('/other');
    expect(tab.address).toBe('/form');
    expect(isAsking()).toBe(false);
    expect(heard).toEqual([]);
    release();
    await tab.press(-1);
    expect(tab.address).toBe('/list');
  });

  it('what ends on a page of its own waits for a Back that is being reverted', async () => {
    const { tab, guard } = openForm();
    const release = guard.hold();
    const back = tab.press(-1);
    await Promise.resolve();
    // The browser has already arrived, and is being sent back.
    expect(tab.address).toBe('/list');
    release();
    guard.leaveFreely(() => tab.window.history.replaceState(null, '', '/done'));
    await back;
    expect(tab.address).toBe('/done');
  });

  it('another page of the same list may be opened', () => {
    const { tab, guard, click } = openForm();
    guard.hold();
    click('/form?page=2');
    expect(tab.address).toBe('/form?page=2');
  });

  it('a Back that was being reverted asks nothing after it', async () => {
    const { tab, guard, isAsking, type } = openForm();
    type();
    const release = guard.hold();
    await tab.press(-1);
    release();
    expect(isAsking()).toBe(false);
    await tab.press(-1);
    expect(isAsking()).toBe(true);
  });
});

it('counts a hash that the person typed as an entry of this page', async () => {
  const { tab, guard, heard, isAsking, type } = openForm();
  type();
  tab.typeHash('#x');
  expect(isAsking()).toBe(false);
  await tab.press(-1);
  expect(tab.address).toBe('/form');
  expect(isAsking()).toBe(false);
  expect(heard).toEqual(['/form#x', '/form']);
  await tab.press(1);
  await tab.press(-2);
  expect(tab.address).toBe('/form#x');
  expect(isAsking()).toBe(true);
  guard.answer('leave');
  await tab.settled();
  expect(tab.address).toBe('/list');
});

describe('links', () => {
  it('ask, and are followed on Leave', () => {
    const { tab, guard, isAsking, click, type } = openForm();
    type();
    click('/other');
    expect(tab.address).toBe('/form');
    expect(isAsking()).toBe(true);
    guard.answer('leave');
    expect(tab.address).toBe('/other');
  });

  it('to a tab of the same screen ask nothing', () => {
    const { tab, isAsking, click, type } = openForm();
    type();
    click('/form?tab=keys');
    expect(isAsking()).toBe(false);
    expect(tab.address).toBe('/form?tab=keys');
  });

  it('are free after a save', () => {
    const { tab, guard, isAsking, click, type } = openForm();
    type();
    guard.leaveFreely(() => click('/list'));
    expect(isAsking()).toBe(false);
    expect(tab.address).toBe('/list');
  });
});

it('closing the tab is asked about by the browser while there is unsaved work', () => {
  const { tab, guard, type } = openForm();
  expect(tab.close()).toBe(false);
  const stop = type();
  expect(tab.close()).toBe(true);
  stop();
  expect(tab.close()).toBe(false);
  const release = guard.hold();
  expect(tab.close()).toBe(true);
  release();
});

it('knows whether the person has moved since the page was loaded', async () => {
  const { guard, click, tab } = start(new SessionHistory('/list'));
  expect(guard.hasNavigated()).toBe(false);
  click('/form');
  expect(guard.hasNavigated()).toBe(true);
  tab.reload();
  expect(start(tab).guard.hasNavigated()).toBe(false);
});
