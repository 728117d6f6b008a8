import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fixedRoutes, type LintInput } from './finding.model.ts';
import { RouteLinter, type RouteLinterProps } from './route-linter.tsx';

const route = (text: string, spareCarrierIds: string[] = []) => ({
  text,
  carrierId: 'skyline',
  spareCarrierIds,
  description: '',
});

const input: LintInput = {
  routes: {
    rows: {
      a: route('44'),
      b: route('^\\+?49'),
      c: route('^\\+?49[15]', ['baltic']),
      d: route('+33'),
    },
    order: ['a', 'b', 'c', 'd'],
  },
  defaultCarrierId: 'skyline',
  carriers: [
    { id: 'skyline', name: 'Skyline SIP', isActive: true, outboundGateways: 1 },
    { id: 'baltic', name: 'Baltic Retail voice', isActive: true, outboundGateways: 1 },
  ],
  isActive: true,
  rivals: [],
};

function Stateful({ input: given, onFix, ...props }: RouteLinterProps) {
  const [routes, setRoutes] = useState(given.routes);
  const input = useMemo(() => ({ ...given, routes }), [given, routes]);
  return (
    <RouteLinter
      {...props}
      input={input}
      onFix={(fix) => {
        setRoutes(fixedRoutes(routes, fix));
        onFix(fix);
      }}
    />
  );
}

const meta = {
  title: 'Widgets/RouteLinter',
  component: RouteLinter,
  tags: ['catalogue'],
  args: { input, onFix: fn() },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div className="max-w-240 bg-card p-4">{Story()}</div>],
} satisfies Meta<typeof RouteLinter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Route 4 \(\+33\) is not a regular expression/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Write ^44' }));
    await waitFor(() => expect(canvas.queryByText(/found anywhere in a number/)).toBeNull());
  },
};

export const Healthy: Story = {
  args: { input: { ...input, routes: { rows: { a: route('^\\+?44') }, order: ['a'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No problems found.')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(2);
    await expect(canvas.queryByRole('button', { name: /^Write/ })).toBeNull();
  },
};

export const Narrow: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => void (await canvas.findAllByRole('listitem')),
  decorators: [(Story) => <div className="w-80 max-w-full">{Story()}</div>],
};
