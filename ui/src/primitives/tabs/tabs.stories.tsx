import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextInput } from '../text-input/index.ts';
import { Tabs } from './tabs.tsx';

const items = [
  { value: 'general', label: 'General', content: <TextInput aria-label="Carrier name" /> },
  { value: 'inbound', label: 'Inbound', badge: 3, content: <p>Three inbound gateways.</p> },
  { value: 'outbound', label: 'Outbound', content: <p>No outbound gateway yet.</p> },
];

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  tags: ['catalogue'],
  args: { items, label: 'Carrier', onChange: fn() },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tablist', { name: 'Carrier' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'General' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Inbound 3' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Inbound 3' })).toHaveTextContent(
      'Three inbound gateways.',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith('inbound');
  },
};

export const ByKeyboard: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'General' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Inbound 3' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Three inbound gateways.');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Outbound' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'General' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'General' })).toHaveFocus();
  },
};

/** The focus ring is for the keyboard: a press shows none, the next arrow key does. */
export const FocusRing: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas }) => {
    const [, second, third] = canvas.getAllByRole('tab');
    if (!second || !third) throw new Error('three tabs are needed');
    await userEvent.click(second);
    await expect(second).toHaveStyle({ outlineStyle: 'none' });
    await userEvent.keyboard('{ArrowRight}');
    await expect(third).toHaveStyle({ outlineStyle: 'solid' });
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveStyle({ outlineStyle: 'solid' });
  },
};

export const KeepMounted: Story = {
  args: { keepMounted: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Carrier name' }), 'Telefónica');
    await userEvent.click(canvas.getByRole('tab', { name: 'Outbound' }));
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.getByLabelText('Carrier name')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'General' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Telefónica');
  },
};

export const WithError: Story = {
  tags: ['visual'],
  args: {
    defaultValue: 'inbound',
    items: items.map((item) => ({ ...item, hasError: item.value === 'outbound' })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Outbound has errors' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'General' })).toBeVisible();
  },
};

export const Controlled: Story = {
  args: { value: 'outbound' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'General' }));
    await expect(args.onChange).toHaveBeenCalledWith('general');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('No outbound gateway yet.');
  },
};
