import type { JSXElement, Node, ObjectExpression } from '@babel/types';
import { keyOf } from './syntax.ts';
import { type Given, sourceOf } from './values.ts';

/** A prop as passed, in a tag or in an object. */
export type Slot = {
  name: string;
  node: Node;
  /** Only the name. */
  key: Node;
  value: Given;
  isShorthand: boolean;
};

/** A use of a component, with everything passed to it. */
export type Use = {
  component: string;
  node: Node;
  slots: readonly Slot[];
  /** Writes a prop in the syntax of this place. */
  written: (name: string, source: string) => string;
  element?: JSXElement;
};

function isString(source: string): boolean {
  return /^'[^'"\\{}&]*'$/.test(source);
}

function inTag(name: string, source: string): string {
  if (source === 'true') return name;
  return isString(source) ? `${name}="${source.slice(1, -1)}"` : `${name}={${source}}`;
}

export function inElement(component: string, element: JSXElement): Use {
  const slots = element.openingElement.attributes.flatMap((one): Slot[] => {
    if (one.type !== 'JSXAttribute' || one.name.type !== 'JSXIdentifier') return [];
    const { value } = one;
    const given = value?.type === 'JSXExpressionContainer' ? value.expression : (value ?? null);
    return [{ name: one.name.name, node: one, key: one.name, value: given, isShorthand: false }];
  });
  return { component, node: element, slots, written: inTag, element };
}

export function inObject(component: string, object: ObjectExpression): Use {
  return {
    component,
    node: object,
    slots: slotsOf(object),
    written: (name, source) => (name === source ? name : `${name}: ${source}`),
  };
}

export const slotsOf = (object: ObjectExpression): Slot[] =>
  object.properties.flatMap((one): Slot[] => {
    const name = keyOf(one);
    if (name === undefined || one.type !== 'ObjectProperty') return [];
    return [{ name, node: one, key: one.key, value: one.value, isShorthand: one.shorthand }];
  });

/** Source of a value as JavaScript; quoted strings in a tag have no escapes. */
export function sourceOfValue(text: string, value: Given): string {
  if (!value) return 'true';
  if (value.type !== 'StringLiteral') return sourceOf(text, value);
  const source = sourceOf(text, value);
  if (/[&\n]/.test(source)) return JSON.stringify(value.value);
  return /['\\]/.test(value.value) ? source : `'${value.value}'`;
}
