import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { copperline } from '../../tokens/brand/index.ts';
import { deriveTokens } from '../../tokens/theme/index.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { ShadowThemeRoot } from './shadow-theme-root.tsx';

/** Page rules for class names that the library uses too. */
const rulesOfThePage = '.p-6 { padding: 5rem !important } .text-muted { color: red !important }';

function Part() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-3 p-6">
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
  title: 'Primitives/ShadowThemeRoot',
  component: ShadowThemeRoot,
  tags: ['catalogue'],
  args: { brand: copperline, children: <Part /> },
  render: (args) => <ShadowThemeRoot {...args} data-testid="host" />,
  decorators: [
    (Story) => (
      <>
        <style>{rulesOfThePage}</style>
        {Story()}
      </>
    ),
  ],
} satisfies Meta<typeof ShadowThemeRoot>;
export default meta;
type Story = StoryObj<typeof meta>;

const insideOf = async (host: HTMLElement) => {
  await waitFor(() => expect(host.shadowRoot?.querySelector('button')).toBeTruthy());
  const root = host.shadowRoot?.querySelector<HTMLElement>('.tl-root');
  if (!root) throw new Error('There is no theme root');
  return root;
};

export const Default: Story = {
  play: async ({ canvas }) => {
    const root = await insideOf(canvas.getByTestId('host'));
    const accent = deriveTokens(copperline, 'light')['accent-fill'];
    const accentOf = (element: Element) =>
      getComputedStyle(element).getPropertyValue('--tl-accent-fill');
    const opener = within(root).getByRole('button', { name: 'Register' });
    await expect(accentOf(opener)).toBe(accent);
    await expect(getComputedStyle(root.querySelector('.p-6') ?? root).paddingTop).toBe('24px');
    await userEvent.click(opener);
    const dialog = await within(root).findByRole('dialog');
    await expect(accentOf(dialog)).toBe(accent);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(within(root).queryByRole('dialog')).not.toBeInTheDocument());
    await expect(root.getRootNode()).toHaveProperty('activeElement', opener);
  },
};
