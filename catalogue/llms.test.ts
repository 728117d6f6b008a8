import { expect, it } from 'vitest';
import { reference } from '../ui/build/reference.ts';
import { llmsText } from './llms.ts';

const library = reference();
const text = llmsText(library);

it('has every component with its import line, and each of its props', () => {
  for (const { name, importLine, props } of library.components) {
    const section = text.split(`### ${name}\n`)[1]?.split('\n##')[0] ?? '';
    expect(section).toContain(importLine);
    expect(section.match(/^- `/gm) ?? []).toHaveLength(props.length);
  }
});

it('tells type, default and sentence of a prop', () => {
  expect(text).toContain(
    '- `readOnly?: boolean` (default `false`) Shows what is stored as text instead of controls.',
  );
});

it('explains the types that props name', () => {
  expect(text).toContain('### SipGateway\n');
});
