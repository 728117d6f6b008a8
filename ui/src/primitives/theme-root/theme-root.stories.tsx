import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Brand, copperline, fernway } from '../../tokens/brand/index.ts';
import { deriveTokens, type Scheme } from '../../tokens/theme/index.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { ThemeRoot } from './theme-root.tsx';

function Part() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-3 p-6">
      <h2 className="text-section font-semibold">Registration</h2>
      <p className="text-muted">Refused since 14:03 UTC.</p>
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        Register
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Register now?"
        footer={
          <Button variant="primary" onClick={() => setIsOpen(false)}>
            Yes
          </Button>
        }
      />
    </div>
  );
}

const meta = {
  title: 'Primitives/ThemeRoot',
  component: ThemeRoot,
  tags: ['catalogue'],
  args: { brand: copperline, children: <Part /> },
} satisfies Meta<typeof ThemeRoot>;
export default meta;
type Story = StoryObj<typeof meta>;

const accentOf = (element: Element) =>
  getComputedStyle(element).getPropertyValue('--tl-accent-fill');

async function expectAccent(part: HTMLElement, brand: Brand, scheme: Scheme) {
  const accent = deriveTokens(brand, scheme)['accent-fill'];
  const opener = within(part).getByRole('button', { name: 'Register' });
  await expect(accentOf(opener)).toBe(accent);
  await userEvent.click(opener);
  await expect(accentOf(await screen.findByRole('dialog'))).toBe(accent);
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await expect(opener).toHaveFocus();
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expectAccent(canvasElement, copperline, 'light');
  },
};

export const TwoBrands: Story = {
  render: (args) => (
    <div className="grid gap-4 sm:grid-cols-2">
      <ThemeRoot {...args} data-testid="copperline" />
      <ThemeRoot {...args} brand={fernway} mode="dark" density="compact" data-testid="fernway" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expectAccent(canvas.getByTestId('copperline'), copperline, 'light');
    await expectAccent(canvas.getByTestId('fernway'), fernway, 'dark');
  },
};
