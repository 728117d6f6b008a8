import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ApiCall } from './index.ts';

const meta = {
  title: 'Widgets/ApiCall',
  component: ApiCall,
  tags: ['catalogue'],
  args: {
    method: 'POST',
    baseUrl: 'https://api.example.com/v1',
    path: '/Clients',
    status: 201,
    duration: 84,
    at: Date.UTC(2026, 10, 21, 14, 3, 22),
    body: { username: 'alice', password: 'correct horse', is_active: true },
    answer: { sid: 'c3f8a0d2-5b0e-4d41-9f0e-1c2a7f6d9b11' },
    secrets: { body: [{ path: ['password'] }] },
    defaultOpen: true,
  },
} satisfies Meta<typeof ApiCall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const code = () => canvas.getByRole('region', { name: /^(curl|fetch|Node): POST/ });
    await expect(code()).toHaveTextContent(`"password": "'"$password_json"'"`);
    await userEvent.click(canvas.getByRole('tab', { name: 'Node' }));
    await expect(code()).toHaveTextContent('const { TOKEN, PASSWORD } = process.env;');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(code()).toHaveTextContent('// Yours to set: TOKEN, PASSWORD');
    await userEvent.click(canvas.getByRole('button', { name: 'Body' }));
    await expect(
      canvas.getByRole('region', { name: 'Body: POST /Clients, 14:03:22' }),
    ).toHaveTextContent('"$PASSWORD"');
    await expect(canvasElement.innerHTML).not.toContain('correct horse');
  },
};

export const Folded: Story = {
  args: { defaultOpen: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('tab')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^POST.*201.*84 ms/ }));
    await expect(canvas.getByRole('tab', { name: 'curl' })).toBeVisible();
  },
};

export const Refused: Story = {
  args: { status: 422, answer: { msg: 'a client named alice exists' } },
};

/** The request that a form would send. */
export const NotSentYet: Story = { args: { status: null, answer: undefined } };

export const Waiting: Story = { args: { status: undefined, answer: undefined } };

export const NoAnswer: Story = { args: { status: 0, answer: undefined, duration: 30_000 } };

/** Sent before recording began: only its request line is known. */
export const OnlyItsLine: Story = {
  args: {
    method: 'GET',
    path: '/Accounts/2f1a7c66-0e0d-4c8b-8a77-93b1d6b5a0c4/RecentCalls?page=1&count=25',
    status: 200,
    body: undefined,
    isRecorded: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'curl' })).toBeVisible();
    await expect(canvas.getByText('Body and answer were not recorded.')).toBeVisible();
  },
};

/** A write of which only the request line is known: code without its body would do something else. */
export const OnlyTheLineOfAWrite: Story = {
  args: { isRecorded: false, body: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Body and answer were not recorded.')).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

export const LongAnswer: Story = {
  args: {
    method: 'GET',
    path: '/Accounts',
    status: 200,
    body: undefined,
    answer: Array.from({ length: 300 }, (_, index) => ({ name: `Account ${index + 1}` })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(canvas.getByText('402 more lines')).toBeVisible();
  },
};

export const Narrow: Story = {
  args: {
    method: 'GET',
    path: '/Accounts/2f1a7c66-0e0d-4c8b-8a77-93b1d6b5a0c4/RecentCalls?page=1&count=25',
    status: 200,
    body: undefined,
  },
  decorators: [(Story) => <div className="w-[328px]">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('.w-\\[328px\\]');
    await expect(box?.scrollWidth).toBe(328);
  },
};
