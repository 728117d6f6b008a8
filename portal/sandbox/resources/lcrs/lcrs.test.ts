import { afterEach, beforeEach, expect, test } from 'vitest';
import { BLUEWAVE, CONTOSO_TRUNK, INITECH, SKYLINE } from '../../seed/known-sids.ts';
import { type Client, type TestSandbox, testSandbox } from '../../tests/client.ts';

let sandbox: TestSandbox;
let admin: Client;
beforeEach(async () => {
  sandbox = await testSandbox();
  admin = await sandbox.as('admin');
});
afterEach(() => sandbox.close());

type Entry = {
  lcr_carrier_set_entry_sid: string;
  voip_carrier_sid: string;
};

type Route = {
  lcr_route_sid: string;
  regex: string;
  lcr_carrier_set_entries: Entry[];
};

const sidOf = (answer: { json: unknown }) => (answer.json as { sid: string }).sid;
const route = (regex: string, priority: number, ...carriers: string[]) => ({
  regex,
  priority,
  lcr_carrier_set_entries: carriers.map((voip_carrier_sid) => ({ voip_carrier_sid })),
});
const routesOf = async (sid: string) =>
  (await admin.get(`/LcrRoutes?lcr_sid=${sid}`)).json as Route[];

async function table(routes: unknown[]): Promise<string> {
  const sid = sidOf(await admin.post('/Lcrs', { name: 'Table', account_sid: INITECH }));
  expect((await admin.post(`/Lcrs/${sid}/Routes`, routes)).status).toBe(204);
  return sid;
}

test('priority 9999 makes the default, and the default cannot be deleted', async () => {
  const sid = await table([route('^1', 0, SKYLINE), route('.*', 9999, BLUEWAVE, SKYLINE)]);
  const [, last] = await routesOf(sid);
  // The first of its carriers.
  const first = last?.lcr_carrier_set_entries.find((one) => one.voip_carrier_sid === BLUEWAVE);
  const entry = first?.lcr_carrier_set_entry_sid;
  expect((await admin.get(`/Lcrs/${sid}`)).json).toMatchObject({
    default_carrier_set_entry_sid: entry,
    number_routes: 2,
  });
  const before = sandbox.snapshot();
  expect((await admin.delete(`/LcrRoutes/${last?.lcr_route_sid}`)).status).toBe(500);
  expect((await admin.delete(`/LcrCarrierSetEntries/${entry}`)).status).toBe(500);
  expect(sandbox.snapshot()).toBe(before);
  expect((await admin.delete(`/Lcrs/${sid}`)).status).toBe(204);
  expect(await routesOf(sid)).toEqual([]);
});

test('PUT changes routes with an id, adds others and leaves the rest', async () => {
  const sid = await table([route('^1', 0, SKYLINE), route('^2', 1, SKYLINE)]);
  const [first] = await routesOf(sid);
  const changed = {
    ...first,
    regex: '^1[2-9]',
    // Skips entries without an id and changes those with one.
    lcr_carrier_set_entries: [
      { ...first?.lcr_carrier_set_entries[0], voip_carrier_sid: BLUEWAVE },
      { voip_carrier_sid: SKYLINE },
    ],
  };
  const answer = await admin.put(`/Lcrs/${sid}/Routes`, [changed, route('^3', 2, SKYLINE)]);
  expect(answer.status).toBe(204);
  const routes = await routesOf(sid);
  expect(routes.map(({ regex }) => regex)).toEqual(['^1[2-9]', '^2', '^3']);
  const carriers = routes[0]?.lcr_carrier_set_entries.map((entry) => entry.voip_carrier_sid);
  expect(carriers).toEqual([BLUEWAVE]);
});

test.each([
  [[route('^1', 0)], 400, 'Lcr Route batch process require lcr_carrier_set_entries'],
  [
    [{ ...route('^1', 0), lcr_carrier_set_entries: [{}] }],
    400,
    'One of lcr_carrier_set_entries is missing voip_carrier_sid',
  ],
  [[route('^1', 0, 'nobody')], 400, 'unknown voip_carrier_sid'],
  [[{ ...route('^1', 0, SKYLINE), lcr_route_sid: 'nothing' }], 400, 'unknown lcr_route_sid'],
  [[null], 400, 'Lcr Route batch process require lcr_carrier_set_entries'],
  [{ regex: 'x' }, 500, 'body is not iterable'],
  [[route('x'.repeat(33), 0, SKYLINE)], 500, "Data too long for column 'regex' at row 1"],
])('%j is refused as a whole', async (routes, status, msg) => {
  const sid = await table([]);
  const before = sandbox.snapshot();
  const batch = Array.isArray(routes) ? [route('^7', 0, SKYLINE), ...routes] : routes;
  const answer = await admin.put(`/Lcrs/${sid}/Routes`, batch);
  expect([answer.status, answer.json]).toEqual([status, { msg }]);
  expect(sandbox.snapshot()).toBe(before);
});

test('routes use carriers of the own provider only', async () => {
  const globex = await sandbox.as('globex-user');
  const sid = sidOf(await globex.post('/Lcrs', { name: 'Mine' }));
  const post = (carrier: string) => globex.post(`/Lcrs/${sid}/Routes`, [route('^1', 0, carrier)]);
  expect((await post(CONTOSO_TRUNK)).status).toBe(400);
  expect((await post(SKYLINE)).status).toBe(204);
});
