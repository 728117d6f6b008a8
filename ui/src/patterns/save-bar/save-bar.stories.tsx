import type { Meta, StoryObj } from '@storybook/react-vite';
import { TriangleAlert } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Card } from '../../primitives/card/index.ts';
import { ToastRegion } from '../../primitives/toast/index.ts';
import { onPhone, staysInside, unbroken } from '../../stays-inside.ts';
import { SaveBar } from './save-bar.tsx';

const submit = fn();
const barOf = (state: HTMLElement) =>
  state.closest<HTMLElement>('form > div:last-of-type') ?? document.body;

const meta = {
  title: 'Patterns/SaveBar',
  component: SaveBar,
  tags: ['catalogue'],
  args: { isDirty: true, onCancel: fn() },
  beforeEach: () => {
    submit.mockClear();
  },
  decorators: [
    (Story) => (
      <form
        className="mx-auto grid max-w-form gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Card>
          <div className="h-40" />
        </Card>
        {Story()}
      </form>
    ),
  ],
} satisfies Meta<typeof SaveBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { changes: 3, saveHint: 'Ctrl+S' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Unsaved changes');
    await expect(canvas.getByText('3 fields')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(submit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** The number of changed fields is a button: it shows what would be saved. */
export const WithReview: Story = {
  args: { changes: 3, onReview: fn(), reviewHint: 'Ctrl+Shift+S' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review 3 fields' }));
    await expect(args.onReview).toHaveBeenCalledOnce();
    await expect(submit).not.toHaveBeenCalled();
  },
};

/** On a long form the bar stays in view, and toasts stay above it. */
export const OnALongForm: Story = {
  decorators: [
    (Story) => (
      <>
        <div className="h-[200vh]" />
        <Story />
        <ToastRegion toast={null} onDismiss={fn()} />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const [status] = canvas.getAllByRole('status');
    const bar = barOf(status as HTMLElement);
    const toasts = canvas.getByRole('region', { name: 'Notifications' });
    await waitFor(() =>
      expect(Number.parseFloat(getComputedStyle(toasts).bottom)).toBe(
        Math.round(window.innerHeight - bar.getBoundingClientRect().top),
      ),
    );
    await expect(bar.getBoundingClientRect().height).toBeGreaterThan(40);
  },
};

export const Saved: Story = {
  tags: ['visual'],
  args: { isDirty: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('All changes saved');
    await expect(barOf(canvas.getByRole('status'))).toHaveStyle({ position: 'static' });
  },
};

/** Unchanged, but the record was loaded with a problem: the bar doesn't claim that all is saved. */
export const CleanWithProblems: Story = {
  args: {
    isDirty: false,
    problems: [{ id: 'name', message: 'Name: Give the carrier a name.', onJump: fn() }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(barOf(canvas.getByRole('status'))).toHaveStyle({ position: 'sticky' });
  },
};

/** No button, icon or message is wider than the bar, however long its text. */
export const LongUnbroken: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: {
    problems: [{ id: 'url', message: unbroken, onJump: fn() }],
    status: <p>{unbroken}</p>,
  },
  play: async ({ canvas }) => staysInside(barOf(canvas.getByRole('status'))),
};

export const LongUnbrokenOnPhone: Story = {
  ...LongUnbroken,
  tags: ['!catalogue', '!autodocs'],
  globals: onPhone,
};

export const Saving: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(submit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

export const Problems: Story = {
  tags: ['visual'],
  args: {
    problems: [
      { id: 'name', message: 'Name: Give the carrier a name.', onJump: fn() },
      { id: 'gateway', message: 'Gateway 2: The port must be 1 to 65535.', onJump: fn() },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText('2 problems')[0]).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Gateway 2: The port must be 1 to 65535.' }),
    );
    await expect(args.problems?.[1]?.onJump).toHaveBeenCalledOnce();
    await expect(submit).not.toHaveBeenCalled();
  },
};

/** On a phone the problems take one line until they are expanded. */
export const ProblemsOnPhone: Story = {
  args: Problems.args ?? {},
  decorators: [(Story) => <div className="w-88 max-w-full">{Story()}</div>],
  play: async ({ canvas }) => {
    const second = /^Gateway 2/;
    await expect(canvas.queryByRole('button', { name: second })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'and 1 more' }));
    await expect(canvas.getByRole('button', { name: second })).toBeVisible();
  },
};

export const PartialFailure: Story = {
  tags: ['visual'],
  args: {
    status: (
      <p role="alert" className="flex items-start gap-2">
        <TriangleAlert
          size={16}
          strokeWidth={1.75}
          aria-hidden
          className="mt-px shrink-0 text-warning"
        />
        The carrier is saved, but 2 of 3 gateways are not. Save again to try them once more.
      </p>
    ),
  },
};
