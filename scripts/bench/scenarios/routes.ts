import { type MeasuredPage, openPage } from '../page.ts';
import { typeKeys } from '../typing.ts';
import type { Figure, Scenario } from './index.ts';

const count = 500;
const sid = '00000000-0000-4000-8000-000000000500';

/** A table as the platform returns it; its carrier doesn't exist. */
const table = {
  lcr_sid: sid,
  name: 'Five hundred routes',
  is_active: 1,
  default_carrier_set_entry_sid: null,
  service_provider_sid: null,
  number_routes: count,
};
const routes = Array.from({ length: count }, (_, index) => ({
  lcr_route_sid: `00000000-0000-4000-8000-0000001${String(index).padStart(5, '0')}`,
  lcr_sid: sid,
  regex: `^${10_000 + index * 7}`,
  description: `Area ${index}`,
  priority: index,
  lcr_carrier_set_entries: [
    {
      lcr_carrier_set_entry_sid: `00000000-0000-4000-8000-0000002${String(index).padStart(5, '0')}`,
      voip_carrier_sid: '00000000-0000-4000-8000-000000000001',
      priority: 0,
    },
  ],
}));

/** Drags the first row down by twelve places in two seconds, and measures the frames. */
async function drag(at: MeasuredPage): Promise<Figure[]> {
  const handle = at.page.getByRole('button', { name: 'Drag route 1', exact: true });
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (!box) throw new Error('Nothing to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await at.page.mouse.move(x, y);
  await at.page.mouse.down();
  await at.page.mouse.move(x, y + 10);
  // Passed as text: the build of this file adds helpers to functions, which the page lacks.
  const frames = at.page.evaluate<number[]>(`new Promise((resolve) => {
    const times = [];
    let last = performance.now();
    const end = last + 2000;
    requestAnimationFrame(function step(now) {
      times.push(now - last);
      last = now;
      if (now < end) requestAnimationFrame(step);
      else resolve(times.slice(1));
    });
  })`);
  for (let step = 1; step <= 100; step += 1) {
    await at.page.mouse.move(x, y + 10 + step * 4);
    await at.page.waitForTimeout(16);
  }
  const sorted = (await frames).toSorted((a, b) => a - b);
  await at.page.mouse.up();
  const share = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
  return [
    { what: `${count} routes: frame while dragging, p50`, unit: 'ms', value: share(0.5) },
    { what: `${count} routes: frame while dragging, p95`, unit: 'ms', value: share(0.95) },
  ];
}

/** A table of five hundred routes, given to the browser in place of the platform's response. */
export const routesOfTable: Scenario = {
  name: 'routes',
  profiles: ['plain', 'cpu'],
  async run(browser, { url, map, signedIn, accountSid }, profile) {
    const at = await openPage(browser, profile, signedIn);
    const answer = (end: RegExp, body: unknown) =>
      at.page.route(end, (route) =>
        route.fulfill({ contentType: 'application/json', body: JSON.stringify(body) }),
      );
    try {
      await answer(new RegExp(`${map.apiPath}Lcrs/${sid}`), { ...table, account_sid: accountSid });
      await answer(new RegExp(`${map.apiPath}LcrRoutes\\?`), routes);
      const field = 'input[aria-label="Digit prefix or regex of route 1"]';
      const seen = await at.open(`${url}/internal/least-cost-routing/${sid}/edit`, {
        selector: field,
        state: 'filled',
      });
      await at.settle();
      const typed = await typeKeys(at, field, `route of ${count}`);
      return [
        {
          what: `${count} routes: deep link → first route`,
          unit: 'ms',
          value: seen.at - seen.from,
        },
        ...typed,
        ...(await drag(at)),
      ];
    } finally {
      await at.close();
    }
  },
};
