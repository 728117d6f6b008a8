import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { frames, type Sent, talks } from '../../engines/sip-capture/capture.fixtures.ts';
import { readCapture } from '../../engines/sip-capture/capture.ts';
import { pcap } from '../../engines/sip-capture/capture-files.fixtures.ts';
import { parseCapture } from '../../engines/sip-capture/parse-capture.ts';
import type { Capture } from '../../engines/sip-capture/sip-capture.types.ts';
import { useLabels } from '../../use-labels.ts';
import { defaultLabels } from './ladder-labels.ts';
import { PrintedLadder } from './printed-ladder.tsx';
import { SipLadder, type SipLadderProps } from './sip-ladder.tsx';

const captured = (sent: readonly Sent[]) => readCapture(pcap(frames(sent)));

function Kept(props: SipLadderProps) {
  const [selected, setSelected] = useState(props.selected);
  return <SipLadder {...props} selected={selected} onSelect={setSelected} />;
}

const meta = {
  title: 'Widgets/SipLadder',
  component: SipLadder,
  tags: ['catalogue'],
  args: {
    capture: captured(talks.answered),
    hosts: { '203.0.113.10': 'Carrier', '172.31.4.20': 'Platform' },
    selected: 0,
    onSelect: () => undefined,
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SipLadder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = { tags: ['visual'] };

/** An outbound call: the caller in SIP terms is an application. */
export const PlacedByAnApplication: Story = {
  args: { sides: { caller: 'application', 'called side': 'called party' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/and ended by the (application|called party)/)).toBeVisible();
  },
};

export const Rejected: Story = {
  tags: ['visual'],
  args: { capture: captured(talks.rejected), selected: 2 },
};

/** The sentence mentions the refused audio; the offer has an IPv6 address. */
export const SoundRefused: Story = {
  args: {
    capture: captured(
      talks.answered.map((one) => ({
        ...one,
        text: one.text
          .replace('c=IN IP4 203.0.113.10', 'c=IN IP6 2001:db8::10')
          .replace('m=audio 40000', 'm=audio 0'),
      })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/the platform rejected the audio in its answer \(port 0\)/),
    ).toBeVisible();
    await expect(canvas.getByText(/^audio \[2001:db8::10\]:24000, PCMU/)).toBeVisible();
  },
};

/** For a page without scripts: every message can be read, and there are no buttons. */
export const Printed: Story = {
  tags: ['visual'],
  render: ({ capture, hosts }) => <PrintedLadder capture={capture} {...(hosts && { hosts })} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.click(
      canvas.getAllByText(/^INVITE/, { selector: 'summary bdi' })[0] as HTMLElement,
    );
    await expect(canvasElement.querySelector('pre')).toHaveTextContent('INVITE sip:');
  },
};

const two = captured(
  [talks.rejected, talks.answered].flatMap((talk, index) =>
    talk.map((one) => ({
      ...one,
      after: one.after + index * 20_000,
      text: one.text.replace(/^Call-ID: .*$/m, `Call-ID: ${index}`),
    })),
  ),
);

export const TwoCalls: Story = {
  args: { capture: two },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2 calls are in this capture/)).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Call' }));
    await userEvent.click(await screen.findByRole('option', { name: /^2: / }));
    await expect(await canvas.findByText(/^The call was answered after 3\.00 s/)).toBeVisible();
  },
};

/** A call chosen by `callId` is described at once, and another can be chosen. */
export const OneOfTwoCalls: Story = {
  args: { capture: two, callId: '0' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 calls in this capture')).toBeVisible();
    await expect(canvas.getByText(/^The call was rejected by the carrier with 403/)).toBeVisible();
  },
};

/** Responses that precede their requests show that the clocks of the hosts differ. */
export const ClocksApart: Story = {
  args: {
    capture: captured(
      talks.rejected.map((one, index) =>
        one.text.startsWith('SIP/2.0') ? { ...one, after: index } : { ...one, after: 9000 + index },
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The clocks of the two sides differ/)).toBeVisible();
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/^0 ms\s*INVITE/);
    await expect(second).toHaveTextContent(/^–\s*100 Trying/);
  },
};

/** Arrows aren't mirrored with the page, so neither are the hosts they connect. */
export const RightToLeft: Story = {
  tags: ['!catalogue', '!autodocs'],
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const across = (element: HTMLElement) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    const carrier = across(canvas.getByTitle('203.0.113.10'));
    const platform = across(canvas.getByTitle('172.31.4.20'));
    const invite = canvas.getByRole('button', { name: /INVITE from Carrier to Platform/ });
    const arrow = within(invite).getByText('INVITE', { exact: false, ignore: '.sr-only' });
    await expect(Math.abs(across(arrow) - (carrier + platform) / 2)).toBeLessThan(1);
    // The first line belongs to the sending host.
    const [line] = invite.querySelectorAll<HTMLElement>('.w-px');
    await expect(Math.abs(across(line as HTMLElement) - carrier)).toBeLessThan(1);
  },
};

export const NoSip: Story = {
  args: { capture: { messages: [], packets: 12, notes: [] }, selected: null },
};

export const Keyboard: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas }) => {
    const invite = canvas.getByRole('button', { name: /INVITE from Carrier to Platform/ });
    invite.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(
      canvas.getByRole('button', { name: /3\.50 s\s*200 OK.*sent again/ }),
    ).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('region', { name: '200 OK' })).toBeVisible();
    await expect(
      canvas.getByText(/audio 172\.31\.4\.20:40000, PCMU, PCMA, telephone-event/),
    ).toBeVisible();
  },
};

const long = captured(
  Array.from({ length: 50 }, (_, turn) =>
    talks.answered.map((one) => ({ ...one, after: one.after + turn * 70_000 })),
  ).flat(),
);

export const FourHundredMessages: Story = {
  args: { capture: long, selected: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(300);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 400 messages' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(400);
  },
};

const bufferOf = (bytes: Uint8Array) => Uint8Array.from(bytes).buffer;

function InWorker({ bytes }: { bytes: () => ArrayBuffer }) {
  const [capture, setCapture] = useState<Capture | null>(null);
  const [problem, setProblem] = useState('');
  const { problems } = useLabels('SipLadder', defaultLabels);
  useEffect(() => {
    parseCapture(bytes(), undefined, problems).then(setCapture, (error: Error) =>
      setProblem(error.message),
    );
  }, [bytes, problems]);
  if (!capture) return <p>{problem || '…'}</p>;
  return <Kept capture={capture} selected={null} onSelect={() => undefined} />;
}

/** Without times, as from Simple Packet Blocks of pcapng or zeroed timestamps. */
const timeless = readCapture(pcap(frames(talks.rejected).map((frame) => ({ ...frame, at: 0 }))));
export const WithoutTimes: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { capture: timeless, selected: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/with 403: .* This capture has no times/)).toBeVisible();
    await expect(canvas.getAllByText('–')).toHaveLength(4);
    await expect(canvas.queryByText(/UTC/)).not.toBeInTheDocument();
  },
};

const good = () => bufferOf(pcap(frames(talks.rejected)));
export const ReadInAWorker: Story = {
  tags: ['!catalogue', '!autodocs'],
  render: () => <InWorker bytes={good} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/with 403 after 120 ms/)).toBeVisible();
  },
};

const bad = () => bufferOf(new TextEncoder().encode('<html>Not Found</html>'));
export const NotACapture: Story = {
  render: () => <InWorker bytes={bad} />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This is not a capture: neither pcap nor pcapng.'),
    ).toBeVisible();
  },
};
