import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CopyFeedback } from '../copy-button/index.ts';
import { MaskedToken, SecretDisplay } from './secret-display.tsx';

const writeText = fn();
const onCopied = fn();
const onCopyFailed = fn();
const token = '38700987-c7a4-4685-a5bb-af378f9734de';

const meta = {
  title: 'Primitives/SecretDisplay',
  component: SecretDisplay,
  tags: ['catalogue'],
  args: { value: token, label: 'API key' },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    onCopied.mockClear();
    onCopyFailed.mockClear();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'clipboard');
  },
} satisfies Meta<typeof SecretDisplay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('••••••••34de')).toBeVisible();
    await expect(canvasElement.innerHTML).not.toContain(token);
  },
};

export const Revealed: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show API key' }));
    await expect(canvas.getByText(token)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide API key' }));
    await expect(canvas.queryByText(token)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show API key' }));
  },
};

/** The copy is confirmed with the mask, whether the secret is revealed or not. */
export const CopiedRevealed: Story = {
  tags: ['!catalogue', '!autodocs'],
  render: (args) => (
    <CopyFeedback onCopied={onCopied} onCopyFailed={onCopyFailed}>
      <SecretDisplay {...args} />
    </CopyFeedback>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show API key' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy API key' }));
    await waitFor(() => expect(onCopied).toHaveBeenCalledWith('••••••••34de'));
    writeText.mockRejectedValue(new Error('Permission denied'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy API key' }));
    await waitFor(() => expect(onCopyFailed).toHaveBeenCalledWith('••••••••34de'));
  },
};

export const MaskedOnly: Story = {
  args: { canReveal: false, canCopy: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const OwnMaskAndLabels: Story = {
  args: {
    label: 'Zugangsschlüssel',
    mask: (value) => `…${value.slice(-2)}`,
    labels: { reveal: (label) => `${label} anzeigen` },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('…de')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Zugangsschlüssel anzeigen' })).toBeVisible();
  },
};

/** Only the mask, for places that merely name the secret. */
export const Masked: Story = {
  render: () => <MaskedToken value={token} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('••••••••34de')).toBeVisible();
    await expect(canvasElement.innerHTML).not.toContain(token);
  },
};
