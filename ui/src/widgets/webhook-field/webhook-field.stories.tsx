import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { stateful } from '../../stateful.fixtures.tsx';
import { emptyWebhook, type WebhookRules, webhookMessages } from './webhook.model.ts';
import { WebhookField } from './webhook-field.tsx';

const Stateful = stateful(WebhookField);

const filled = { ...emptyWebhook, url: 'https://acme.example.com/calls' };
const withAuth = { ...filled, hasAuth: true, username: 'acme', password: 'correct-horse' };
const queueRules: WebhookRules = { allowedMethods: ['POST'], allowedSchemes: ['http', 'https'] };

const meta = {
  title: 'Widgets/WebhookField',
  component: WebhookField,
  tags: ['catalogue'],
  args: {
    label: 'Calling webhook',
    help: 'Asked what to do when a call comes in.',
    value: filled,
    onChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div className="max-w-160 bg-card p-4">{Story()}</div>],
} satisfies Meta<typeof WebhookField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Calling webhook' })).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Method' }));
    await userEvent.click(await screen.findByRole('option', { name: 'GET' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...filled, method: 'GET' });
  },
};

/** A stored method that isn't offered is shown, and stays until another one is chosen. */
export const AnotherMethod: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { value: { ...filled, method: 'PUT' } },
  play: async ({ canvas, args }) => {
    const method = canvas.getByRole('combobox', { name: 'Method' });
    await expect(method).toHaveTextContent('PUT');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Calling webhook' }), '/1');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...filled,
      url: `${filled.url}/1`,
      method: 'PUT',
    });
    await userEvent.click(method);
    await userEvent.click(await screen.findByRole('option', { name: 'POST' }));
    await expect(method).toHaveTextContent('POST');
  },
};

export const Websocket: Story = {
  args: { value: emptyWebhook },
  play: async ({ canvas, args }) => {
    const url = canvas.getByRole('textbox', { name: 'Calling webhook' });
    await userEvent.type(url, 'wss://acme.example.com');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...emptyWebhook,
      url: 'wss://acme.example.com',
      method: 'GET',
    });
    const method = canvas.getByRole('combobox', { name: 'Method' });
    await expect(method).toBeDisabled();
    await expect(method).toHaveTextContent('GET');
    await expect(method).toHaveAccessibleDescription(
      'WebSocket addresses are always requested with GET.',
    );
    // With an http URL the method can be chosen again.
    await userEvent.clear(url);
    await userEvent.type(url, 'http://a');
    await expect(method).toBeEnabled();
  },
};

export const Authentication: Story = {
  args: { value: withAuth },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Use HTTP basic authentication' });
    await expect(canvas.getByRole('textbox', { name: /Username/ })).toBeRequired();
    await expect(canvas.getByLabelText(/^Password/)).toBeRequired();
    await userEvent.click(box);
    await expect(canvas.queryByRole('textbox', { name: /Username/ })).toBeNull();
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...withAuth, hasAuth: false });
    // The typed values are restored.
    await userEvent.click(box);
    await expect(canvas.getByRole('textbox', { name: /Username/ })).toHaveValue('acme');
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('correct-horse');
  },
};

export const WithErrors: Story = {
  tags: ['visual'],
  args: {
    value: { ...withAuth, url: 'acme.example.com', password: '' },
    rules: { isRequired: true },
    errors: {
      url: webhookMessages.protocol(['http', 'https', 'ws', 'wss']),
      password: webhookMessages.password,
    },
  },
};

export const PostOnly: Story = {
  tags: ['visual'],
  args: {
    label: 'Queue event webhook',
    help: undefined,
    rules: queueRules,
    value: { ...filled, url: 'wss://acme.example.com' },
    errors: { url: webhookMessages.postOnly },
  },
};

export const ReadOnly: Story = {
  tags: ['visual'],
  args: { readOnly: true, value: withAuth },
};

export const Disabled: Story = {
  args: { disabled: true, value: withAuth },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Calling webhook' })).toBeDisabled();
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
  },
};
