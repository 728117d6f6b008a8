import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { stateful } from '../../stateful.fixtures.tsx';
import { systemInformationMessages } from './system-information.model.ts';
import { SystemInformation } from './system-information.tsx';

const Stateful = stateful(SystemInformation);

const value = {
  domainName: 'voice.example.net',
  sipDomainName: 'sip.example.net',
  privateNetworkCidr: '10.0.0.0/8,192.168.1.1',
  monitoringDomainName: 'monitor.example.net',
  logLevel: 'info',
} as const;

const meta = {
  title: 'Widgets/SystemInformation',
  component: SystemInformation,
  tags: ['catalogue'],
  args: { value, onChange: fn() },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div className="max-w-160 bg-card p-4">{Story()}</div>],
} satisfies Meta<typeof SystemInformation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const domain = canvas.getByRole('textbox', { name: 'Domain Name' });
    await expect(domain).toHaveValue('voice.example.net');
    await userEvent.clear(domain);
    await userEvent.type(domain, 'talk.example.net');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...value,
      domainName: 'talk.example.net',
    });
    await expect(
      canvas.getByRole('textbox', { name: 'Private Network CIDR' }),
    ).toHaveAccessibleDescription(/separated by commas/);
  },
};

export const WithErrors: Story = {
  tags: ['visual'],
  args: {
    value: { ...value, privateNetworkCidr: '10.0.0.0/33', logLevel: 'debug' },
    errors: { privateNetworkCidr: systemInformationMessages.cidr('10.0.0.0/33') },
  },
};

export const ReadOnly: Story = {
  tags: ['visual'],
  args: { readOnly: true, value: { ...value, monitoringDomainName: '' } },
};
