import { describe, expect, it } from 'vitest';
import { reference } from '../ui/build/reference.ts';

const { components, types } = reference();
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
    expect(value).toMatchObject({ type: 'SipGateways', names: ['SipGateways'] });
  });
});

it('opens a type through Readonly, Record and Partial', () => {
  expect(types['SipGateways']?.type).toBe('Readonly<Record<string, SipGateway>>');
  expect(types['SipGateway']?.members.map(({ name }) => name)).toContain('netmask');
  const words = types['SipGatewaysLabels']?.members.find(({ name }) => name === 'add');
  expect(words).toMatchObject({ type: 'string', default: "'Add SIP gateway'" });
});
