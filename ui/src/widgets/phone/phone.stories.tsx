import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SaveBar } from '../../patterns/save-bar/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { phone as drive } from '../../testing/testing-library/index.ts';
import type { PhoneIntent, PhoneState } from './phone.model.ts';
import { Phone, type PhoneProps } from './phone.tsx';
import { PhoneDock } from './phone-dock.tsx';

const answeredAt = Date.UTC(2026, 5, 1, 14, 3, 0);
const inCall: PhoneState = { kind: 'in-call', answeredAt, isMuted: false };

const meta = {
  title: 'Widgets/Phone',
  component: Phone,
  subcomponents: { PhoneDock },
  tags: ['catalogue'],
  args: {
    party: { name: 'Support menu', detail: 'Application of Acme Support' },
    state: { kind: 'idle' },
    now: answeredAt + 84_000,
    onIntent: fn(),
    devices: {
      microphones: [
        { id: 'a', name: 'Headset' },
        { id: 'b', name: 'Built-in microphone' },
      ],
      loudspeakers: [{ id: 'c', name: 'Headset' }],
      microphone: null,
      loudspeaker: null,
    },
  },
} satisfies Meta<typeof Phone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { tags: ['visual'], args: { level: 0.35 } };
export const AskingForTheMicrophone: Story = { args: { state: { kind: 'asking-microphone' } } };
export const Connecting: Story = { args: { state: { kind: 'connecting' } } };
export const Ringing: Story = { args: { state: { kind: 'ringing' } } };
export const InCall: Story = { tags: ['visual'], args: { state: inCall, canTransfer: true } };
export const OnHold: Story = {
  args: { state: { kind: 'on-hold', answeredAt, isMuted: true }, canTransfer: true },
};
export const Incoming: Story = {
  tags: ['visual'],
  args: {
    party: { name: '+44 20 7946 0958', detail: 'Calls alice@acme.sip.example.com' },
    state: { kind: 'incoming' },
  },
};
export const AnsweredByKeyboard: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { ...Incoming.args, open: false },
  play: async ({ canvas, args }) => {
    const phone = drive(canvas);
    await expect(phone.status()).toHaveTextContent('Incoming call: +44 20 7946 0958');
    await expect(canvas.queryByRole('button', { name: 'Close phone' })).toBeNull();
    phone.button('decline').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onIntent).toHaveBeenLastCalledWith({ kind: 'decline' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onIntent).toHaveBeenLastCalledWith({ kind: 'answer' });
  },
};
export const ReceivesCalls: Story = {
  args: { standby: 'Receives calls to till9' },
  play: async ({ canvas }) => {
    await expect(drive(canvas).status()).toHaveTextContent(/^Receives calls to till9$/);
  },
};
export const Ended: Story = {
  args: { state: { kind: 'ended', reason: 'You hung up.', isFailure: false, seconds: 84 } },
};
export const Failed: Story = {
  tags: ['visual'],
  args: {
    state: {
      kind: 'ended',
      reason: 'The platform refused the call: 480 no configured application.',
      isFailure: true,
      seconds: null,
    },
    children: (
      <Text size="small">
        This client may not call applications, and the account has no application for calls from
        devices. Allow direct calls to applications in the client.
      </Text>
    ),
  },
};
export const Refused: Story = {
  args: { callRefusal: 'The platform refused the password. Reload the page to try another.' },
};
export const Minimised: Story = { args: { state: inCall, open: false } };
export const AboveASaveBar: Story = {
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PhoneDock>
        <Phone {...args} />
      </PhoneDock>
      <div className="h-[60rem]" />
      <SaveBar isDirty changes={1} />
    </form>
  ),
  play: async ({ canvas }) => {
    const call = canvas.getByRole('button', { name: 'Call' });
    const save = canvas.getByRole('button', { name: 'Save' });
    await waitFor(() =>
      expect(call.getBoundingClientRect().bottom).toBeLessThan(save.getBoundingClientRect().top),
    );
  },
};
export const LongestTexts: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: {
    party: {
      name: 'Interactive voice response of the whole northern sales region, evenings',
      detail: 'Application of Northwind Traders International Holdings GmbH & Co. KG',
    },
    state: inCall,
    canTransfer: true,
  },
};
export const Keypad: Story = {
  tags: ['visual'],
  args: { state: inCall, sentKeys: '12#' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keypad' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Key 5' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Key pound' }));
    await expect(args.onIntent).toHaveBeenNthCalledWith(1, { kind: 'key', key: '5' });
    await expect(args.onIntent).toHaveBeenNthCalledWith(2, { kind: 'key', key: '#' });
  },
};

export const DigitsOfTheKeyboard: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { state: inCall, canTransfer: true },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Mute' }).focus();
    await userEvent.keyboard('4*x');
    await expect(args.onIntent).toHaveBeenCalledTimes(2);
    await expect(args.onIntent).toHaveBeenLastCalledWith({ kind: 'key', key: '*' });
    // Typed into a field, digits are text.
    await userEvent.click(canvas.getByRole('button', { name: 'Transfer' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Transfer to/ }), '1001{Enter}');
    await expect(args.onIntent).toHaveBeenCalledTimes(3);
    await expect(args.onIntent).toHaveBeenLastCalledWith({ kind: 'transfer', to: '1001' });
  },
};

export const Devices: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas, args, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Devices' }));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Microphone' }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('option', { name: 'Built-in microphone' }));
    await expect(args.onIntent).toHaveBeenLastCalledWith({ kind: 'choose-microphone', id: 'b' });
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull());
  },
};

const after = (intent: PhoneIntent, state: PhoneState): PhoneState => {
  if (intent.kind === 'call') return inCall;
  if (intent.kind === 'hang-up') {
    return { kind: 'ended', reason: 'You hung up.', isFailure: false, seconds: 84 };
  }
  if (intent.kind === 'mute') return { ...inCall, isMuted: intent.isMuted };
  if (intent.kind === 'hold') return { ...inCall, kind: intent.isHeld ? 'on-hold' : 'in-call' };
  return state;
};

function Live(args: PhoneProps) {
  const [state, setState] = useState(args.state);
  return <Phone {...args} state={state} onIntent={(intent) => setState(after(intent, state))} />;
}

export const AWholeCallByKeyboard: Story = {
  render: Live,
  args: { devices: undefined },
  play: async ({ canvas }) => {
    const phone = drive(canvas);
    const press = async (name: Parameters<typeof phone.button>[0], key = '{Enter}') => {
      phone.button(name).focus();
      await userEvent.keyboard(key);
    };
    await press('call');
    await expect(phone.status()).toHaveTextContent(/^In call$/);
    // The pressed button disappears: the focus stays inside the phone.
    await expect(phone.region()).toContainElement(focusedIn(phone.region()));
    await press('mute', ' ');
    await expect(phone.status()).toHaveTextContent('In call, muted');
    await expect(phone.button('mute')).toHaveAttribute('aria-pressed', 'true');
    await press('hold', ' ');
    await expect(phone.status()).toHaveTextContent('On hold');
    await press('hangUp');
    await expect(phone.status()).toHaveTextContent('You hung up.');
    await expect(phone.region()).toContainElement(focusedIn(phone.region()));
  },
};

/** The focused element in the phone's document. */
function focusedIn(inside: HTMLElement): HTMLElement {
  const { activeElement } = inside.ownerDocument;
  if (!(activeElement instanceof HTMLElement)) throw new Error('Nothing has the focus.');
  return activeElement;
}
