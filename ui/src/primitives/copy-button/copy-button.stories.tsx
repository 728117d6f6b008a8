import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CopyButton } from './copy-button.tsx';
import { CopyFeedback } from './copy-feedback.tsx';

const writeText = fn();
const onCopied = fn();
const onCopyFailed = fn();
const sid = 'a8b10404-c054-4b27-81a9-f5d6696dc5c8';

function replaceClipboard(clipboard: unknown) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  return () => Reflect.deleteProperty(navigator, 'clipboard');
}

const meta = {
  title: 'Primitives/CopyButton',
  component: CopyButton,
  tags: ['catalogue'],
  args: {
    value: sid,
    label: 'Copy account SID',
  },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    onCopied.mockClear();
    onCopyFailed.mockClear();
    return replaceClipboard({ writeText });
  },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy account SID' });
    await userEvent.click(button);
    await expect(await canvas.findByText('Copied')).toBeInTheDocument();
    await expect(writeText).toHaveBeenCalledWith('a8b10404-c054-4b27-81a9-f5d6696dc5c8');
    await waitFor(() => expect(canvas.queryByText('Copied')).not.toBeInTheDocument(), {
      timeout: 3000,
    });
  },
};

const withFeedback: Story['render'] = (args) => (
  <CopyFeedback onCopied={onCopied} onCopyFailed={onCopyFailed}>
    <CopyButton {...args} />
  </CopyFeedback>
);

/** The page is notified and shows its own message: nothing is announced twice. */
export const WithFeedback: Story = {
  render: withFeedback,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy account SID' }));
    await waitFor(() => expect(onCopied).toHaveBeenCalledWith(sid));
    await expect(canvasElement.querySelector('[data-state="copied"]')).toBeVisible();
    await expect(canvas.queryByText('Copied')).not.toBeInTheDocument();
    await expect(onCopyFailed).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  tags: ['!catalogue', '!autodocs'],
  render: withFeedback,
  beforeEach: () => {
    writeText.mockRejectedValue(new Error('Permission denied'));
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('Copying failed')).toBeInTheDocument();
    await expect(canvasElement.querySelector('[data-state="failed"]')).toBeVisible();
    await expect(onCopied).not.toHaveBeenCalled();
    await expect(onCopyFailed).toHaveBeenCalledWith(sid);
  },
};

/** A secret is reported by its mask. */
export const Secret: Story = {
  args: { subject: '••••••••c5c8' },
  render: withFeedback,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(onCopied).toHaveBeenCalledWith('••••••••c5c8'));
    await expect(writeText).toHaveBeenCalledWith(sid);
  },
};

export const WithoutClipboard: Story = {
  beforeEach: () => replaceClipboard(undefined),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
