import { lookUpRoute } from '@trunkline/ui/engines/call-routing';
import { expect, test } from 'vitest';
import { engineRoutes } from '../../../platform/engine/outbound.ts';
import { countNumbers, movesOf } from './replay.model.ts';

const table = (...routes: [text: string, carrierId: string][]) =>
  engineRoutes(
    {
      rows: Object.fromEntries(
        routes.map(([text, carrierId], index) => [
          `r${index}`,
          { text, carrierId, spareCarrierIds: [], description: '' },
        ]),
      ),
      order: routes.map((_, index) => `r${index}`),
    },
    'A',
  );

const carrier = (id: string) => ({
  id,
  name: `Carrier ${id}`,
  isActive: true,
  accountId: null,
  providerId: 'P',
  gateways: [],
  techPrefix: '',
  hasLeadingPlus: false,
  requiresRegister: false,
  registerRealm: '',
});
const world = {
  carriers: [carrier('A'), carrier('B')],
  caller: { accountId: '', providerId: 'P' },
};

test('calls that take another carrier, by the route that takes them', () => {
  const saved = table(['^44', 'A'], ['^49', 'B']);
  const edited = table(['^44', 'B'], ['^49', 'B'], ['^33', 'B']);
  const counted = countNumbers(['4420', '49', '33', '4420', '4421', '7']);
  expect(counted[0]).toEqual(['4420', 2]);
  const look = (routes: typeof saved) => counted.map(([number]) => lookUpRoute(routes, number));
  expect(movesOf(counted, { saved: look(saved), edited: look(edited) }, edited, world)).toEqual([
    expect.objectContaining({
      route: 'Route 1 (^44)',
      from: 'Carrier A',
      to: 'Carrier B',
      calls: 3,
      numbers: [
        { number: '4420', calls: 2 },
        { number: '4421', calls: 1 },
      ],
    }),
    expect.objectContaining({ route: 'Route 3 (^33)', calls: 1 }),
  ]);
});
