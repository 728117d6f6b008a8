import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { stateful } from '../../stateful.fixtures.tsx';
import { VerbEditor } from './verb-editor.tsx';
import { exampleVerbs } from './verb-text.model.ts';

const Stateful = stateful(VerbEditor);

const menu = `[
  {
    "verb": "gather",
    "input": ["digits", "speech"],
    "numDigits": 1,
    "timeout": 8,
    "actionHook": "/menu",
    "say": { "text": "For sales press 1, for support press 2." }
  },
  { "verb": "say", "text": "We did not hear you. Goodbye." },
  { "verb": "hangup" }
]`;

const advised = `[
  { "verb": "gather", "input": ["digit"] },
  { "verb": "transcribe", "recognizer": { "vendor": "google", "asrTimeout": -1 } }
]`;

const wrong = `[
  { "verb": "gahter", "input": ["digits"] },
  { "verb": "say", "text": "Hello", "mood": "calm" },
  { "verb": "alert" }
]`;

const meta = {
  title: 'Widgets/VerbEditor',
  component: VerbEditor,
  tags: ['catalogue'],
  args: {
    label: 'Verbs of the application',
    help: 'Start every call with these verbs instead of requesting the calling webhook.',
    value: menu,
    onChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div className="max-w-160 bg-card p-4">{Story()}</div>],
} satisfies Meta<typeof VerbEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the editor itself, which replaces the plain field. */
const editorIn = async (canvas: ReturnType<typeof within>) => {
  await canvas.findByRole('button', { name: 'Format' });
  return canvas.getByRole('textbox', { name: 'Verbs of the application' });
};

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const editor = await editorIn(canvas);
    await expect(editor).toHaveAccessibleDescription(/instead of requesting the calling webhook/);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Errors that the platform would reject the save with. */
export const WithErrors: Story = {
  tags: ['visual'],
  args: { value: wrong },
  play: async ({ canvas }) => {
    const editor = await editorIn(canvas);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^3 errors/);
    await expect(canvas.getByText(/Did you mean "gather"\?/)).toBeVisible();
    await expect(canvas.getByText('say has no property "mood".')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Line 4:' }));
    await expect(editor).toHaveFocus();
  },
};

export const WithWarnings: Story = {
  tags: ['visual'],
  args: { value: advised },
  play: async ({ canvas }) => {
    await editorIn(canvas);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^\d warnings? · checked against the published verb schema\. You can still save\./,
    );
  },
};

export const BrokenJson: Story = {
  args: { value: '[\n  { "verb": "say" "text": "Hello" }\n]', error: 'This is not valid JSON.' },
  play: async ({ canvas }) => {
    const editor = await editorIn(canvas);
    await expect(editor).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByText('A comma is missing before this.')).toBeVisible();
  },
};

export const TypingIsChecked: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { value: '[{ "verb": "hangup" ]' },
  play: async ({ canvas, args }) => {
    const editor = await editorIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Line 1:' }));
    await expect(editor).toHaveFocus();
    await userEvent.keyboard('}}');
    await expect(args.onChange).toHaveBeenLastCalledWith('[{ "verb": "hangup" }}]');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('[{ "verb": "hangup" }]');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

const pasted = '\ufeff[\u00a0{ "verb": "say", "text": "5\u00a0€" }]';
const readable = '[ { "verb": "say", "text": "5\u00a0€" }]';

/** Pasted spaces that JSON doesn't allow become plain ones, and the cursor stays. */
export const OddSpacesArePasted: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { value: '' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Insert an example' }));
    const editor = await editorIn(canvas);
    await userEvent.click(editor);
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.paste(pasted);
    await expect(args.onChange).toHaveBeenLastCalledWith(readable);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(readable.slice(0, -1));
    await userEvent.paste('\u00a0');
    await expect(canvas.getByText(/^Column 35 has a no-break space \(U\+00A0\)\./)).toBeVisible();
  },
};

export const Formats: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { value: '[{"verb":"pause","length":1e3},{"verb":"hangup"}]' },
  play: async ({ canvas, args }) => {
    await editorIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Format' }));
    // Numbers keep their notation.
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '[\n  {\n    "verb": "pause",\n    "length": 1e3\n  },\n  {\n    "verb": "hangup"\n  }\n]',
    );
  },
};

export const Empty: Story = {
  args: { value: '' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Insert an example' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(exampleVerbs);
  },
};

export const Completes: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { value: '[{ "verb": "gath" }]' },
  play: async ({ canvas, canvasElement, args }) => {
    const editor = await editorIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Line 1:' }));
    await expect(editor).toHaveFocus();
    await userEvent.keyboard('{ArrowRight>5}{/ArrowRight}e');
    const list = await within(canvasElement.ownerDocument.body).findByRole('listbox');
    await expect(within(list).getByRole('option', { name: '"gather"' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith('[{ "verb": "gathe" }]');
  },
};

/** The editor's chunk could not be loaded: the text can still be edited. */
export const PlainText: Story = {
  args: { loadEditor: () => Promise.reject(new Error('The chunk is gone')) },
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByText("Plain text: the editor couldn't be loaded."),
    ).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Verbs of the application' });
    await userEvent.type(field, ' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(`${menu} `);
    await userEvent.clear(field);
    await userEvent.paste(pasted);
    await expect(field).toHaveValue(readable);
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Verbs of the application' })).toBeVisible();
  },
};
