import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { callOutProblems, emptyCallOut } from './call-out.model.ts';
import { CallOutForm } from './call-out-form.tsx';

const meta = {
  title: 'Widgets/CallOutForm',
  component: CallOutForm,
  tags: ['catalogue'],
  args: {
    value: { ...emptyCallOut, from: '12125550110', to: '+1 508 555 0199', applicationSid: 'ivr' },
    onChange: () => {},
    applications: [
      { sid: 'ivr', name: 'Opening hours' },
      { sid: 'agent', name: 'Agent line' },
    ],
  },
  render: function Filling(args) {
    const [value, setValue] = useState(args.value);
    return <CallOutForm {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof CallOutForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/may cost money/)).toBeVisible();
    await userEvent.click(canvas.getByLabelText('SIP client'));
    await expect(canvas.getByText('Username of a registered client.')).toBeVisible();
    await expect(canvas.queryByText(/may cost money/)).toBeNull();
  },
};

export const WithProblems: Story = {
  args: { value: emptyCallOut, errors: callOutProblems({ ...emptyCallOut, timeout: 'soon' }) },
};

export const Loading: Story = { args: { applications: undefined } };
