import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ColumnChooser, type ColumnChooserProps } from './index.ts';

function Kept(props: ColumnChooserProps) {
  const [shown, setShown] = useState(props.shown);
  return <ColumnChooser {...props} shown={shown} onChange={setShown} />;
}

const meta = {
  title: 'Patterns/ColumnChooser',
  component: ColumnChooser,
  tags: ['catalogue'],
  args: {
    columns: [
      { id: 'name', label: 'Name', isFixed: true },
      { id: 'realm', label: 'SIP realm' },
      { id: 'numbers', label: 'Numbers' },
      { id: 'status', label: 'Status' },
    ],
    shown: ['name', 'realm', 'status'],
    onChange: () => undefined,
  },
  render: (args) => <Kept {...args} />,
  decorators: [(Story) => <div className="max-w-[24rem]">{Story()}</div>],
} satisfies Meta<typeof ColumnChooser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const names = () =>
      canvas
        .getAllByRole('checkbox')
        .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'Move Status up' }));
    await expect(names()).toEqual(['Name', 'Status', 'SIP realm', 'Numbers']);
    await expect(canvas.getByRole('button', { name: 'Move Status up' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'SIP realm' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Numbers' }));
    await expect(names()).toEqual(['Name', 'Status', 'Numbers', 'SIP realm']);
    await expect(canvas.getByRole('checkbox', { name: 'Name' })).toHaveAccessibleDescription(
      'It names the row.',
    );
  },
};
