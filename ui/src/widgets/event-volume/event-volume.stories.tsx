import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { onPhone, staysInside, unbroken } from '../../stays-inside.ts';
import { barsOf } from './event-volume.model.ts';
import { EventVolume } from './event-volume.tsx';

const start = new Date(2026, 10, 20);
const end = new Date(2026, 10, 20, 18);
/** Two peaks around a lunch break. */
const rhythm = [1, 0, 0, 0, 1, 2, 6, 14, 22, 26, 24, 25, 12, 18, 24, 26, 20, 11];
const calls = rhythm.flatMap((count, hour) =>
  Array.from({ length: count }, (_, n) => ({
    at: new Date(2026, 10, 20, hour, n * 2),
    series: n % 5 === 4 ? 'failed' : 'answered',
  })),
);

/** The same number every day. */
const week = [13, 14, 15, 16, 17, 18, 19, 20].flatMap((day) =>
  calls
    .map(({ at, series }) => ({
      at: new Date(2026, 10, day, at.getHours(), at.getMinutes()),
      series,
    }))
    .filter(({ at }) => at >= new Date(2026, 10, 13, 12)),
);

const meta = {
  title: 'Widgets/EventVolume',
  component: EventVolume,
  tags: ['catalogue'],
  args: {
    label: 'Calls per hour',
    bars: barsOf(calls, start, end),
    series: [
      { id: 'answered', label: 'Answered', tone: 'accent' },
      { id: 'failed', label: 'Not answered', tone: 'danger' },
    ],
    summary: '232 calls',
    onRange: fn(),
  },
} satisfies Meta<typeof EventVolume>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

/** A line behind the bars shows the usual numbers; it may end earlier than the bars. */
export const Compared: Story = {
  tags: ['visual'],
  args: { comparison: { label: 'A week earlier', counts: rhythm.map((count) => count * 0.8 + 2) } },
};

/** The axis covers at least five: a single call stays a small bar. */
export const Few: Story = {
  args: { bars: barsOf(calls.slice(0, 2), start, end) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').querySelector('text')?.textContent).toBe('0');
    await expect(canvas.getByText('6', { exact: true })).toBeInTheDocument();
  },
};

/** The folded chart keeps its figures. */
export const Folding: Story = {
  render: function Folding(args) {
    const [open, setOpen] = useState(false);
    return <EventVolume {...args} open={open} onOpenChange={setOpen} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('232 calls')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show chart', expanded: false }));
    const picture = canvas.getByRole('img', { name: 'Calls per hour' });
    // Drawn at its current width.
    await expect(picture.getBoundingClientRect().width).toBe(
      picture.parentElement?.getBoundingClientRect().width,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Hide chart' }));
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** The first day began before the range, and the last one isn't over. */
export const Incomplete: Story = {
  tags: ['visual'],
  args: {
    label: 'Calls per day',
    bars: barsOf(week, new Date(2026, 10, 13, 12), end),
    summary: `${week.length} calls`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Incomplete')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'As a table' }));
    await expect(canvas.getAllByRole('rowheader', { name: /\(incomplete\)$/ })).toHaveLength(2);
  },
};

/** Both are counted, and both have a column. */
export const OneLabelTwice: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: {
    series: [
      { id: 'answered', label: 'Calls', tone: 'accent' },
      { id: 'failed', label: 'Calls', tone: 'danger' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'As a table' }));
    await expect(canvas.getAllByRole('columnheader', { name: 'Calls' })).toHaveLength(2);
  },
};

export const Narrow: Story = {
  args: { label: 'Calls per day', bars: barsOf(calls, new Date(2026, 9, 21), end) },
  decorators: [(Story) => <div className="w-[358px]">{Story()}</div>],
  // No label of the time axis is cut off.
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Calls per day' });
    const { right } = picture.getBoundingClientRect();
    for (const text of picture.querySelectorAll('text')) {
      await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    }
  },
};

export const ByKeyboard: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'As a table' }));
    await userEvent.click(canvas.getByRole('button', { name: /09:00/ }));
    await expect(args.onRange).toHaveBeenCalledWith(
      new Date(2026, 10, 20, 9),
      new Date(2026, 10, 20, 9, 59, 59, 999),
    );
  },
};

export const Brushed: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas, args }) => {
    const picture = canvas.getByRole('img', { name: 'Calls per hour' });
    const { left, top, width } = picture.getBoundingClientRect();
    const x = (hour: number) => left + 36 + ((width - 36) / 18) * (hour + 0.5);
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: picture, coords: { clientX: x(8), clientY: top + 40 } },
      { target: picture, coords: { clientX: x(11), clientY: top + 40 } },
      { keys: '[/MouseLeft]', target: picture, coords: { clientX: x(11), clientY: top + 40 } },
    ]);
    await expect(args.onRange).toHaveBeenCalledWith(
      new Date(2026, 10, 20, 8),
      new Date(2026, 10, 20, 11, 59, 59, 999),
    );
  },
};

/** An unbroken word wraps: nothing overflows. */
export const EndlessWord: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { series: [{ id: 'answered', label: 'Wxyzabcdefghij'.repeat(6), tone: 'accent' }] },
  decorators: [(Story) => <div className="w-80 max-w-full">{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem').getBoundingClientRect().width).toBeLessThanOrEqual(
      320,
    );
  },
};

/** The sentence beside it wraps as well, open and folded. */
export const EndlessSummary: Story = {
  tags: ['!catalogue', '!autodocs'],
  globals: onPhone,
  args: { summary: unbroken, comparison: { label: unbroken, counts: rhythm } },
  render: (args) => (
    <div className="grid grid-cols-1 gap-4">
      <EventVolume {...args} />
      <EventVolume {...args} label="Folded" summary={<p>{unbroken}</p>} open={false} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await staysInside(canvasElement);
  },
};
