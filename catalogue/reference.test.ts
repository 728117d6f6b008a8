import { describe, expect, it } from 'vitest';
import { moduleOf } from '../ui/build/declarations.ts';
import { entries } from '../ui/build/library.ts';
import { reference } from '../ui/build/reference.ts';
import { deprecationOf, newName, type Rename, renames } from '../ui/src/development/renames.ts';

const { components, types } = reference();
const exported = new Set(
  Object.values(entries).flatMap((file) => {
    const { imported, declared } = moduleOf(file);
    return [...imported.keys(), ...declared.keys()];
  }),
);
/** Functions of the engines, by name: they belong to no single component. */
const ofEngines = new Map(
  Object.entries(entries).flatMap(([entry, file]) => {
    const { imported, declared } = moduleOf(file);
    const names = [...imported.keys(), ...declared.keys()];
    return entry.startsWith('engines/')
      ? names.map((name) => [name, `@trunkline/ui/${entry.replace(/\/index$/, '')}`] as const)
      : [];
  }),
);
const named = (name: string) => components.find((one) => one.name === name);

it.each(components.map((one) => [one.name, one] as const))(
  '%s and each of its props say in a sentence what they are',
  (_name, { text, props }) => {
    expect(text).not.toBe('');
    expect(props.filter((prop) => prop.text === '').map(({ name }) => name)).toEqual([]);
  },
);

describe('a component', () => {
  it('has the props of every part of its type, those that are required first', () => {
    const button = named('Button');
    expect(button?.inherits).toEqual(['button']);
    expect(button?.props.map(({ name }) => name)).toContain('disabledReason');
    expect(named('Select')?.props[0]).toMatchObject({ name: 'options', isRequired: true });
  });

  it('has the defaults that it gives its props', () => {
    const loading = named('Button')?.props.find(({ name }) => name === 'isLoading');
    expect(loading?.default).toBe('false');
  });

  it('names types as the library does, not as its file does', () => {
    const value = named('SipGateways')?.props.find(({ name }) => name === 'value');
    expect(value).toMatchObject({ type: 'SipGatewaysValue', names: ['SipGatewaysValue'] });
  });

  // Types in the props must be importable, from the component's entry or another one of the
  // library.
  it.each(components.map((one) => [one.name, one] as const))(
    '%s names only types that can be imported',
    (_name, { props }) => {
      const names = props.flatMap((prop) => prop.names);
      expect([...new Set(names)].filter((name) => !exported.has(name))).toEqual([]);
    },
  );
});

it('says of every function of an engine that is named where it is imported from', () => {
  const texts = [
    ...components.flatMap(({ name, props }) => props.map((prop) => [name, prop.text] as const)),
    ...Object.entries(types).flatMap(([name, { members }]) =>
      members.map((member) => [name, member.text] as const),
    ),
  ];
  const silent = texts.flatMap(([name, text]) =>
    [...text.matchAll(/`([a-z]\w+)`/g)].flatMap(([, word = '']) => {
      const from = ofEngines.get(word);
      return from && !text.includes(from) ? [`${name}: ${text}`] : [];
    }),
  );
  expect(silent).toEqual([]);
});

it('opens a type through Readonly, Record and Partial', () => {
  expect(types['SipGatewaysValue']?.type).toBe('Readonly<Record<string, SipGateway>>');
  expect(types['SipGateway']?.members.map(({ name }) => name)).toContain('netmask');
  const words = types['SipGatewaysLabels']?.members.find(({ name }) => name === 'add');
  expect(words).toMatchObject({ type: 'string', default: "'Add SIP gateway'" });
});

describe('a type', () => {
  const member = (type: string, name: string) =>
    types[type]?.members.find((one) => one.name === name);

  it('has what each of its alternatives has, and requires what all of them do', () => {
    expect(member('Price', 'currency')).toMatchObject({ type: 'string', isRequired: true });
    expect(member('Price', 'scheme')).toMatchObject({
      type: "'per_unit' | 'volume' | 'graduated'",
      isRequired: true,
    });
    expect(member('Price', 'unitAmount')?.isRequired).toBe(false);
    expect(member('Price', 'tiers')).toMatchObject({ isRequired: false, names: ['PriceTier'] });
  });

  it('says which of its alternatives have no members', () => {
    expect(types['DataTableError']?.text).toContain('Or `string`.');
    expect(types['DropdownMenuItem']?.text).toContain("Or `'separator'`.");
  });

  it('tells words that are several, or functions, from a text', () => {
    expect(member('RecordingPlayerLabels', 'unread')?.type).toBe(
      '{ unread: string; unknownFormat: string }',
    );
    expect(member('PlanGridLabels', 'outOfBounds')?.type).toBe(
      '(min: number, max: number) => string',
    );
    expect(member('SpeechCredentialLabels', 'texts')?.type).toContain('Record<string, string>');
    expect(member('PlanGridLabels', 'total')?.type).toBe('string');
  });
});

describe('names that go', () => {
  const props = components.flatMap(({ name, props }) =>
    props.map((prop) => ({ component: name, ...prop })),
  );
  const inType = Object.values(types).flatMap(({ members }) => members);
  const declared = ({ component, from, kind }: Rename) =>
    kind === 'member'
      ? inType.find((one) => one.name === from && one.isDeprecated)
      : props.find((one) => one.component === component && one.name === from);

  it.each(
    renames
      .filter(({ component }) => component !== 'buttonStyles')
      .map((one) => [`${one.component} ${one.from} ${one.value ?? ''}`, one] as const),
  )('%s says so where it is declared, and has its new name beside it', (_, rename) => {
    const old = declared(rename);
    expect(old?.text).toContain(deprecationOf(rename));
    if (rename.value === undefined) expect(old?.isDeprecated).toBe(true);
    else expect(old?.text).toContain(`\`${rename.value}\` is deprecated`);
    const [now = ''] = newName(rename).replace('!', '').split(/[.= ]/);
    const known =
      rename.kind === 'member' ? inType : props.filter((one) => one.component === rename.component);
    expect(known.map(({ name }) => name)).toContain(now);
  });

  it('are all in the table that the codemod takes', () => {
    const old = props.filter(({ isDeprecated }) => isDeprecated);
    expect(old.length).toBeGreaterThan(20);
    const unknown = old.filter(
      ({ component, name }) =>
        !renames.some((one) => one.component === component && one.from === name),
    );
    expect(unknown.map(({ component, name }) => `${component}.${name}`)).toEqual([]);
  });

  it('stand last, and the default of a prop is its own', () => {
    expect(named('Dialog')?.props.at(-1)?.isDeprecated).toBe(true);
    const loading = named('Dialog')?.props.find(({ name }) => name === 'isLoading');
    expect(loading?.default).toBe('false');
    expect(named('Checkbox')?.props.find(({ name }) => name === 'label')?.default).toBeUndefined();
  });
});

it('names every boolean by one rule', () => {
  const native = [
    'disabled',
    'required',
    'readOnly',
    'open',
    'indeterminate',
    'autoFocus',
    'value',
  ];
  const rule = /^(is|has|can|should|hide|show|keep|disable|auto|default)[A-Z]/;
  const others = components.flatMap(({ name, props }) =>
    props
      .filter((prop) => /^boolean\b/.test(prop.type) && !prop.isDeprecated)
      .filter((prop) => !rule.test(prop.name) && !native.includes(prop.name))
      .map((prop) => `${name}.${prop.name}`),
  );
  expect(others).toEqual([]);
});

it('calls waiting, opening and red by one name', () => {
  const old = components.flatMap(({ name, props }) =>
    props
      .filter(({ isDeprecated }) => !isDeprecated)
      .filter((prop) =>
        /^is(Busy|Pending|\w+ing|Open|Collapsed|Folded|Expanded)$|^onChoose$/.test(prop.name),
      )
      .map((prop) => `${name}.${prop.name}`)
      .filter((one) => !one.endsWith('.isLoading')),
  );
  expect(old).toEqual([]);
});
