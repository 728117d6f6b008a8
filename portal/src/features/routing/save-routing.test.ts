import { expect, test } from 'vitest';
import { routingValues } from './routing-form.wire.ts';
import { routingSave } from './save-routing.ts';

test('a default route without a carrier gets the one that is chosen', () => {
  const stored = {
    table: {
      lcr_sid: 't',
      name: 'Out',
      is_active: true,
      default_carrier_set_entry_sid: null,
      service_provider_sid: null,
      account_sid: 'a',
      number_routes: 1,
    },
    routes: [
      {
        lcr_route_sid: 'last',
        regex: '.*',
        description: '',
        priority: 9999,
        lcr_carrier_set_entries: [],
      },
    ],
  };
  const values = routingValues(stored);
  const chosen = { ...values, defaultCarrierId: 'c1' };
  const calls = routingSave().restCalls('t', chosen, { values, stored });
  expect(calls).toContainEqual(
    expect.objectContaining({
      path: 'LcrCarrierSetEntries',
      body: { lcr_route_sid: 'last', voip_carrier_sid: 'c1', priority: 0 },
    }),
  );
});
