import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { useLabels } from '../../use-labels.ts';
import { sampleSpans } from '../call-trace/call-trace.fixtures.ts';
import { readPeaks } from './audio/read-peaks.ts';
import { defaultLabels } from './player-labels.ts';
import { longTalk, silentWav, talking } from './recording.fixtures.ts';
import { RecordingPlayer } from './recording-player.tsx';

const audio = silentWav(22);
const peaks = talking(22, [
  { channel: 1, from: 0.2, to: 2 },
  { channel: 0, from: 3.5, to: 6 },
  { channel: 1, from: 7.3, to: 10.8 },
  { channel: 0, from: 14.8, to: 14.95 },
]);

const meta = {
  title: 'Widgets/RecordingPlayer',
  component: RecordingPlayer,
  tags: ['catalogue'],
  // Its times are bigints, which Storybook's controls can't serialise.
  argTypes: { spans: { control: false } },
  args: { audio, peaks, spans: sampleSpans, onDownload: fn(), onDelete: fn() },
} satisfies Meta<typeof RecordingPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const ready = async (canvas: ReturnType<typeof within>) =>
  waitFor(() => expect(canvas.getByRole('button', { name: 'Play' })).toBeEnabled());
const clock = (root: HTMLElement) => root.querySelector('[data-clock]');

export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await ready(canvas);
    await expect(clock(canvasElement)).toHaveTextContent('00:22');
    await userEvent.click(canvas.getByRole('button', { name: 'Forward 15 seconds' }));
    await expect(clock(canvasElement)).toHaveTextContent('00:15');
    await userEvent.click(canvas.getByRole('button', { name: 'Forward 15 seconds' }));
    await expect(clock(canvasElement)).toHaveTextContent('00:21');
    await userEvent.click(canvas.getByRole('button', { name: 'Back 15 seconds' }));
    await expect(clock(canvasElement)).toHaveTextContent('00:06');
    await userEvent.click(canvas.getByRole('button', { name: 'Download recording' }));
    await expect(args.onDownload).toHaveBeenCalled();
  },
};

export const NotForDownload: Story = {
  args: { onDownload: undefined, onDelete: undefined },
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(canvas.queryByRole('button', { name: /Download/ })).not.toBeInTheDocument();
  },
};

export const Events: Story = {
  args: { onSelectSpan: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /^Events: 8 events$/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Dtmf: 4 · Duration: 140ms/ }));
    await expect(args.onSelectSpan).toHaveBeenCalledWith('dtmf');
    await expect(clock(canvasElement)).toHaveTextContent('00:14');
  },
};

export const Regions: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show latencies' }));
    const host = canvasElement.querySelector('[data-waveform] > div');
    // Only regions in view: scrolling adds the others.
    const regions = () => [...(host?.shadowRoot?.querySelectorAll('[part~="region"]') ?? [])];
    await waitFor(() => expect(regions().length).toBeGreaterThan(4));
    await expect(regions().map(({ textContent }) => textContent)).toContain('0.42s');
  },
};

export const Channels: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas }) => {
    await ready(canvas);
    const mute = canvas.getByRole('button', { name: 'Mute caller' });
    const solo = canvas.getByRole('button', { name: 'Hear caller alone' });
    await userEvent.click(solo);
    await expect(solo).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Mute platform' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(solo);
    await userEvent.click(mute);
    await expect(mute).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Keyboard: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await ready(canvas);
    canvas.getByRole('button', { name: 'Play' }).focus();
    await userEvent.keyboard('l');
    await expect(clock(canvasElement)).toHaveTextContent('00:15');
    await userEvent.keyboard('j');
    await expect(clock(canvasElement)).toHaveTextContent('00:00');
    await userEvent.keyboard('k');
    await expect(await canvas.findByRole('button', { name: 'Pause' })).toBeVisible();
    await userEvent.keyboard('k');
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeVisible();
  },
};

/** A second jump while the audio is still seeking to the first. */
export const TwoJumpsAtOnce: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await ready(canvas);
    const forward = canvas.getByRole('button', { name: 'Forward 15 seconds' });
    forward.click();
    forward.click();
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(clock(canvasElement)).toHaveTextContent('00:22'), { timeout: 3000 });
  },
};

export const ReadOnly: Story = {
  args: { onDelete: undefined },
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(canvas.queryByRole('button', { name: 'Delete recording' })).toBeNull();
  },
};

const hour = longTalk(3600);
const silence = silentWav(3600, 1);
export const AnHour: Story = {
  args: { audio: silence, peaks: hour, spans: [] },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvas);
    await expect(clock(canvasElement)).toHaveTextContent('60:00');
    // Only the part around the view is drawn: an hour is 360,000 px wide.
    const host = canvasElement.querySelector('[data-waveform] > div');
    await expect(host?.shadowRoot?.querySelectorAll('canvas').length).toBeLessThan(20);
  },
};

function Read({ file }: { file: Blob }) {
  const [text, setText] = useState('…');
  const { unread } = useLabels('RecordingPlayer', defaultLabels);
  useEffect(() => {
    readPeaks(file, undefined, unread).then(
      ({ duration, channels }) => setText(`${duration} s, ${channels.length} channels`),
      (error: Error) => setText(error.message),
    );
  }, [file, unread]);
  return <p>{text}</p>;
}

export const PeaksInAWorker: Story = {
  tags: ['!catalogue', '!autodocs'],
  render: () => <Read file={audio} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('22 s, 2 channels')).toBeVisible();
  },
};

const noise = new Blob(['Not Found'], { type: 'audio/mpeg' });
export const NotARecording: Story = {
  render: () => <Read file={noise} />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("This recording can't be played: its format is not known."),
    ).toBeVisible();
  },
};

/** Recordings and their controls run from left to right on every page. */
export const RightToLeft: Story = {
  tags: ['!catalogue', '!autodocs'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const left = (control: HTMLElement) => control.getBoundingClientRect().left;
    const inOrder = [
      await canvas.findByRole('button', { name: /^Back/ }),
      canvas.getByRole('button', { name: 'Play' }),
      canvas.getByRole('button', { name: /^Forward/ }),
      canvas.getByRole('slider', { name: 'Position' }),
    ].map(left);
    await expect(inOrder.toSorted((a, b) => a - b)).toEqual(inOrder);
    await expect(canvas.getByRole('slider', { name: 'Volume' }).matches(':dir(ltr)')).toBe(true);
  },
};
