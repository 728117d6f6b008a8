import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CopyButton } from './copy-button.tsx';

const writeText = fn();

function replaceClipboard(clipboard: unknown) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  return () => Reflect.deleteProperty(navigator, 'clipboard');
}

const meta = {
  title: 'Primitives/Copy button',
  component: CopyButton,
  tags: ['catalogue'],
  args: {
    value: 'a8b10404-c054-4b27-81a9-f5d6696dc5c8',
    label: 'Copy account SID',
    onCopied: fn(),
    onCopyFailed: fn(),
  },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    return replaceClipboard({ writeText });
  },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Copy account SID' });
    await userEvent.click(button);
    await expect(await canvas.findByText('Copied')).toBeInTheDocument();
    await expect(writeText).toHaveBeenCalledWith('a8b10404-c054-4b27-81a9-f5d6696dc5c8');
    await expect(args.onCopied).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByText('Copied')).not.toBeInTheDocument(), {
      timeout: 3000,
    });
  },
};

export const Refused: Story = {
  beforeEach: () => {
    writeText.mockRejectedValue(new Error('Permission denied'));
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('Copying failed')).toBeInTheDocument();
    await expect(args.onCopied).not.toHaveBeenCalled();
    await expect(args.onCopyFailed).toHaveBeenCalledOnce();
  },
};

export const WithoutClipboard: Story = {
  beforeEach: () => replaceClipboard(undefined),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
