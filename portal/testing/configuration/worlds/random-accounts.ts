import fc from 'fast-check';
import { kinds, partShape } from '../../../src/configuration/kinds/index.ts';
import {
  type Configuration,
  type Item,
  idOf,
  type KindName,
  kindNames,
  type Part,
  type PartName,
  sectionOf,
} from '../../../src/configuration/model.ts';
import type { Value, Values } from '../../../src/configuration/values.ts';

/** Texts that YAML would read as something else, and that a person may well type. */
const tricky = [
  'yes',
  'null',
  '~',
  '1.0',
  '0x1f',
  '007',
  '1e3',
  '# a',
  '- b',
  'a: b',
  '"q"',
  "it's",
  '{x}',
  '[y]',
  '&z',
  '*w',
  '!tag',
  '%p',
  '@at',
  '`b`',
  'ä€',
  '日本',
  'a  b',
  'true',
  '2026-01-01',
  '>',
  '|',
  '?',
];
const text = fc.oneof(
  fc.constantFrom(...tricky),
  fc.stringMatching(/^[A-Za-z][ -~]{0,15}[a-z0-9]$/).filter((one) => one.trim() === one),
);
const word = fc.stringMatching(/^[a-z][a-z0-9]{1,8}$/);
const url = word.map((name) => `https://${name}.example.com/hook`);
const secret = word.map((name): Value => ({ secret: name.toUpperCase() }));

/** Some of these members. */
const some = (members: Record<string, fc.Arbitrary<Value>>): fc.Arbitrary<Values> =>
  fc
    .record(members, { requiredKeys: [] })
    .map((drawn) =>
      Object.fromEntries(
        Object.entries(drawn).flatMap(([path, value]) =>
          value === undefined ? [] : [[path, value]],
        ),
      ),
    );

const hook = (path: string) =>
  fc.record({ [`${path}.url`]: url }).chain((base) =>
    some({
      [`${path}.username`]: text,
      [`${path}.password`]: secret,
      [`${path}.method`]: fc.constant('GET'),
    }).map((more): Values => ({ ...base, ...more })),
  );

const applicationValues = fc
  .tuple(
    hook('call_hook'),
    hook('call_status_hook'),
    some({
      app_json: fc
        .array(text, { minLength: 1 })
        .map((texts) => ({ json: texts.map((one) => ({ verb: 'say', text: one })) })),
      'env_vars.GREETING': text,
      'env_vars.COUNT': fc.integer(),
      'env_vars.IS_ON': fc.boolean(),
      'env_vars.API_KEY': secret,
      speech_synthesis_label: text,
      fallback_speech_synthesis_vendor: word,
      use_for_fallback_speech: fc.constant(true),
      record_all_calls: fc.constant(true),
    }),
  )
  .map((all): Values => Object.assign({}, ...all));

const carrierValues = some({
  description: text,
  active: fc.constant(false),
  e164_leading_plus: fc.constant(true),
  dtmf_type: fc.constantFrom('tones', 'info'),
  tech_prefix: fc.stringMatching(/^[0-9#]{3,6}$/),
  diversion: text,
  register_username: word,
  smpp_password: secret,
});

const gateways = fc.uniqueArray(
  fc.record({
    address: fc.ipV4(),
    port: fc.integer({ min: 1, max: 65_535 }),
    protocol: fc.constantFrom('tcp', 'tls'),
    inbound: fc.constant(true),
  }),
  { selector: ({ address, port }) => `${address}:${port}`, maxLength: 3 },
);

const unique = <Values>(one: fc.Arbitrary<Values>, name: fc.Arbitrary<string>, maxLength: number) =>
  fc.uniqueArray(fc.tuple(name, one), { selector: ([is]) => is.toLowerCase(), maxLength });

const maybe = <One>(from: readonly One[]) =>
  fc.option(from.length > 0 ? fc.constantFrom(...from) : fc.constant(undefined), {
    nil: undefined,
  });

/** A random account, as items of a file. */
export const randomAccount = fc
  .tuple(unique(applicationValues, text, 4), unique(fc.tuple(carrierValues, gateways), text, 4))
  .chain(([applications, carriers]) => {
    const application = maybe(applications.map(([name]) => name));
    const carrier = maybe(carriers.map(([name]) => name));
    return fc.record({
      applications: fc.constant(applications),
      carriers: fc.constant(carriers),
      limits: some({ device: fc.nat(1000), voice_call_session: fc.nat(1000) }),
      settings: fc
        .tuple(
          fc.option(hook('registration_hook'), { nil: {} }),
          some({ debug_log: fc.constant(true) }),
          application,
        )
        .map(
          ([one, other, device]): Values => ({
            ...one,
            ...other,
            ...(device !== undefined && { device_application: toRecord('applications', device) }),
          }),
        ),
      numbers: fc.uniqueArray(fc.tuple(fc.stringMatching(/^7[0-9]{10}$/), carrier, application), {
        selector: ([digits]) => digits,
        maxLength: 5,
      }),
      clients: unique(some({ password: secret, active: fc.constant(false) }), word, 4),
      routes: fc.uniqueArray(
        fc.tuple(fc.stringMatching(/^\^[0-9]{1,5}$/), carrier, fc.option(text, { nil: undefined })),
        {
          selector: ([match]) => match,
          maxLength: 5,
        },
      ),
      fallback: carrier,
    });
  })
  .map(toConfiguration);

const toRecord = (kind: 'applications' | 'carriers', name: string): Value => ({
  to: idOf(kinds[kind], ['@', kind], { name }, 1),
});

type Drawn = {
  applications: [string, Values][];
  carriers: [string, [Values, Values[]]][];
  limits: Values;
  settings: Values;
  numbers: [string, string | undefined, string | undefined][];
  clients: [string, Values][];
  routes: [string, string | undefined, string | undefined][];
  fallback: string | undefined;
};

function toConfiguration(drawn: Drawn): Configuration {
  const items = new Map<string, Item>();
  const put = (kind: KindName, values: Values, parts: [PartName, Values][] = []) => {
    const id = idOf(kinds[kind], ['@', kind], values, 1);
    const own = parts.map(([name, part]): Part => {
      return { id: idOf(partShape(kind, name), [id, name], part, 1), name, values: part };
    });
    items.set(id, { id, kind, owner: '@', values, parts: own });
  };
  const ref = (path: string, kind: 'applications' | 'carriers', name: string | undefined) =>
    name === undefined ? {} : { [path]: toRecord(kind, name) };
  for (const [name, values] of drawn.applications) put('applications', { name, ...values });
  for (const [name, [values, own]] of drawn.carriers) {
    put(
      'carriers',
      { name, ...values },
      own.map((one) => ['sip_gateways', one]),
    );
  }
  put('settings', drawn.settings);
  put('limits', drawn.limits);
  for (const [number, carrier, application] of drawn.numbers) {
    put('numbers', {
      number,
      ...ref('carrier', 'carriers', carrier),
      ...ref('application', 'applications', application),
    });
  }
  for (const [username, values] of drawn.clients) put('clients', { username, ...values });
  const routes = drawn.routes.filter(([, carrier]) => carrier !== undefined);
  if (drawn.fallback !== undefined) {
    put(
      'routing',
      { name: 'Table', ...ref('default_carrier', 'carriers', drawn.fallback) },
      routes.map(([match, carrier, description]) => [
        'routes',
        { match, ...ref('carrier', 'carriers', carrier), ...(description && { description }) },
      ]),
    );
  }
  return {
    of: 'account',
    name: 'World',
    owners: [{ owner: '@', name: 'World' }],
    sections: new Set(kindNames.map((kind) => sectionOf('@', kind))),
    items,
    known: new Map(),
    notes: [],
  };
}
