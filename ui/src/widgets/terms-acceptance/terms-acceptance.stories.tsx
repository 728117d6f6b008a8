import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TermsAcceptance } from './terms-acceptance.tsx';

const meta = {
  title: 'Widgets/TermsAcceptance',
  component: TermsAcceptance,
  tags: ['catalogue'],
  args: {
    value: false,
    onChange: fn(),
    termsHref: 'https://example.com/terms',
    privacyHref: 'https://example.com/privacy',
  },
  decorators: [(Story) => <div className="max-w-100 bg-card p-4">{Story()}</div>],
} satisfies Meta<typeof TermsAcceptance>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['visual'],

  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).not.toBeChecked();
    await expect(canvas.getByRole('link', { name: /Terms of Service/ })).toHaveAttribute(
      'href',
      'https://example.com/terms',
    );
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const WithoutLinks: Story = {
  args: { termsHref: undefined, privacyHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
