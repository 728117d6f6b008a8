import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  tags: ['catalogue'],
  args: { content: '14 March 2026, 14:03:22 UTC', children: <Button>Last used</Button> },
  decorators: [(Story) => <div className="flex justify-center py-16">{Story()}</div>],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Last used' }));
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      '14 March 2026, 14:03:22 UTC',
    );
  },
};

export const ByKeyboard: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Last used' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      '14 March 2026, 14:03:22 UTC',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

export const LongText: Story = {
  tags: ['visual'],
  args: {
    content:
      'Registrierungsberechtigungen werden höchstens alle fünf Minuten mit dem Vermittlungsserver abgeglichen.',
  },
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  },
};

export const WithoutContent: Story = {
  args: { content: undefined },
  play: async () => {
    await userEvent.tab();
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};
