import { expect, it } from 'vitest';
import { isTooLittle, ownStoryCode, storyCode } from '../.storybook/story-code.ts';

const library = [
  { name: 'Field', importLine: "import { Field } from '@trunkline/ui/primitives/field';" },
  { name: 'Select', importLine: "import { Select } from '@trunkline/ui/primitives/select';" },
  { name: 'Dialog', importLine: "import { Dialog } from '@trunkline/ui/primitives/dialog';" },
];

it('gives a controlled component state, imports and its name', () => {
  const told = `<Field label="Transport">
  <No Display Name
    onChange={function sX(){}}
    options={[{ value: 'udp' }]}
    value="udp"
  />
</Field>`;
  expect(storyCode(told, 'Select', library)).toBe(`import { useState } from 'react';
import { Field } from '@trunkline/ui/primitives/field';
import { Select } from '@trunkline/ui/primitives/select';

export function Example() {
  const [value, setValue] = useState('udp');
  return (
    <Field label="Transport">
      <Select
        onChange={setValue}
        options={[{ value: 'udp' }]}
        value={value}
      />
    </Field>
  );
}`);
});

it('keeps a record whole, whatever braces its texts have', () => {
  const told = `<Select\n  onChange={() => {}}\n  value={{ a: '}', b: { c: 1 } }}\n/>`;
  expect(storyCode(told, 'Select', library)).toContain("useState({ a: '}', b: { c: 1 } });");
});

it('holds what is open, and names icons', () => {
  const icon =
    "{$$typeof: Symbol(react.forward_ref), displayName: 'Pencil', render: function sX(){}}";
  const text = storyCode(
    `<Dialog icon={${icon}} onOpenChange={() => {}} open />`,
    'Dialog',
    library,
  );
  expect(text).toContain('const [open, setOpen] = useState(true);');
  expect(text).toContain('icon={Pencil} onOpenChange={setOpen} open={open} />');
  expect(text).toContain("import { Pencil } from 'lucide-react';");
});

it('takes what a story of its own uses from its file, and nothing of its test', () => {
  const file = `import { useState } from 'react';
import { expect } from 'storybook/test';
import { TextInput } from '../../primitives/text-input/index.ts';
import { RowEditor } from './index.ts';

const unused = 1;
const names = ['a'];

function Lines() {
  const [ids] = useState(names);
  return <RowEditor count={ids.length}><TextInput /></RowEditor>;
}

const meta = {
  component: RowEditor,
  render: () => <Lines />,
} satisfies Meta<typeof RowEditor>;
`;
  const text = ownStoryCode('{\n  play: async () => expect(1)\n}', file, 'patterns/row-editor');
  expect(text).toMatch(/^import \{ useState \} from 'react';/);
  expect(text).toContain("import { TextInput } from '@trunkline/ui/primitives/text-input';");
  expect(text).toContain("import { RowEditor } from '@trunkline/ui/patterns/row-editor';");
  expect(text).toContain('function Lines() {');
  expect(text).toContain('<Lines />');
  expect(text).not.toMatch(/unused|play|storybook/);
});

it('brings the props of a story whose component takes functions inside records', () => {
  const told = `<Table columns={[{ cell: () => {}, id: 'name' }]} />`;
  expect(isTooLittle(told, 'Table', library)).toBe(true);
  expect(isTooLittle(`<Select options={[{ onSelect: () => {} }]} />`, 'Select', library)).toBe(
    false,
  );
  const file = `import { fn } from 'storybook/test';
import { Table } from './table.tsx';

const columns = [{ id: 'name', cell: (row: Row) => row.name }];

const meta = {
  component: Table,
  args: { columns, onOpen: fn() },
} satisfies Meta<typeof Table>;
`;
  const text = ownStoryCode("{\n  args: { size: 'sm' }\n}", file, 'patterns/table');
  expect(text).toContain('cell: (row: Row) => row.name');
  expect(text).toContain("columns, onOpen: () => {},\n  size: 'sm',");
  expect(text).toContain('<Table {...args} />');
});
