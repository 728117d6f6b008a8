import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  tags: ['catalogue'],
  args: { children: 'Pad crypto', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Pad crypto' });
    await userEvent.click(canvas.getByText('Pad crypto'));
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

export const States: Story = {
  tags: ['visual', 'visual-forced'],
  render: () => (
    <div className="grid max-w-sm gap-3">
      <Checkbox>Unchecked</Checkbox>
      <Checkbox defaultChecked>Checked</Checkbox>
      <Checkbox indeterminate>Some of them</Checkbox>
      <Checkbox defaultChecked help="Sends an OPTIONS request to the gateway every 30 seconds.">
        Send OPTIONS ping
      </Checkbox>
      <Checkbox aria-invalid>Invalid</Checkbox>
      <Checkbox disabled>Disabled</Checkbox>
      <Checkbox disabled defaultChecked>
        Disabled and checked
      </Checkbox>
    </div>
  ),
};
