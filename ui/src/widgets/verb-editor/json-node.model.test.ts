import { type Node, parseTree } from 'jsonc-parser';
import { expect, it } from 'vitest';
import { membersOf, nodeValue, objectOf, placeOf } from './json-node.model.ts';

const tree = (text: string): Node => {
  const node = parseTree(text);
  if (!node) throw new Error('No JSON');
  return node;
};

it.each(['{"a":[1,null,{"b":true}],"c":"d"}', '[]', '{}', '"text"', '7', 'null'])(
  'reads %s',
  (text) => expect(nodeValue(tree(text))).toEqual(JSON.parse(text)),
);

it('the last of two members of the same name counts, as in JSON.parse', () => {
  expect(objectOf(tree('{"a":1,"a":2}'))).toEqual({ a: 2 });
});

it('walks objects by name, lists by position, and nothing else', () => {
  const names = (text: string) => membersOf(tree(text)).map(({ name }) => name);
  expect(names('{"a":1,"b":2}')).toEqual(['a', 'b']);
  expect(names('["x","y"]')).toEqual(['0', '1']);
  expect(names('7')).toEqual([]);
});

it('names a place', () =>
  expect(placeOf('dial', ['target', 0, 'type'])).toBe('dial.target.0.type'));
