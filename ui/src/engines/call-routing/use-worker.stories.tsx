import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useWorker } from './use-worker.ts';

/** Far longer than a story lasts, so that no result comes from the time limit. In ms. */
const limit = 600_000;

type AskingProps = { make: () => Worker; request: object };

function Asking({ make, request }: AskingProps) {
  const { answer, isPending, isFailed, isStopped } = useWorker<object, string>(
    make,
    request,
    limit,
  );
  const state = isFailed ? 'failed' : isStopped ? 'stopped' : isPending ? 'pending' : answer;
  return <p role="status">{state}</p>;
}

const workerOf = (code: string) => () =>
  new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));

const meta = {
  title: 'Widgets/Worker',
  render: (args) => <Asking {...args} />,
  tags: ['!catalogue', '!autodocs'],
  args: { request: {}, make: workerOf('onmessage = () => postMessage("answered")') },
} satisfies Meta<AskingProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answers: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('answered')).toBeVisible();
  },
};

export const Throws: Story = {
  args: { make: workerOf('onmessage = () => { throw new Error("broken"); }') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('failed')).toBeVisible();
  },
};

export const IsRefused: Story = {
  args: {
    make: () => {
      throw new TypeError("This document requires 'TrustedScriptURL' assignment.");
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('failed')).toBeVisible();
  },
};

export const DoesNotArrive: Story = {
  args: { make: () => new Worker('/there-is-no-such-worker.js') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('failed')).toBeVisible();
  },
};
