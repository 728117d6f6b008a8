import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { SecretsForm, type SecretsFormProps } from './index.ts';

function Kept(props: SecretsFormProps) {
  const [values, setValues] = useState(props.values);
  return <SecretsForm {...props} values={values} onChange={setValues} />;
}

const meta = {
  title: 'Widgets/SecretsForm',
  component: SecretsForm,
  tags: ['catalogue'],
  render: (args) => <Kept {...args} />,
  args: {
    secrets: [
      {
        name: 'BACKBONE_REGISTER_PASSWORD',
        label: 'Password of carrier Backbone',
        isRequired: true,
      },
      { name: 'ALICE_PASSWORD', label: 'Password of SIP client alice', isRequired: false },
    ],
    values: {},
    onChange: () => undefined,
  },
} satisfies Meta<typeof SecretsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/Password of carrier Backbone/);
    await userEvent.type(field, 'hidden');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveValue('hidden');
    await userEvent.clear(field);
  },
};

export const Missing: Story = {
  args: { showMissing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Password of carrier Backbone/)).toBeInvalid();
    await expect(canvas.getByLabelText(/alice/)).toBeValid();
  },
};
