import { expect, it } from 'vitest';
import { reference } from '../../ui/build/reference.ts';
import { foundProps } from './found-props.ts';

const { components } = reference();
const found = (query: string) =>
  foundProps(components, query).map(({ component, name }) => `${component}.${name}`);

it('finds by name, those that begin with it first', () => {
  expect(found('readonly')[0]).toMatch(/\.readOnly$/);
  expect(found('readonly')).toContain('SipGateways.readOnly');
});

it('finds by words of the sentence, all of them', () => {
  expect(found('spinner ignores presses')).toEqual(['Button.isLoading', 'IconButton.isLoading']);
  expect(found('nobody calls it this')).toEqual([]);
});
