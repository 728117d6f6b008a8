import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { mergeCalls } from '../../engines/live-calls/index.ts';
import { legOf } from '../../engines/live-calls/live-calls.fixtures.ts';
import { CallActionDialog } from './call-action-dialog.tsx';

const [call] = mergeCalls([], 'acme', [legOf({ sid: 'call' })], 0);
const [incoming] = mergeCalls([], 'acme', [legOf({ sid: 'in', status: 'trying' })], 0);
if (!call || !incoming) throw new Error('The calls are lost.');

const meta = {
  title: 'Widgets/CallActionDialog',
  component: CallActionDialog,
  tags: ['catalogue'],
  args: {
    action: 'hang-up',
    call,
    leg: call,
    applications: [
      { sid: 'ivr', name: 'Opening hours' },
      { sid: 'agent', name: 'Agent line' },
    ],
    onSend: fn(async () => {}),
    onClose: fn(),
  },
} satisfies Meta<typeof CallActionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HangUp: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    await expect(await screen.findByText('Ends the call for everyone in it.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Hang up' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith({ action: 'hang-up' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const RefuseACaller: Story = { args: { action: 'cancel', call: incoming, leg: incoming } };

export const SendToAnApplication: Story = {
  args: { action: 'redirect' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send call' }));
    await waitFor(() => expect(screen.getAllByText('Choose an application.')[0]).toBeVisible());
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Whisper: Story = {
  args: { action: 'whisper' },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText(/^Text/), 'Two minutes left');
    await userEvent.click(screen.getByRole('button', { name: 'Whisper' }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({
        action: 'whisper',
        legSid: 'call',
        text: 'Two minutes left',
      }),
    );
  },
};

export const SendDigits: Story = {
  args: { action: 'digits' },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByLabelText(/^Digits/)).toHaveFocus());
    await userEvent.keyboard('12#');
    await userEvent.click(screen.getByRole('button', { name: 'Send digits' }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({ action: 'digits', legSid: 'call', digits: '12#' }),
    );
  },
};
export const Tag: Story = { args: { action: 'tag' } };
export const Remove: Story = { args: { action: 'clear' } };

export const Refused: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: {
    action: 'mute',
    onSend: fn(async () => {
      throw new Error('The call has ended, or its state doesn’t allow this any more.');
    }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mute' }));
    await expect(await screen.findByText(/^The call has ended/)).toBeVisible();
  },
};
