import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { stateful } from '../../stateful.fixtures.tsx';
import type { Tag } from './tags.model.ts';
import { TagsEditor } from './tags-editor.tsx';

const tags: Tag[] = [
  { name: 'team', value: 'support' },
  { name: 'cost-centre', value: 'c-1204' },
];

const Stateful = stateful(TagsEditor);

const meta = {
  title: 'Widgets/TagsEditor',
  component: TagsEditor,
  tags: ['catalogue'],
  args: { label: 'S3 Tags', value: tags, onChange: fn() },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div className="max-w-160 bg-card p-4">{Story()}</div>],
} satisfies Meta<typeof TagsEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'S3 Tags' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add tag' }));
    // The new row has the focus: keep typing.
    await expect(canvas.getByRole('textbox', { name: 'Name of tag 3' })).toHaveFocus();
    await userEvent.keyboard('region{Tab}eu');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      ...tags,
      { name: 'region', value: 'eu' },
    ]);
  },
};

export const Removing: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete tag 1' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { name: 'cost-centre', value: 'c-1204' },
    ]);
    await expect(canvas.getByRole('textbox', { name: 'Name of tag 1' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Name of tag 1' })).toHaveValue('cost-centre');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete tag 1' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('button', { name: 'Add tag' })).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { value: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add tag' })).toBeEnabled();
  },
};

const errors = {
  '1.name': 'This name is taken by another tag.',
  '1.value': 'Give the tag a value.',
};

export const WithErrors: Story = {
  tags: ['visual'],
  args: {
    value: [
      { name: 'team', value: 'support' },
      { name: 'team', value: '' },
    ],
    errors,
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name of tag 2' });
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription('This name is taken by another tag.');
    await expect(canvas.getByRole('textbox', { name: 'Value of tag 2' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Value of tag 1' })).not.toHaveAttribute(
      'aria-invalid',
    );
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('c-1204')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Narrow: Story = {
  tags: ['visual'],
  args: {
    errors,
    value: [
      {
        name: 'a-name-of-sixty-four-characters-that-no-column-was-ever-made-for',
        value: 'Registrierungsberechtigung',
      },
      { name: 'team', value: '' },
    ],
  },
  decorators: [(Story) => <div className="w-80 max-w-full">{Story()}</div>],
};

export const Disabled: Story = {
  args: { disabled: true, disabledReason: 'Choose a vendor first' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add tag' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Add tag' })).toHaveAccessibleDescription(
      'Choose a vendor first',
    );
  },
};

/** An unbroken word wraps: nothing overflows. */
export const EndlessWord: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { label: 'Wxyzabcdefghij'.repeat(6) },
  decorators: [(Story) => <div className="w-80 max-w-full">{Story()}</div>],
  play: async ({ canvas }) => {
    const { width } = canvas.getByText(/^Wxyz/).getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(320);
  },
};

/** Stored tags may repeat a name: new tags replace them all. */
export const StoredTwice: Story = {
  tags: ['!catalogue', '!autodocs'],
  render: function StoredTwice(args) {
    const [value, setValue] = useState<readonly Tag[]>([...tags, { name: 'team', value: 'sales' }]);
    return (
      <>
        <Button onClick={() => setValue(tags.slice(1))}>Next record</Button>
        <TagsEditor {...args} value={value} readOnly />
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Next record' }));
    await expect(canvas.getByRole('term')).toHaveTextContent('cost-centre');
  },
};
