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
const nothing = {
  domainName: '',
  sipDomainName: '',
  privateNetworkCidr: '',
  monitoringDomainName: '',
  logLevel: 'info',
} as const;

const meta = {
  title: 'Widgets/System information',
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

export const ChoosingTheLogLevel: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Log Level' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Info' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Debug' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...value, logLevel: 'debug' });
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...value, logLevel: 'info' });
  },
};

export const Empty: Story = {
  args: { value: nothing },
  play: async ({ canvas }) => {
    for (const input of canvas.getAllByRole('textbox')) await expect(input).toHaveValue('');
    await expect(canvas.getByRole('radio', { name: 'Info' })).toBeChecked();
  },
};

export const WithErrors: Story = {
  tags: ['visual'],
  args: {
    value: { ...value, privateNetworkCidr: '10.0.0.0/33', logLevel: 'debug' },
    errors: { privateNetworkCidr: systemInformationMessages.cidr('10.0.0.0/33') },
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Private Network CIDR' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      /^Invalid private network CIDR "10\.0\.0\.0\/33"/,
    );
    await expect(canvas.getByRole('textbox', { name: 'Domain Name' })).not.toHaveAttribute(
      'aria-invalid',
    );
  },
};

export const ReadOnly: Story = {
  tags: ['visual'],
  args: { readOnly: true, value: { ...value, monitoringDomainName: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByText('voice.example.net')).toBeVisible();
    await expect(canvas.getByText('10.0.0.0/8,192.168.1.1')).toBeVisible();
    await expect(canvas.getByText('None')).toBeVisible();
    await expect(canvas.getByText('Info')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    value: {
      ...value,
      privateNetworkCidr: Array.from({ length: 50 }, (_, index) => `10.${index}.0.0/16`).join(','),
    },
    labels: {
      monitoringDomainName: 'Domänenname der Überwachungsoberfläche für den Betrieb',
      logLevel: 'Ausführlichkeit der Protokollierung',
      logLevels: { info: 'Nur das Wesentliche', debug: 'Jeder Schritt jedes Anrufs' },
    },
  },
  decorators: [(Story) => <div className="w-80">{Story()}</div>],
};

export const LongTextReadOnly: Story = {
  args: { ...LongText.args, readOnly: true },
  decorators: [(Story) => <div className="w-80">{Story()}</div>],
};
