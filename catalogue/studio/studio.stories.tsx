import type { Meta, StoryObj } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { brandOf, schemeOf } from '../../.storybook/axes.ts';
import { fernway, trunkline } from '../../ui/src/tokens/brand/index.ts';
import { deriveTokens } from '../../ui/src/tokens/theme/index.ts';
import { writeBrand } from './shared-brand.ts';
import { Studio as BrandStudio } from './studio.tsx';
import { brandInAddress } from './studio-address.ts';

const meta = {
  title: 'Brand it/Studio',
  component: BrandStudio,
  tags: ['catalogue', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    start: trunkline,
    scheme: 'light',
    onUse: (brand) => addons.getChannel().emit('updateGlobals', { globals: { brand } }),
  },
  render: ({ shared = brandInAddress(), onUse }, { globals }) => (
    <BrandStudio
      start={brandOf(globals)}
      shared={shared}
      scheme={schemeOf(globals)}
      onUse={onUse}
    />
  ),
} satisfies Meta<typeof BrandStudio>;
export default meta;
type Story = StoryObj<typeof meta>;

const pageAccent = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--tl-accent-fill').trim();

export const Studio: Story = { tags: ['visual'] };

export const Changing: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas }) => {
    const accent = canvas.getByRole('textbox', { name: 'Accent' });
    await fireEvent.change(accent, { target: { value: fernway.accent } });
    const wanted = deriveTokens({ ...trunkline, accent: fernway.accent }, 'light')['accent-fill'];
    await expect(pageAccent()).toBe(wanted);
    await userEvent.click(canvas.getByRole('tab', { name: 'Download' }));
    await expect(canvas.getAllByText(new RegExp(fernway.accent)).length).toBeGreaterThan(0);
  },
};

export const Refused: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas }) => {
    const before = pageAccent();
    const accent = canvas.getByRole('textbox', { name: 'Accent' });
    await fireEvent.change(accent, { target: { value: 'blurple' } });
    await expect(canvas.getByText(/must be a hex colour/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Use in the whole catalogue' })).toBeDisabled();
    await expect(pageAccent()).toBe(before);
  },
};

/** An incomplete brand in the address: the studio starts with the default one and says so. */
export const BadAddress: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { shared: '1.W10' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/address is not valid/);
    await expect(canvas.getByRole('textbox', { name: /Product name/ })).toHaveValue('Trunkline');
  },
};

export const SharedAddress: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { shared: writeBrand(fernway).text },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Accent' })).toHaveValue(fernway.accent);
    const address = canvas.getByRole('textbox', { name: 'Address of this brand' });
    await expect(address).toHaveDisplayValue(new RegExp(`&brand=${writeBrand(fernway).text}$`));
  },
};
