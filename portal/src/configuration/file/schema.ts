import { kinds } from '../kinds/index.ts';
import type { Member } from '../members.ts';
import { type Kind, kindNames, membersOf } from '../model.ts';
import { formatVersion } from './write.ts';

type Schema = { [key: string]: unknown };

const object = (properties: Schema, required: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
  additionalProperties: false,
});

const secret: Schema = {
  description: 'The name of a secret. Its value is asked for when the file is applied.',
  ...object(
    {
      secret: { type: 'string', pattern: '^[A-Z][A-Z0-9_]*$' },
      json: { const: true, description: 'Its value is no text: it is given as JSON.' },
    },
    ['secret'],
  ),
};

const twinOf = (description: string): Schema => ({ type: 'integer', minimum: 2, description });
const twin = twinOf('Of several that are called the same, which one.');

const named = object(
  {
    name: { type: 'string' },
    twin: twinOf('Of several of this name, which one.'),
    shared: { const: true, description: "The provider's, where the account has one of this name." },
  },
  ['name'],
);

/** Digits may appear without quotes. */
const text: Schema = { type: ['string', 'integer'] };
const ref = (name: string): Schema => ({ $ref: `#/definitions/${name}` });
const orSecret = (schema: Schema): Schema => ({ anyOf: [schema, ref('secret')] });

function valueSchema({ type, choices, range, holdsTexts }: Member): Schema {
  if (choices) return { enum: choices };
  if (type === 'flag') return { type: 'boolean' };
  if (type === 'integer') {
    return { type: 'integer', ...(range && { minimum: range[0], maximum: range[1] }) };
  }
  // An empty text removes the secret.
  if (type === 'secret') return { anyOf: [ref('secret'), { const: '' }] };
  if (type === 'json') return orSecret({});
  if (type === 'map')
    return { type: 'object', additionalProperties: orSecret(holdsTexts ? text : {}) };
  return type === 'reference' ? { anyOf: [text, ref('named')] } : orSecret(text);
}

function memberOf(member: Member): Schema {
  const { help, default: fallback } = member;
  const more = fallback === undefined ? {} : { default: fallback };
  return { description: help, ...more, ...valueSchema(member) };
}

/** Dots in the paths of members mean nesting. */
function objectOf(members: readonly Member[], more: Schema = {}, prefix = ''): Schema {
  const keys = new Set(members.map(({ path }) => path.slice(prefix.length).split('.')[0] ?? ''));
  const properties = Object.fromEntries(
    [...keys].map((key) => {
      const path = `${prefix}${key}`;
      const own = members.find((one) => one.path === path);
      const inside = members.filter((one) => one.path.startsWith(`${path}.`));
      return [key, own ? memberOf(own) : objectOf(inside, {}, `${path}.`)];
    }),
  );
  const required = members
    .filter(({ isRequired }) => isRequired)
    .map(({ path }) => path.slice(prefix.length).split('.')[0] ?? '');
  return object({ ...properties, ...more }, [...new Set(required)]);
}

const list = (items: Schema): Schema => ({ type: 'array', items });

function recordOf(kind: Kind): Schema {
  const parts = kind.parts.map((shape) => [
    shape.name,
    { description: `${shape.title}.`, ...list(objectOf(membersOf(shape), { twin })) },
  ]);
  return objectOf(membersOf(kind), {
    ...Object.fromEntries(parts),
    ...(!kind.isSingle && { twin }),
  });
}

function ownerOf(place: 'account' | 'provider', more: Schema = {}): Schema {
  const sections = kindNames
    .filter((name) => kinds[name].owners.includes(place))
    .map((name) => [
      name,
      {
        description: `${kinds[name].title}. Without it they are left alone.`,
        anyOf: [kinds[name].isSingle ? ref(name) : list(ref(name)), { type: 'null' }],
      },
    ]);
  return object({ name: text, ...Object.fromEntries(sections), ...more }, ['name']);
}

const oneOf = (name: string): Schema => ({ description: name, anyOf: [text, ref('named')] });

const call = object(
  {
    to: { ...text, description: 'As dialled. Blanks, dashes and brackets are left out.' },
    account: { ...text, description: 'Whose call it is, in the file of a provider.' },
    from_address: { type: 'string', description: 'The call comes in from here.' },
    host: {
      type: 'string',
      description: 'Of the request. Default: the SIP realm of the account.',
    },
  },
  ['to'],
);

const test: Schema = {
  ...object(
    {
      call,
      leaves_by: {
        description: 'The carrier that takes the call; several of which any may; or never.',
        anyOf: [{ const: 'never' }, text, ref('named'), { ...list(oneOf('Carrier')), minItems: 1 }],
      },
      reaches: oneOf('The application that answers.'),
      rejected: {
        type: 'integer',
        description: 'The status that it is rejected with, such as 404.',
      },
    },
    ['call'],
  ),
  oneOf: [{ required: ['leaves_by'] }, { required: ['reaches'] }, { required: ['rejected'] }],
};

/** JSON Schema of a configuration file, for editors. */
export const configurationSchema = (): Schema => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Configuration of a voice platform',
  ...object(
    {
      version: { const: formatVersion, description: 'Of this format.' },
      account: ref('account'),
      provider: ref('provider'),
      tests: {
        description: 'Calls, and what is to become of them. They stay in the file.',
        anyOf: [list(ref('test')), { type: 'null' }],
      },
    },
    ['version'],
  ),
  oneOf: [{ required: ['account'] }, { required: ['provider'] }],
  definitions: {
    account: ownerOf('account'),
    provider: ownerOf('provider', { accounts: list(ref('accountOfProvider')) }),
    accountOfProvider: ownerOf('account', { twin }),
    ...Object.fromEntries(kindNames.map((name) => [name, recordOf(kinds[name])])),
    test,
    secret,
    named,
  },
});
