import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SavedViews, type SavedViewsProps } from './index.ts';

function Kept(props: SavedViewsProps) {
  const [names, setNames] = useState(props.names);
  return (
    <SavedViews
      {...props}
      names={names}
      onSave={(name) => setNames([...names.filter((one) => one !== name), name])}
      onDelete={(name) => setNames(names.filter((one) => one !== name))}
    />
  );
}

const meta = {
  title: 'Patterns/SavedViews',
  component: SavedViews,
  tags: ['catalogue'],
  args: {
    names: ['Failed today', 'Recorded, Acme Support'],
    onOpen: fn(),
    onSave: fn(),
    onDelete: fn(),
  },
  render: (args) => <Kept {...args} />,
  decorators: [(Story) => <div className="max-w-[32rem]">{Story()}</div>],
} satisfies Meta<typeof SavedViews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Failed today' }));
    await expect(args.onOpen).toHaveBeenCalledWith('Failed today');
    const name = canvas.getByRole('textbox', { name: 'Name of the view' });
    await userEvent.type(name, 'Failed today');
    await expect(name).toHaveAccessibleDescription('Replaces the view of this name.');
    await userEvent.clear(name);
    await userEvent.type(name, 'Long calls{Enter}');
    await expect(canvas.getByRole('button', { name: 'Long calls' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete view Long calls' }));
    await expect(canvas.queryByRole('button', { name: 'Long calls' })).toBeNull();
  },
};

export const Empty: Story = {
  args: { names: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save view' }));
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};
