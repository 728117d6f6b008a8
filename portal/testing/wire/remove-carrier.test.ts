import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { removeCarrier } from '../../src/features/carriers/delete/remove-carrier.ts';
import { call, command } from '../../src/platform/client/calls/transport.ts';
import { created } from '../../src/platform/client/calls/wire.ts';
import { listWholeGateways } from '../../src/platform/resources/carriers/stored-gateways.ts';
import { connectedPlatform } from './platform.ts';

let platform: { close: () => Promise<void> };
let provider: string;
beforeAll(async () => {
  platform = await connectedPlatform('admin', 'Admin-Pass1');
  const sids = v.array(v.object({ service_provider_sid: v.string() }));
  provider = (await call(sids, 'GET', 'ServiceProviders'))[0]?.service_provider_sid ?? '';
});
afterAll(() => platform.close());
afterEach(() => vi.unstubAllGlobals());

const create = async (path: string, body: object) =>
  (await call(created, 'POST', path, { body })).sid;

/** A carrier used by a table of routes, whose gateways have something of everything. */
async function usedCarrier() {
  const sid = await create(`ServiceProviders/${provider}/VoipCarriers`, { name: 'Used' });
  const sip = [
    { ipv4: '198.51.100.1', port: 5060, inbound: 1, outbound: 0, remove_ice: 1 },
    { ipv4: '198.51.100.0', netmask: 24, port: null, inbound: 1, outbound: 1, is_active: 0 },
    { ipv4: 'sip.example.com', inbound: 0, outbound: 1, protocol: 'tls/srtp', dtls_off: 1 },
  ];
  const smpp = [
    { ipv4: '198.51.100.9', port: 2775, inbound: 1, outbound: 1 },
    { ipv4: 'smpp.example.com', port: 2776, inbound: 0, outbound: 1, use_tls: 1 },
  ];
  for (const one of sip) await create('SipGateways', { ...one, voip_carrier_sid: sid });
  for (const one of smpp) await create('SmppGateways', { ...one, voip_carrier_sid: sid });
  const table = await create('Lcrs', { name: 'Unseen' });
  const entries = [{ voip_carrier_sid: sid, priority: 0 }];
  await command('POST', `Lcrs/${table}/Routes`, {
    body: [{ regex: '.*', priority: 9999, lcr_carrier_set_entries: entries }],
  });
  return sid;
}

/** Stored columns of gateways, without the sids. */
const columnsOf = async (sid: string) =>
  (await listWholeGateways(sid))
    .map(({ kind, columns }) => ({ kind, ipv4: String(columns['ipv4']), ...columns }))
    .sort(byText);
const byText = (one: object, other: object) =>
  JSON.stringify(one).localeCompare(JSON.stringify(other));

/** Outcome of a call: refused, carried out without a response, or never sent. */
type Fault = 'refused' | 'not answered' | 'not arrived';

/** Makes further calls fail by their position. */
function strike(faults: ReadonlyMap<number, Fault>) {
  const { fetch } = globalThis;
  let count = 0;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const fault = faults.get(count);
    count += 1;
    if (fault === 'refused') return new Response('{"msg":"away"}', { status: 500 });
    if (fault === 'not arrived') throw new TypeError('Failed to fetch');
    const answer = await fetch(...request);
    if (fault === 'not answered') throw new TypeError('Failed to fetch');
    return answer;
  });
}

async function removeAgainst(sid: string, faults: ReadonlyMap<number, Fault>) {
  strike(faults);
  const said = await removeCarrier(sid).then(
    () => 'deleted',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );
  vi.unstubAllGlobals();
  return said;
}

const fault = fc.constantFrom<Fault>('refused', 'not answered', 'not arrived');

it('puts back every column of every gateway', async () => {
  const sid = await usedCarrier();
  const before = await columnsOf(sid);
  expect(await removeAgainst(sid, new Map())).toBe(
    'The carrier was not deleted. An outbound call route of an account still uses it. Its gateways were put back.',
  );
  expect(await columnsOf(sid)).toEqual(before);
});

it('leaves everything as before, whichever call fails', { timeout: 120_000 }, async () => {
  for (const kind of ['refused', 'not answered', 'not arrived'] as const) {
    // Two lists, the deletion, the carrier, two lists and five gateways.
    for (let place = 0; place < 11; place += 1) {
      const sid = await usedCarrier();
      const before = await columnsOf(sid);
      const said = await removeAgainst(sid, new Map([[place, kind]]));
      expect(await columnsOf(sid), `${kind} at ${place}: ${said}`).toEqual(before);
      expect(said).not.toMatch(/deleted$|constraint/);
    }
  }
});

it('names what is missing where several fail', { timeout: 240_000 }, async () => {
  const faults = fc
    .uniqueArray(fc.tuple(fc.integer({ min: 2, max: 20 }), fault), {
      selector: ([place]) => place,
      minLength: 2,
      maxLength: 8,
    })
    .map((all) => new Map(all));
  await fc.assert(
    fc.asyncProperty(faults, async (all) => {
      const sid = await usedCarrier();
      const before = await columnsOf(sid);
      const said = await removeAgainst(sid, all);
      const after = await columnsOf(sid);
      for (const one of before) {
        const isStored = after.some((other) => JSON.stringify(other) === JSON.stringify(one));
        expect(isStored || said.includes(one.ipv4), `${one.ipv4}: ${said}`).toBe(true);
      }
      expect(after.length).toBeLessThanOrEqual(before.length);
    }),
    { numRuns: 20 },
  );
});
