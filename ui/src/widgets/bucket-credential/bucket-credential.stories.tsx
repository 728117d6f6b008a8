import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { stateful } from '../../stateful.fixtures.tsx';
import { onPhone, staysInside, unbroken } from '../../stays-inside.ts';
import { choose } from '../../testing/testing-library/index.ts';
import { type BucketValue, emptyBucket, validateBucket } from './bucket.model.ts';
import { BucketCredential } from './bucket-credential.tsx';

const aws: BucketValue = {
  ...emptyBucket,
  vendor: 'aws_s3',
  name: 'acme-recordings',
  region: 'eu-west-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  tags: [{ name: 'team', value: 'support' }],
};
const stored = { value: aws, secretMask: 'wJalrXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX' };

const Controlled = stateful(BucketCredential);

const meta = {
  title: 'Widgets/BucketCredential',
  component: BucketCredential,
  tags: ['catalogue'],
  args: { value: emptyBucket, onChange: fn(), onTest: fn() },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div className="max-w-prose">{Story()}</div>],
} satisfies Meta<typeof BucketCredential>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  play: async ({ canvas, args }) => {
    const vendor = canvas.getByRole('combobox', { name: /Bucket Vendor/ });
    await choose(screen, userEvent, vendor, 'Azure Cloud Storage');
    await expect(canvas.getByLabelText(/Container Name/)).toBeVisible();
    await expect(canvas.getByLabelText(/Connection String/)).toHaveAttribute('type', 'password');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...emptyBucket, vendor: 'azure' });
  },
};

export const AwsS3: Story = {
  tags: ['visual'],
  args: { value: aws },
  play: async ({ canvas, args }) => {
    const test = canvas.getByRole('button', { name: 'Test' });
    await expect(test).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByLabelText(/Secret access key/), 'wJalrXUtnFEMI');
    await userEvent.click(test);
    await expect(args.onTest).toHaveBeenCalledOnce();
  },
};

const keyFile = {
  client_email: 'recorder@acme.iam.example.net',
  private_key:
    '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQ\n-----END PRIVATE KEY-----\n',
};

export const Google: Story = {
  tags: ['visual'],
  args: {
    value: { ...emptyBucket, vendor: 'google', name: 'acme', serviceKey: JSON.stringify(keyFile) },
  },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getByText(/MIIEvQXX/)).toBeVisible();
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('no file input');
    await userEvent.upload(input, new File(['{}'], 'key.json', { type: 'application/json' }));
    await expect(
      await canvas.findByText('Invalid service key file, could not parse as JSON.'),
    ).toBeVisible();
  },
};

const incomplete: BucketValue = {
  ...aws,
  name: '',
  accessKeyId: '',
  tags: [{ name: 'team', value: '' }],
};
export const WithErrors: Story = {
  args: { value: incomplete, errors: validateBucket(incomplete, null), isVendorRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Bucket Name/)).toHaveAccessibleDescription(
      'Enter the bucket name.',
    );
    await expect(canvas.getByText('Enter a value.')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { value: aws, stored, readOnly: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Test' })).toBeNull();
  },
};

/** Unbroken values, read-only and with equally long errors: nothing overflows. */
export const EndlessWord: Story = {
  tags: ['!catalogue', '!autodocs'],
  globals: onPhone,
  args: {
    value: {
      ...aws,
      name: unbroken,
      region: unbroken,
      accessKeyId: unbroken,
      tags: [{ name: unbroken, value: unbroken }],
    },
    stored: { value: { ...aws, name: unbroken }, secretMask: unbroken },
  },
  render: (args) => (
    <div className="grid grid-cols-1 gap-4">
      <Controlled {...args} readOnly />
      <Controlled {...args} errors={{ name: unbroken, 'tags.0.name': unbroken }} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await staysInside(canvasElement);
  },
};
