import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Switch } from '../switch/index.ts';

const press = fn();
const reason = 'You have view-only access.';
const off = { disabled: true, disabledReason: reason };

/** Every disabled control gives its reason in the same way. */
const meta = {
  title: 'Primitives/useReason',
  tags: ['catalogue'],
  beforeEach: () => {
    press.mockClear();
  },
  render: () => (
    <div className="grid justify-items-start gap-4 py-12">
      <Button {...off} onClick={press}>
        Delete
      </Button>
      <IconButton {...off} icon={Trash2} label="Delete gateway" onClick={press} />
      <Checkbox label="Active" {...off} onChange={press} />
      <Switch {...off} label="Recording" onChange={press} />
    </div>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const controls = [
  { role: 'button', name: 'Delete' },
  { role: 'button', name: 'Delete gateway' },
  { role: 'checkbox', name: 'Active' },
  { role: 'switch', name: 'Recording' },
];
const shown = () => screen.queryAllByRole('tooltip').filter((one) => one.matches(':popover-open'));

export const ByKeyboard: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    for (const { role, name } of controls) {
      const control = canvas.getByRole(role, { name });
      await expect(control).toHaveAccessibleDescription(reason);
      await expect(control).toHaveAttribute('aria-disabled', 'true');
      await userEvent.tab();
      await expect(control).toHaveFocus();
      await expect(shown()).toHaveLength(1);
      await expect(shown()[0]).toHaveTextContent(reason);
      await userEvent.keyboard(role === 'button' ? '{Enter}' : ' ');
    }
    await expect(press).not.toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(shown()).toHaveLength(0);
    await userEvent.tab({ shift: true });
  },
};

export const ByHover: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Delete' });
    await userEvent.hover(button);
    await waitFor(() => expect(shown()).toHaveLength(1));
    await userEvent.unhover(button);
    await waitFor(() => expect(shown()).toHaveLength(0));
  },
};

export const ByTouch: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas }) => {
    for (const { role, name } of controls) {
      const control = canvas.getByRole(role, { name });
      fireEvent.pointerUp(control, { pointerType: 'touch' });
      await waitFor(() => expect(shown()).toHaveLength(1));
      fireEvent.click(control);
      // A tap elsewhere.
      fireEvent.pointerDown(document.body, { pointerType: 'touch' });
      await waitFor(() => expect(shown()).toHaveLength(0));
    }
    await expect(press).not.toHaveBeenCalled();
  },
};

/** At the edge of a narrow window the tooltip stays inside. */
export const AtTheEdge: Story = {
  render: () => (
    <div className="flex justify-end">
      <Button
        disabled
        disabledReason="Remove everything that uses this account first: phone numbers, applications and tenants."
      >
        Delete
      </Button>
    </div>
  ),
  play: async () => {
    await userEvent.tab();
    const box = shown()[0]?.getBoundingClientRect();
    await expect(box?.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(box?.top).toBeGreaterThanOrEqual(0);
  },
};
