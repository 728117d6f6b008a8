import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { manySpans, sampleSpans } from './call-trace.fixtures.ts';
import { CallTrace, type CallTraceProps } from './call-trace.tsx';
import { PrintedTrace } from './printed-trace.tsx';

function Kept(props: CallTraceProps) {
  const [selected, setSelected] = useState(props.selected);
  return <CallTrace {...props} selected={selected} onSelect={setSelected} />;
}

const meta = {
  title: 'Widgets/CallTrace',
  component: CallTrace,
  tags: ['catalogue'],
  // Its times are bigints, which Storybook's controls can't serialise.
  argTypes: { spans: { control: false } },
  args: { spans: sampleSpans, selected: 'ask', onSelect: () => undefined },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof CallTrace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const Narrow: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <div className="w-[358px]">{Story()}</div>],
};

/** For a page without scripts: every span is rendered, and its attributes unfold. */
export const Printed: Story = {
  tags: ['visual'],
  render: ({ spans }) => <PrintedTrace spans={spans} />,
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(args.spans.length);
    await expect(canvasElement.querySelectorAll('details section')).toHaveLength(args.spans.length);
  },
};

export const Empty: Story = {
  args: { spans: [], selected: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This trace has no spans')).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { selected: null },
  play: async ({ canvas }) => {
    const tree = canvas.getByRole('tree');
    const chosen = () => canvas.getByRole('treeitem', { selected: true });
    tree.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(chosen()).toHaveTextContent('incoming-call');
    await userEvent.keyboard('{End}');
    await expect(chosen()).toHaveTextContent('verb:hook');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(chosen()).toHaveTextContent('verb:gather{inputs=digits}');
    // Closes, and opens again.
    await userEvent.keyboard('{ArrowLeft}');
    await expect(chosen()).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText('dtmf:4')).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('dtmf:4')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('region', { name: 'Span: dtmf:4' })).toBeVisible();
    await expect(canvas.getByText('140ms', { selector: 'dd' })).toBeVisible();
  },
};

export const Search: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search spans' }), 'elevenlabs');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 12 spans');
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(4);
  },
};

export const Latencies: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Latency/ }));
    await expect(canvas.getByRole('button', { name: '1 gather' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '2 gather' }));
    await expect(
      canvas.getByRole('region', { name: 'Span: verb:gather{inputs=digits}' }),
    ).toBeVisible();
  },
};

export const TwoThousandSpans: Story = {
  args: { spans: manySpans(2000), selected: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2,000 spans')).toBeVisible();
    // Only the spans in view are in the page.
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(60);
    canvas.getByRole('tree').focus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('treeitem', { selected: true })).toHaveTextContent('step 1998');
  },
};
