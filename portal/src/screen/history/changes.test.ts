import { describe, expect, it } from 'vitest';
import type { Members } from '../form/save/record/members.ts';
import { changesOf, movedIds } from './changes.ts';
import { revertSteps, stepsOf } from './steps.ts';

type Gateway = { address: string; port: string };
type Values = {
  name: string;
  isActive: boolean;
  applicationSid: string;
  techPrefix: string;
  authentication: { username: string; password: string };
  sipGateways: Record<string, Gateway>;
  routes: { rows: Record<string, { text: string }>; order: string[] };
};
const members: Members<Values> = {
  name: { label: 'Carrier name' },
  isActive: { label: 'Active' },
  applicationSid: { label: 'Default application' },
  techPrefix: { label: 'Tech prefix' },
  authentication: {
    label: 'Outbound authentication',
    describe: ({ username }) => username || 'Off',
  },
  sipGateways: {
    each: () => ({
      label: 'SIP gateway',
      describe: (row) => (row ? `${row.address}:${row.port}` : 'None'),
    }),
  },
  routes: {
    members: {
      rows: { each: () => ({ label: 'Route', describe: (row) => row?.text ?? 'None' }) },
      order: { label: 'Order of the routes' },
    },
  },
};
const gateway = (address: string, port = '5060'): Gateway => ({ address, port });
const route = (text: string) => ({ text });
const before: Values = {
  name: 'Telco One',
  isActive: true,
  applicationSid: '',
  techPrefix: '',
  authentication: { username: '', password: '' },
  sipGateways: { a: gateway('198.18.0.1'), b: gateway('198.18.0.2') },
  routes: {
    rows: { one: route('^1'), two: route('^2'), three: route('^3') },
    order: ['one', 'two', 'three'],
  },
};
const tools = { members, secrets: ['authentication.password'] };

describe('what is changed', () => {
  it('tells fields by their labels, in the order of the form', () => {
    const after = { ...before, name: 'Telco Two', isActive: false };
    expect(changesOf(before, after, tools)).toEqual({
      fields: [
        { path: 'name', label: 'Carrier name', before: 'Telco One', after: 'Telco Two' },
        { path: 'isActive', label: 'Active', before: 'On', after: 'Off' },
      ],
      groups: [],
    });
  });

  it('tells rows as added, changed and removed', () => {
    const after = {
      ...before,
      sipGateways: { a: gateway('198.18.0.1', '5070'), 'new-1': gateway('198.18.0.3') },
    };
    const { fields, groups } = changesOf(before, after, tools);
    expect(fields).toEqual([]);
    expect(groups.map(({ label }) => label)).toEqual(['SIP gateways']);
    expect(groups[0]?.rows.map(({ id, kind }) => [id, kind])).toEqual([
      ['sipGateways.a', 'changed'],
      ['sipGateways.b', 'removed'],
      ['sipGateways.new-1', 'added'],
    ]);
    expect(groups[0]?.rows[0]?.fields[0]?.after).toContain('5070');
  });

  it('tells the rows that stand elsewhere', () => {
    const { three, ...rows } = before.routes.rows;
    const after = {
      ...before,
      routes: { rows: { ...rows, 'new-1': route('^4') }, order: ['two', 'one', 'new-1'] },
    };
    expect(three).toBeDefined();
    const [group] = changesOf(before, after, tools).groups;
    expect(group?.label).toBe('Routes');
    expect(group?.rows.map(({ label, kind }) => [label, kind])).toEqual([
      ['^3', 'removed'],
      ['^4', 'added'],
      ['^1', 'moved'],
    ]);
    expect(changesOf(before, after, tools).fields).toEqual([]);
  });

  it('never shows a secret', () => {
    const authentication = { ...before.authentication, username: 'one', password: 'FAKE-secret-1' };
    const start = { ...before, authentication };
    const after = {
      ...start,
      authentication: { ...authentication, username: 'two', password: 'FAKE-secret-2' },
    };
    const { fields } = changesOf(start, after, tools);
    expect(fields.map(({ label, isSecret }) => [label, isSecret])).toEqual([
      ['Outbound authentication', undefined],
      ['Outbound authentication, password or key', true],
    ]);
    expect(JSON.stringify(fields)).not.toContain('FAKE');
    const only = { ...start, authentication: { ...authentication, password: 'FAKE-secret-2' } };
    expect(changesOf(start, only, tools).fields).toEqual([
      expect.objectContaining({ path: 'authentication', isSecret: true, before: null }),
    ]);
  });

  it('names records by their names', () => {
    const after = { ...before, applicationSid: 'sid-1' };
    const nameOf = (sid: string) => (sid === 'sid-1' ? 'IVR' : undefined);
    expect(changesOf(before, after, { ...tools, nameOf }).fields[0]).toMatchObject({
      before: 'Not set',
      after: 'IVR',
    });
  });

  it('calls as few rows moved as it takes', () => {
    expect(movedIds(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])).toEqual(['d']);
    expect(movedIds(['a', 'b'], ['a', 'b'])).toEqual([]);
  });
});

describe('steps back', () => {
  const sent: Values = {
    ...before,
    name: 'Telco Two',
    sipGateways: { a: gateway('198.18.0.1', '5070'), 'new-1': gateway('198.18.0.3') },
  };
  const since: Values = {
    ...sent,
    sipGateways: { a: gateway('198.18.0.1', '5070'), c: gateway('198.18.0.3') },
  };

  it('lead to the values of before, whatever ids the rows were given', () => {
    const steps = stepsOf({ before, sent, since }, members);
    expect(revertSteps(since, steps)).toEqual({ mine: before, base: since });
  });

  it('have the columns that were sent, as they were stored', () => {
    const columns = (values: Values, own: object) => ({ ...values, $columns: own });
    const own = {
      before: columns(before, { tech_prefix: null, name: 'A', seen: 1 }),
      sent: { ...before, techPrefix: '5' },
      since: columns({ ...before, techPrefix: '5' }, { tech_prefix: '5', name: 'A', seen: 2 }),
    };
    expect(stepsOf(own, members, ['tech_prefix', 'name'])).toEqual([
      { path: 'techPrefix', before: '', after: '5' },
      { path: '$columns.tech_prefix', before: null, after: '5' },
    ]);
  });

  it('leave alone what another person changed', () => {
    const steps = stepsOf({ before, sent, since }, members);
    const stored = { ...since, techPrefix: '555' };
    expect(revertSteps(stored, steps).mine).toEqual({ ...before, techPrefix: '555' });
  });

  it('name a row that was stored again in the order of the rows', () => {
    const added = { ...before.routes.rows, x: route('^4') };
    const changed = { ...before, routes: { rows: added, order: ['one', 'x', 'two', 'three'] } };
    const steps = stepsOf({ before, sent: changed, since: changed }, members);
    const { x, ...rows } = added;
    const stored = {
      ...before,
      routes: { rows: { ...rows, y: x }, order: ['one', 'y', 'two', 'three'] },
    };
    expect(revertSteps(stored, steps)).toEqual({ mine: before, base: stored });
  });

  it('lead back what a change decided about, and no row of another person', () => {
    type Speech = { speech: { useFallback: boolean; fallback: { vendor: string } } };
    const speech: Members<Speech> = {
      speech: {
        members: { useFallback: { label: 'Fallback' }, fallback: { label: 'Fallback speech' } },
      },
    };
    const on = { speech: { useFallback: true, fallback: { vendor: 'acme' } } };
    const off = { speech: { ...on.speech, useFallback: false } };
    const cleared = { speech: { useFallback: false, fallback: { vendor: '' } } };
    const back = stepsOf({ before: on, sent: off, since: cleared }, speech);
    expect(revertSteps(cleared, back).mine).toEqual(on);

    const theirs = { ...since.sipGateways, b: gateway('198.18.0.2', '5090') };
    const mine = {
      ...before,
      sipGateways: { ...before.sipGateways, a: gateway('198.18.0.1', '5070') },
    };
    const steps = stepsOf(
      { before, sent: mine, since: { ...mine, sipGateways: { ...mine.sipGateways, b: theirs.b } } },
      members,
    );
    expect(steps.map(({ path }) => path)).toEqual(['sipGateways.a']);
  });

  it('find a row that was stored again under another id', () => {
    const steps = stepsOf(
      { before, sent: { ...before, sipGateways: since.sipGateways }, since },
      members,
    );
    const stored = {
      ...since,
      sipGateways: { a: gateway('198.18.0.1', '5070'), e: gateway('198.18.0.3') },
    };
    expect(revertSteps(stored, steps).mine.sipGateways).toEqual(before.sipGateways);
  });

  it('find each of two rows alike that were stored again', () => {
    const [one, other] = [gateway('198.18.0.9'), gateway('198.18.0.9')];
    const withRows = (rows: object) => ({
      ...before,
      sipGateways: { ...before.sipGateways, ...rows },
    });
    const added = withRows({ x: one, y: other });
    const steps = stepsOf({ before, sent: added, since: added }, members);
    expect(revertSteps(withRows({ p: one, q: other }), steps).mine).toEqual(before);
  });
});
