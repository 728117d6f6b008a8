import { expect, test } from 'vitest';
import type { RoutingFormValues } from '../../../src/features/routing/routing-form.schema.ts';
import { changeCompound } from '../../../src/screen/form/save/compound/compound-save.ts';
import { saveRecord } from '../../../src/screen/form/save/record/save-record.ts';
import { compoundScenes } from '../compound-scenes.ts';
import { type Fault, strike } from './struck-calls.ts';
import { created, signedInTab } from './tab.ts';

signedInTab();

/**
 * Saves a change of a table of routes.
 * @param failing faults of the writes, in order
 * @returns the parts that the save names as stored, and the routes that are stored
 */
async function savedWith(
  change: (stored: RoutingFormValues) => RoutingFormValues,
  failing: readonly (Fault | undefined)[],
): Promise<{ saved: readonly string[]; left: string[] }> {
  const scene = await compoundScenes['a table of routes']();
  const { sid, values, tools } = await created(scene);
  const reads = 2;
  const struck = new Map(failing.flatMap((fault, at) => (fault ? [[reads + at, fault]] : [])));
  const { stop } = strike(struck);
  const outcome = await saveRecord(
    change(values),
    values,
    changeCompound(scene.compound(), sid),
    tools,
  );
  stop();
  if (outcome.status !== 'parts-failed') throw new Error(`Not partly failed: ${outcome.status}`);
  const { rows } = (await scene.compound().read(sid)).values.routes;
  return { saved: outcome.saved, left: Object.values(rows).map(({ text }) => text) };
}

const described = ({ routes, ...values }: RoutingFormValues): RoutingFormValues => ({
  ...values,
  routes: {
    ...routes,
    rows: Object.fromEntries(
      Object.entries(routes.rows).map(([id, row]) => [id, { ...row, description: 'New' }]),
    ),
  },
});

const without = (texts: readonly string[], { routes, ...values }: RoutingFormValues) => {
  const kept = routes.order.filter((id) => !texts.includes(routes.rows[id]?.text ?? ''));
  const rows = Object.fromEntries(
    kept.flatMap((id) => (routes.rows[id] ? [[id, routes.rows[id]] as const] : [])),
  );
  return { ...values, routes: { rows, order: kept } };
};

test('no route counts as saved if their call got no answer', async () => {
  const { saved } = await savedWith(
    (stored) => ({ ...described(stored), name: 'Renamed' }),
    [undefined, 'cut'],
  );
  expect(saved).toEqual(['Table']);
});

test('routes that were stored count as saved, also if a removed one could not be deleted', async () => {
  const { saved, left } = await savedWith(
    (stored) => without(['^44'], described(stored)),
    [undefined, 500],
  );
  expect(saved).toEqual(['Routes']);
  expect(left).toContain('^44');
});

test('a removed route counts as saved, also if another one could not be deleted', async () => {
  const { saved, left } = await savedWith(
    (stored) => without(['^44', '^49'], stored),
    [undefined, 500],
  );
  expect(saved).toEqual(['Route ^44']);
  expect(left).toEqual(['^49', '^33']);
});
