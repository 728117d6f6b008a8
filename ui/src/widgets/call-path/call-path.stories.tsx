import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPhone, staysInside, unbroken } from '../../stays-inside.ts';
import { CallPath } from './call-path.tsx';

const whole = {
  carrierId: 'aurora',
  numberId: 'n',
  accountId: 'acme',
  applicationId: 'ivr',
  isChallenged: false,
  broken: null,
};

const meta = {
  title: 'Widgets/CallPath',
  component: CallPath,
  tags: ['catalogue'],
  args: {
    path: whole,
    names: {
      caller: { name: '203.0.113.70' },
      carrier: { name: 'Aurora Wholesale', href: '#carrier' },
      number: { name: '+1 212 555 0000', href: '#number', detail: 'Acme Support' },
      application: { name: 'IVR main menu', href: '#application' },
      server: { name: 'apps.example.com' },
    },
  },
  decorators: [(Story) => <div className="bg-card p-4">{Story()}</div>],
} satisfies Meta<typeof CallPath>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    const stations = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(stations[1]).toBe('Carrier: Aurora Wholesale');
    await expect(canvas.getByRole('link', { name: 'IVR main menu' })).toBeVisible();
  },
};

/** The number has no application: the path ends there and offers a fix. */
export const Broken: Story = {
  tags: ['visual'],
  args: {
    path: { ...whole, applicationId: null, broken: { at: 'application', why: 'no application' } },
    repair: { label: 'Choose an application for +1 212 555 0000', href: '#number' },
  },
  render: (args) => (
    <div className="grid grid-cols-1 gap-8">
      <CallPath {...args} path={whole} repair={undefined} />
      <CallPath
        {...args}
        names={{ ...args.names, application: undefined }}
        labels={{ label: 'Path of a call that ends' }}
      />
      <div className="w-80 max-w-full">
        <CallPath
          {...args}
          isCompact
          names={{ ...args.names, application: undefined }}
          labels={{ label: 'Path of a call, narrow' }}
        />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const [, ended] = canvas.getAllByRole('list');
    await expect(ended).toHaveTextContent('Application: None, the call ends here');
    await expect(ended).toHaveTextContent("Application server: The call doesn't get this far");
    await expect(canvas.getAllByText('No application: calls are rejected')[0]).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    path: {
      ...whole,
      carrierId: null,
      numberId: null,
      applicationId: null,
      broken: { at: 'carrier', why: 'refused', status: 404, reason: 'Not Found' },
    },
    names: { caller: { name: '198.51.100.4' } },
    repair: { label: 'Open carriers', href: '#carriers' },
  },
};

/** A call from a SIP client of an account, without a carrier. */
export const FromADevice: Story = {
  args: { path: { ...whole, carrierId: null, numberId: null, isChallenged: true } },
  render: (args) => (
    <CallPath {...args} names={{ ...args.names, carrier: undefined, number: undefined }} />
  ),
};

/** An unbroken word wraps: nothing overflows. */
export const EndlessWord: Story = {
  tags: ['!catalogue', '!autodocs'],
  globals: onPhone,
  args: {
    path: { ...whole, applicationId: null, broken: { at: 'application', why: 'no application' } },
    names: { caller: { name: unbroken }, carrier: { name: unbroken, href: '#carrier' } },
    repair: { label: unbroken, href: '#number' },
    labels: { noApplication: unbroken, number: unbroken },
  },
  play: async ({ canvasElement }) => {
    await staysInside(canvasElement);
  },
};
