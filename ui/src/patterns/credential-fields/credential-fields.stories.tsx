import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { stateful } from '../../stateful.fixtures.tsx';
import { onPhone, staysInside, unbroken } from '../../stays-inside.ts';
import { awsFields, otherFields } from './credential-fields.fixtures.ts';
import { initialValues, validateCredential } from './credential-fields.model.ts';
import { CredentialFields, CredentialTest } from './credential-fields.tsx';

const Stateful = stateful(CredentialFields);

const keys = {
  ...initialValues(awsFields),
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  region: 'eu-west-1',
};
const stored = { values: keys, masks: { secretAccessKey: 'wJalrXXXXXXXXXXXXXXX' } };

const meta = {
  title: 'Patterns/CredentialFields',
  component: CredentialFields,
  tags: ['catalogue'],
  args: { fields: awsFields, value: initialValues(awsFields), onChange: fn() },
  render: (args) => (
    <div className="grid max-w-prose grid-cols-1 gap-4 bg-card p-4">
      <Stateful {...args} />
    </div>
  ),
} satisfies Meta<typeof CredentialFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each mode has its fields. Going back to a mode restores what was entered for it. */
export const Modes: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/Access key ID/), 'AKIA1');
    await userEvent.click(canvas.getByRole('radio', { name: 'Assume role' }));
    await expect(canvas.queryByLabelText(/Access key ID/)).toBeNull();
    await expect(canvas.getByLabelText(/Role ARN/)).toBeRequired();
    await userEvent.click(canvas.getByRole('radio', { name: 'Access key' }));
    await expect(canvas.getByLabelText(/Access key ID/)).toHaveValue('AKIA1');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: 'keys', accessKeyId: 'AKIA1' }),
    );
  },
};

export const OtherKinds: Story = {
  tags: ['visual'],
  args: {
    fields: otherFields,
    value: { ...initialValues(otherFields), hasOptions: true, options: '{"speed":1}' },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Format' }));
    await expect(canvas.getByLabelText(/^Options/)).toHaveValue('{\n  "speed": 1\n}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Extra options' }));
    await expect(canvas.queryByLabelText(/^Options/)).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Extra options' }));
    await expect(canvas.getByLabelText(/^Options/)).toHaveValue('{\n  "speed": 1\n}');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Model' }), 'nova-3{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ model: 'nova-3', hasOptions: true }),
    );
  },
};

/** An unusable file is reported at once. A valid one is shown with its secrets masked. */
export const KeyFile: Story = {
  args: { fields: otherFields.slice(0, 1), value: { serviceKey: '' } },
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('no file input');
    await userEvent.upload(input, new File(['[]'], 'key.json', { type: 'application/json' }));
    await expect(await canvas.findByText('Choose a JSON file.')).toBeVisible();
    await userEvent.upload(
      input,
      new File(['{"private_key":"x"}'], 'key.json', { type: 'application/json' }),
    );
    await expect(await canvas.findByText('{"privXXXX')).toBeVisible();
    await expect(canvas.queryByText('Choose a JSON file.')).toBeNull();
  },
};

/** Secrets are write-only, and a field that can't be changed says what to do instead. */
export const Stored: Story = {
  tags: ['visual'],
  args: { value: keys, stored },
  play: async ({ canvas, canvasElement, args }) => {
    const secret = canvas.getByLabelText('Secret access key');
    await expect(secret).toHaveValue('');
    await expect(secret).not.toBeRequired();
    await expect(secret).toHaveAccessibleDescription('Saved. Leave blank to keep it.');
    await expect(canvasElement.innerHTML).not.toContain('wJalr');
    const fixed = canvas.getByLabelText('Access key ID');
    await expect(fixed).toHaveAttribute('readonly');
    await expect(fixed).toHaveAccessibleDescription(/Can't be changed/);
    await userEvent.type(secret, 'new');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...keys, secretAccessKey: 'new' });
  },
};

export const WithErrors: Story = {
  args: { errors: validateCredential(awsFields, initialValues(awsFields)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Access key ID/)).toHaveAccessibleDescription(
      'Enter Access key ID.',
    );
    await expect(canvas.getByRole('combobox', { name: /Region/ })).toHaveAccessibleDescription(
      'Choose Region.',
    );
  },
};

export const ReadOnly: Story = {
  args: {
    fields: [...awsFields, ...otherFields],
    value: { ...initialValues(otherFields), ...keys, hasOptions: true, options: '{}' },
    stored: { values: keys, masks: { ...stored.masks, serviceKey: '{"private_key":"-----XXX"}' } },
    readOnly: true,
    disabledReason: 'You have view-only access.',
  },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('textbox')) {
      await expect(box).toHaveAttribute('readonly');
      await expect(box).not.toHaveAttribute('placeholder');
    }
    await expect(canvas.getByRole('checkbox', { name: 'Use TLS' })).toHaveAccessibleDescription(
      /You have view-only access/,
    );
    await expect(canvas.getByText('{"private_key":"-----XXX"}')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Format' })).toBeNull();
  },
};

const tested = fn();

export const Test: Story = {
  render: () => (
    <div className="grid gap-4">
      <CredentialTest onTest={tested}>Connection test successful</CredentialTest>
      <CredentialTest onTest={tested} disabledReason="Re-enter the secret to test." label="Try" />
      <CredentialTest onTest={tested} isLoading label="Trying" />
    </div>
  ),
  play: async ({ canvas }) => {
    tested.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Test' }));
    await expect(tested).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Try' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Trying' }));
    await expect(tested).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Try' })).toHaveAccessibleDescription(
      'Re-enter the secret to test.',
    );
  },
};

export const LongUnbroken: Story = {
  tags: ['!catalogue', '!autodocs'],
  globals: onPhone,
  args: {
    fields: [...awsFields, ...otherFields].map((field) => ({
      ...field,
      label: unbroken,
      help: unbroken,
    })),
    value: { ...initialValues(awsFields), ...initialValues(otherFields), hasOptions: true },
    errors: { accessKeyId: unbroken, serviceKey: unbroken },
  },
  play: async ({ canvasElement }) => staysInside(canvasElement),
};
