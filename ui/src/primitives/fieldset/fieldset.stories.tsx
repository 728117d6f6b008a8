import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkbox } from '../checkbox/index.ts';
import { Fieldset } from './fieldset.tsx';

const meta = {
  title: 'Primitives/Fieldset',
  component: Fieldset,
  tags: ['catalogue'],
  args: {
    legend: 'Direction',
    children: (
      <div className="grid gap-1">
        <Checkbox label="Inbound" defaultChecked />
        <Checkbox label="Outbound" />
      </div>
    ),
  },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RequiredWithHelpAndError: Story = {
  tags: ['visual'],
  args: {
    required: true,
    help: 'A gateway takes calls, sends them, or both.',
    error: 'Choose at least one direction.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /Direction/ })).toHaveAccessibleDescription(
      'Choose at least one direction. A gateway takes calls, sends them, or both.',
    );
  },
};

export const HiddenLegend: Story = {
  args: { hideLegend: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Direction' })).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
  },
};

/** An unbroken word wraps: nothing overflows. */
export const EndlessWord: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: {
    legend: 'Wxyzabcdefghij'.repeat(6),
    help: 'Wxyzabcdefghij'.repeat(6),
    error: 'Wxyzabcdefghij'.repeat(6),
  },
  decorators: [(Story) => <div className="w-80">{Story()}</div>],
  play: async ({ canvas }) => {
    const shown = canvas.getByRole('group');
    await expect(shown.getBoundingClientRect().width).toBeLessThanOrEqual(320);
    await expect(shown.scrollWidth).toBeLessThanOrEqual(320);
  },
};
