import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { TextInput } from '../../primitives/text-input/index.ts';
import { EditorRow, RowCell, RowEditor } from './index.ts';

const columns = '@min-[640px]:grid-cols-[minmax(0,1fr)_8rem_auto]';
const errors: Record<string, string> = { b: 'Another line has this name.' };

function Lines({ ids: first, error }: { ids: readonly string[]; error?: string }) {
  const [ids, setIds] = useState(first);
  const base = useId();
  return (
    <RowEditor
      label="Lines"
      help="What is sent, in this order."
      heads={[{ text: 'Name', isRequired: true }, { text: 'Weight' }]}
      columns={columns}
      addLabel="Add line"
      onAdd={() => {
        setIds([...ids, 'new']);
        return 'new';
      }}
      error={ids.length === 0 ? error : undefined}
      count={ids.length}
    >
      {ids.map((id, index) => (
        <EditorRow
          key={id}
          id={id}
          columns={columns}
          removeLabel={`Delete line ${index + 1}`}
          onRemove={() => setIds(ids.filter((one) => one !== id))}
          errors={{ [`${base}-${id}`]: errors[id] }}
        >
          <RowCell head="Name" isWide>
            <TextInput
              aria-label={`Name of line ${index + 1}`}
              aria-invalid={errors[id] ? true : undefined}
              aria-describedby={errors[id] ? `${base}-${id}` : undefined}
              defaultValue={id}
            />
          </RowCell>
          <RowCell head="Weight">
            <TextInput aria-label={`Weight of line ${index + 1}`} defaultValue="1" />
          </RowCell>
        </EditorRow>
      ))}
    </RowEditor>
  );
}

const meta = {
  title: 'Patterns/RowEditor',
  component: RowEditor,
  tags: ['catalogue'],
  render: () => <Lines ids={['a', 'b', 'c']} />,
  decorators: [(Story) => <div className="bg-card p-4">{Story()}</div>],
} satisfies Meta<typeof RowEditor>;
export default meta;
type Story = StoryObj;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Lines' })).toBeVisible();
    await expect(canvas.getByLabelText('Name of line 2')).toHaveAccessibleDescription(
      'Another line has this name.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add line' }));
    await expect(canvas.getByLabelText('Name of line 4')).toHaveFocus();
  },
};

export const Removing: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete line 1' }));
    await expect(canvas.getByLabelText('Name of line 1')).toHaveFocus();
    await expect(canvas.getByLabelText('Name of line 1')).toHaveValue('b');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete line 2' }));
    await expect(canvas.getByLabelText('Name of line 1')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete line 1' }));
    await expect(canvas.getByRole('button', { name: 'Add line' })).toHaveFocus();
  },
};

export const Empty: Story = {
  render: () => <Lines ids={[]} error="Add at least one line." />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add line' })).toHaveAccessibleDescription(
      'Add at least one line.',
    );
  },
};

export const Narrow: Story = {
  tags: ['visual'],
  decorators: [(Story) => <div className="w-80 max-w-full">{Story()}</div>],
  play: async ({ canvas }) => {
    // Without column headers, each control has its own label, with the required mark.
    const row = canvas.getByLabelText('Name of line 1').closest('li');
    await expect(row).toHaveTextContent(/^Name\*Weight$/);
  },
};
