import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '../../primitives/field/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { FormSection } from '../form-section/index.ts';
import { PageOutline } from './page-outline.tsx';

function LongForm({ sections }: { sections: readonly string[] }) {
  const content = useRef<HTMLDivElement>(null);
  const [realm, setRealm] = useState('');
  return (
    <div className="grid gap-x-8 gap-y-4 min-[1280px]:grid-cols-[minmax(0,1fr)_11rem]">
      <div className="min-[1280px]:col-start-2">
        <PageOutline of={content} className="h-fit" />
      </div>
      <div ref={content} className="grid gap-5 min-[1280px]:col-start-1 min-[1280px]:row-start-1">
        {sections.map((title) => (
          <FormSection key={title} title={title} description="What these fields are about.">
            <Field label={`${title} name`}>
              <TextInput className="h-40!" />
            </Field>
            {title === 'Webhooks' && (
              <Field label="SIP realm" error={realm === '' ? 'Give a realm.' : undefined}>
                <TextInput value={realm} onChange={(event) => setRealm(event.target.value)} />
              </Field>
            )}
          </FormSection>
        ))}
      </div>
    </div>
  );
}

const meta = {
  title: 'Patterns/PageOutline',
  component: PageOutline,
  tags: ['catalogue'],
  args: { of: { current: null } },
  render: () => <LongForm sections={['General', 'Limits', 'Webhooks', 'Call recording']} />,
} satisfies Meta<typeof PageOutline>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = { viewport: { value: 'desk', isRotated: false } };
const desk = {
  viewport: { options: { desk: { name: 'Desk', styles: { width: '1440px', height: '900px' } } } },
};

/** Beside the form: marks the section in view, and a dot marks each section with a problem. */
export const Beside: Story = {
  parameters: desk,
  globals: wide,
  play: async ({ canvas }) => {
    const map = within(await canvas.findByRole('navigation', { name: 'On this page' }));
    const parts = map.getAllByRole('button');
    await expect(parts.map((part) => part.textContent)).toEqual([
      'General',
      'Limits',
      'Webhookshas problems',
      'Call recording',
    ]);
    await expect(parts[0]).toHaveAttribute('aria-current', 'true');

    parts[2]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Webhooks' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'SIP realm' }), 'x');
    await waitFor(() => expect(map.queryByText('has problems')).toBeNull());
  },
};

/** Above the form, as a menu. */
export const Above: Story = {
  parameters: {
    viewport: {
      options: { tablet: { name: 'Tablet', styles: { width: '820px', height: '900px' } } },
    },
  },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    // The menu's real button, once its code has loaded.
    const button = await canvas.findByRole('button', { name: 'On this page', expanded: false });
    await expect(canvas.queryByRole('navigation')).toBeNull();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      await screen.findByRole('menuitem', { name: 'Webhooks (has problems)' }),
    ).toBeVisible();
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Call recording' })).toHaveFocus(),
    );
  },
};

/** A short form needs no outline. */
export const Short: Story = {
  render: () => <LongForm sections={['General', 'Limits']} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Limits' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
