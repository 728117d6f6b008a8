import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AddCarrier as AddCarrierWithHookForm } from './hook-form.tsx';
import { AddCarrier } from './plain-form.tsx';

const meta = {
  title: 'Compose a form/Forms',
  component: AddCarrier,
  tags: ['catalogue', '!autodocs'],
  args: { onSave: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Create carrier' });
    await userEvent.click(save);
    await expect(await canvas.findByText('Give the carrier a name.')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Skyline SIP');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Address/ }), '203.0.113.9');
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
} satisfies Meta<typeof AddCarrier>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithState: Story = {};

export const WithReactHookForm: Story = { render: (args) => <AddCarrierWithHookForm {...args} /> };
