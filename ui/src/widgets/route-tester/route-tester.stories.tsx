import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RouteExamples } from './route-examples.tsx';
import { RouteTester, type RouteTesterProps } from './route-tester.tsx';
import type { TesterCarrier, TesterRoute } from './tester.model.ts';

const carrier = (id: string, name: string, part: Partial<TesterCarrier> = {}): TesterCarrier => ({
  id,
  name,
  isActive: true,
  accountId: null,
  providerId: 'P',
  gateways: [
    {
      address: `${id}.example.com`,
      port: 5060,
      protocol: 'tls',
      isOutbound: true,
      isActive: true,
      usesSipsScheme: true,
    },
  ],
  techPrefix: '',
  hasLeadingPlus: true,
  requiresRegister: false,
  registerRealm: '',
  ...part,
});

const route = (id: string, place: number | null, text: string, carrierId: string): TesterRoute => ({
  id,
  place,
  text,
  priority: place ?? 9999,
  entries: [{ carrierId, priority: 0 }],
});

const routes = [
  route('a', 1, '^49', 'skyline'),
  route('b', 2, '^33', 'skyline'),
  route('c', 3, '^44', 'baltic'),
  route('z', null, '.*', 'skyline'),
];
const saved = [
  route('a', 1, '^49', 'skyline'),
  route('c', 2, '^442', 'baltic'),
  route('z', null, '.*', 'skyline'),
];

function Stateful(props: RouteTesterProps) {
  const [number, setNumber] = useState(props.number);
  const [numbers, setNumbers] = useState<string[]>(['442079460000', '441611234567', '4930123456']);
  return (
    <div className="grid gap-6">
      <RouteTester {...props} number={number} onNumberChange={setNumber} />
      <RouteExamples
        {...props}
        saved={saved}
        numbers={numbers}
        onChange={setNumbers}
        onExplain={setNumber}
      />
    </div>
  );
}

const meta = {
  title: 'Widgets/RouteTester',
  component: RouteTester,
  tags: ['catalogue'],
  args: {
    number: '+44 20 7946 0000',
    onNumberChange: fn(),
    routes,
    carriers: [carrier('skyline', 'Skyline SIP'), carrier('baltic', 'Baltic Retail voice')],
    caller: { accountId: '', providerId: 'P' },
  },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div className="max-w-240 bg-card p-4">{Story()}</div>],
} satisfies Meta<typeof RouteTester>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const without = await canvas.findByRole('region', { name: 'Without +: 442079460000' });
    await expect(without).toHaveTextContent('Baltic Retail voice');
    await expect(without).toHaveTextContent('sips:+442079460000@baltic.example.com;transport=tls');
    const withPlus = canvas.getByRole('region', { name: 'With +: +442079460000' });
    await expect(withPlus).toHaveTextContent('The default route matches');
    await expect(await canvas.findByText('1 test number moves')).toBeVisible();
  },
};

/** Collects the texts that `read` returns on each change of the element. */
function watch(element: HTMLElement, read: () => string | null | undefined) {
  const seen = [read()];
  const observer = new MutationObserver(() => seen.push(read()));
  observer.observe(element, {
    attributes: true,
    childList: true,
    characterData: true,
    subtree: true,
  });
  return () => {
    observer.disconnect();
    return seen;
  };
}

export const PastedExamples: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: 'Without +: 442079460000' });
    await userEvent.click(canvas.getByRole('textbox', { name: 'Test numbers' }));
    await userEvent.paste('44 161 9999999\n33 1 42 68 53 00');
    await userEvent.click(canvas.getByRole('button', { name: 'Add test numbers' }));
    const name = 'Without +: 33142685300';
    const seen = watch(
      canvasElement,
      () => canvas.queryByRole('region', { name })?.textContent ?? undefined,
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Test 33142685300' }));
    await expect(await canvas.findByRole('region', { name })).toHaveTextContent(
      'Route 2 (^33) matches',
    );
    // Never the result of the previous number.
    for (const text of seen()) if (text) await expect(text).toContain('Route 2 (^33) matches');
    await expect(await canvas.findByText('2 test numbers move')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 441611234567' }));
    await expect(await canvas.findByText('1 test number moves')).toBeVisible();
  },
};

export const ARemovedExampleLeavesTheOthers: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('1 test number moves');
    const row = () => canvas.getByRole('button', { name: 'Test 4930123456' }).closest('tr');
    const before = row()?.textContent;
    await expect(before).toContain('Skyline SIP');
    const seen = watch(canvasElement, () => row()?.textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 442079460000' }));
    await expect(canvas.queryByRole('button', { name: 'Test 442079460000' })).toBeNull();
    for (const text of seen()) await expect(text).toBe(before);
  },
};

export const NobodyLeft: Story = {
  args: { routes: [route('a', 1, '(44', 'skyline')], carriers: [] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('region', { name: 'Without +: 442079460000' }),
    ).toHaveTextContent('Nobody (603)');
  },
};

export const Narrow: Story = {
  tags: ['visual'],
  play: async ({ canvas }) =>
    void (await canvas.findByRole('region', { name: 'Without +: 442079460000' })),
  decorators: [(Story) => <div className="w-80 max-w-full">{Story()}</div>],
};
