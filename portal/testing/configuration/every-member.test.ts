import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeConfiguration } from '../../src/configuration/file/write.ts';
import { kinds, partShape } from '../../src/configuration/kinds/index.ts';
import { type Member, memberAt } from '../../src/configuration/members.ts';
import {
  type Configuration,
  type Item,
  type KindName,
  membersOf,
  type PartName,
} from '../../src/configuration/model.ts';
import { isToDo } from '../../src/configuration/plan.ts';
import type { Value, Values } from '../../src/configuration/values.ts';
import { wholeAccount } from './whole-account.ts';
import { type ConfigurationWorld, configurationWorld, secretsOf } from './world.ts';

/** One world for all: each change is made, checked and reverted. */
let world: ConfigurationWorld;
let sid: string;
beforeAll(async () => {
  world = await configurationWorld();
  sid = await world.newAccount('Whole');
  const secrets = secretsOf(wholeAccount);
  await world.apply(await world.plan(wholeAccount, sid, secrets), { secrets });
});
afterAll(() => world.close());

/** Texts that the platform accepts where it is particular. */
const texts: Readonly<Record<string, string>> = {
  sip_realm: 'other.sip.example.net',
  register_username: 'trunk-8',
  register_sip_realm: 'sip2.backbone.example.com',
  register_from_domain: 'two.example.com',
  'recording_bucket.region': 'eu-central-1',
  speech_synthesis_language: 'fr-FR',
  fallback_speech_synthesis_language: 'fr-FR',
  region: 'northeurope',
  outbound_sip_proxy: 'sip:other.example.com',
  custom_tts_streaming_url: 'wss://other.example.com',
};

/** False for what the platform refuses: calls only come in from addresses, and registering needs a username. */
const isAllowed = ({ key, path }: Case) =>
  !(path === 'inbound' && key.includes('sip.backbone')) &&
  !(path === 'requires_register' && key === 'Spare');

/** Whether the platform can't remove the value again, or another vendor has it. */
const isLeftOut = (path: string, values: Values) =>
  (path.startsWith('messaging_hook.') && values['messaging_hook.url'] === undefined) ||
  (path.endsWith('hook.method') && values[path.replace(/method$/, 'url')] === undefined) ||
  (/hook\.(username|password)$/.test(path) && values[path.replace(/\w+$/, 'url')] === undefined) ||
  /^recording_bucket\.(vendor|endpoint|connection_string|service_key)$/.test(path);

/** Another value of a member; undefined if there is none. */
function other(member: Member, path: string, value: Value | undefined): Value | undefined {
  const { type, choices } = member;
  if (choices) return choices.find((one) => one !== (value ?? member.default));
  if (type === 'flag') return value === undefined ? member.default !== true : value !== true;
  if (type === 'integer') return typeof value === 'number' ? value + 1 : 7;
  if (type === 'json') return { json: [{ verb: 'hangup' }] };
  if (type === 'map' && typeof value === 'number') return value + 1;
  if (type === 'map' && typeof value === 'boolean') return !value;
  if (type === 'secret') return { secret: 'ANOTHER_SECRET' };
  return texts[path] ?? (path.endsWith('url') ? 'https://other.example.com/here' : 'other');
}

type Case = { kind: KindName; key: string; part?: PartName; path: string };

const nameOf = (values: Values) =>
  String(
    values['name'] ??
      values['username'] ??
      values['domain'] ??
      values['number'] ??
      values['vendor'] ??
      '',
  );

/** Every value that is stored, and every one that could be. */
function* cases(configuration: Configuration): Generator<Case> {
  for (const { kind, values, parts } of configuration.items.values()) {
    const shape = kinds[kind];
    for (const path of pathsOf(shape, values)) yield { kind, key: nameOf(values), path };
    for (const part of parts) {
      for (const path of pathsOf(partShape(kind, part.name), part.values)) {
        yield { kind, key: part.id, part: part.name, path };
      }
    }
  }
}

const pathsOf = (
  shape: Parameters<typeof membersOf>[0] & { identity: readonly string[] },
  values: Values,
) =>
  membersOf(shape, values)
    .flatMap((member) =>
      member.type === 'map'
        ? Object.keys(values).filter((path) => memberAt([member], path))
        : [member.path],
    )
    .filter((path) => !shape.identity.includes(path));

/**
 * The configuration with one value changed.
 * @param value Default: another value than the current one
 */
function changed(
  configuration: Configuration,
  { kind, key, part, path }: Case,
  value?: Value,
): Configuration | null {
  const items = new Map(configuration.items);
  for (const [id, item] of items) {
    if (item.kind !== kind) continue;
    if (!part && nameOf(item.values) === key) {
      const next = withOther(kinds[kind], item, path, value);
      if (next) items.set(id, next);
      return next && { ...configuration, items };
    }
    const at = item.parts.findIndex((one) => one.id === key);
    const shape = part && partShape(kind, part);
    const before = item.parts[at];
    if (!shape || !before) continue;
    const next = withOther(shape, before, path, value);
    if (next)
      items.set(id, { ...item, parts: item.parts.map((one) => (one === before ? next : one)) });
    return next && { ...configuration, items };
  }
  return null;
}

function withOther<Record extends { values: Values }>(
  shape: Parameters<typeof membersOf>[0],
  record: Record,
  path: string,
  given: Value | undefined,
): Record | null {
  const member = memberAt(membersOf(shape, record.values), path);
  if (!member || member.type === 'reference' || isLeftOut(path, record.values)) return null;
  const value = given ?? other(member, path, record.values[path]);
  if (value === undefined) return null;
  return { ...record, values: { ...record.values, [path]: value } };
}

/** The file as it was before. An omitted secret would stay, so an added one is emptied. */
function fileBefore(current: Configuration, one: Case, before: string): string {
  const next = changed(current, one);
  const secret = next && [...next.items.values()].some((item) => wasAdded(current, item, one.path));
  const emptied = secret ? changed(current, one, '') : null;
  return emptied ? writeConfiguration(emptied) : before;
}

/** Whether the item has a secret at this path that it lacked before. */
function wasAdded(current: Configuration, { id, kind, values }: Item, path: string): boolean {
  const isNew = values[path] !== undefined && current.items.get(id)?.values[path] === undefined;
  return isNew && memberAt(membersOf(kinds[kind], values), path)?.type === 'secret';
}

describe('every value of every record', () => {
  test('changed in the file, is the one thing that the plan shows and that applying changes', async () => {
    const current = await world.read(sid);
    const secrets = { ...secretsOf(wholeAccount), ANOTHER_SECRET: 'another value' };
    const before = await world.export(sid);
    const wrong: string[] = [];
    let count = 0;
    for (const one of cases(current)) {
      const next = isAllowed(one) ? changed(current, one) : null;
      if (!next) continue;
      count += 1;
      const what = `${one.kind} ${one.key} ${one.path}`;
      const file = writeConfiguration(next);
      const plan = await world.plan(file, sid, secrets);
      const todo = plan.entries.filter(isToDo);
      const paths = todo.flatMap(({ fields, parts }) => [
        ...fields.map(({ path }) => path),
        ...parts.flatMap((part) => part.fields.map(({ path }) => path)),
      ]);
      const refused = plan.entries.flatMap((entry) => entry.refused);
      if (refused.length === 1 && paths.length === 0) continue;
      if (paths.join() !== one.path) wrong.push(`${what}: the plan shows ${paths.join(', ')}`);
      const { states } = await world.apply(plan, { secrets });
      for (const [id, state] of states) {
        if (state.status !== 'done') wrong.push(`${what}: ${id} ${JSON.stringify(state)}`);
      }
      // Reverting shows exactly what was applied.
      const back = await world.plan(fileBefore(current, one, before), sid, secrets);
      const changes = back.entries
        .filter(isToDo)
        .flatMap(({ fields, parts }) => [fields, ...parts.map((part) => part.fields)].flat());
      if (changes.map(({ path }) => path).join() !== one.path) {
        wrong.push(`${what}: applied ${changes.map(({ path }) => path).join(', ')}`);
      }
      await world.apply(back, { secrets });
    }
    expect(await world.export(sid)).toBe(before);
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(150);
  });
});
