import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { ProgressOverlay } from './progress-overlay.tsx';

const meta = {
  title: 'Patterns/ProgressOverlay',
  component: ProgressOverlay,
  tags: ['catalogue'],
  parameters: { docs: { story: { inline: false, iframeHeight: 240 } } },
  args: { open: true },
} satisfies Meta<typeof ProgressOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    const overlay = await screen.findByRole('alertdialog', {
      name: 'Your requested changes are being processed. Please do not leave the page or hit the back button until complete.',
    });
    await waitFor(() => expect(overlay).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await expect(overlay).toHaveFocus();
    if (overlay.parentElement) await userEvent.click(overlay.parentElement);
    await expect(overlay).toBeInTheDocument();
  },
};

/** Finishes the work that the overlay covers. */
let finish: () => void = () => undefined;

export const GivesTheFocusBack: Story = {
  tags: ['!catalogue', '!autodocs'],
  render: function Render(args) {
    const [isRunning, setIsRunning] = useState(false);
    const run = () => {
      setIsRunning(true);
      finish = () => setIsRunning(false);
    };
    return (
      <>
        <Button onClick={run}>Upgrade</Button>
        <ProgressOverlay {...args} open={isRunning} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Upgrade' });
    await userEvent.click(button);
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
    finish();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
