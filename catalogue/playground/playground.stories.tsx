import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Playground } from './playground.tsx';

const meta = {
  title: 'Playground/Components',
  component: Playground,
  tags: ['catalogue', '!autodocs'],
} satisfies Meta<typeof Playground>;
export default meta;

export const Changing: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const accent = canvas.getByLabelText('Accent');
    await userEvent.clear(accent);
    await expect(accent).toHaveAccessibleDescription('Give a colour as #rrggbb.');
    await userEvent.type(accent, '#7a2b8f');
    await expect(canvas.getByText(/"accent": "#7a2b8f"/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add SIP gateway' })).toBeVisible();
  },
};
