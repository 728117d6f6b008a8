import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Field } from '../field/index.ts';
import { FileInput, type FileInputProps } from './file-input.tsx';

const keyFile = () => new File(['{"type":"service_account"}'], 'acme-voice.json');

/** A file whose text resolves, or rejects, when the story decides. */
function fileWith(name: string, text: () => Promise<string>): File {
  return Object.defineProperty(new File([''], name), 'text', { value: text });
}

function Stateful({ fileName: initial = null, onFile, onClear, ...rest }: FileInputProps) {
  const [fileName, setFileName] = useState(initial);
  return (
    <FileInput
      {...rest}
      fileName={fileName}
      onFile={(file) => {
        setFileName(file.name);
        onFile?.(file);
      }}
      onClear={() => {
        setFileName(null);
        onClear?.();
      }}
    />
  );
}

const meta = {
  title: 'Primitives/FileInput',
  component: FileInput,
  tags: ['catalogue'],
  args: { onFile: fn(), onRead: fn(), onError: fn(), onClear: fn() },
  render: (args) => (
    <Field label="Service key" className="max-w-sm">
      <Stateful {...args} />
    </Field>
  ),
} satisfies Meta<typeof FileInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { label: 'Choose a JSON file', canClear: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Choose a JSON file')).toBeVisible();
    const file = keyFile();
    await userEvent.upload(canvas.getByLabelText('Service key'), file);
    await waitFor(() =>
      expect(args.onRead).toHaveBeenCalledWith('{"type":"service_account"}', file),
    );
    await expect(args.onFile).toHaveBeenCalledWith(file);
    await expect(canvas.getByText('acme-voice.json')).toBeVisible();
    await expect(canvas.getByLabelText('Service key')).toHaveAccessibleDescription(
      'acme-voice.json',
    );
    await userEvent.upload(canvas.getByLabelText('Service key'), file);
    await waitFor(() => expect(args.onRead).toHaveBeenCalledTimes(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove file' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Choose a JSON file')).toBeVisible();
  },
};

export const Dropped: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas, args }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(keyFile());
    await fireEvent(
      canvas.getByLabelText('Service key'),
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }),
    );
    await expect(await canvas.findByText('acme-voice.json')).toBeVisible();
    await waitFor(() => expect(args.onRead).toHaveBeenCalledOnce());
  },
};

export const ReadFailure: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas, args }) => {
    const broken = fileWith('key.json', () => Promise.reject(new Error('The disk is gone')));
    await userEvent.upload(canvas.getByLabelText('Service key'), broken);
    await waitFor(() =>
      expect(args.onError).toHaveBeenCalledWith('Failed to read file: The disk is gone'),
    );
    await expect(args.onRead).not.toHaveBeenCalled();
  },
};

export const OnlyTheLatestCounts: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Service key');
    let finish: (text: string) => void = () => undefined;
    const slow = fileWith('slow.json', () => new Promise((resolve) => (finish = resolve)));
    await userEvent.upload(input, slow);
    await userEvent.upload(input, keyFile());
    await waitFor(() => expect(args.onRead).toHaveBeenCalledOnce());
    finish('late');
    await Promise.resolve();
    await expect(args.onRead).toHaveBeenCalledOnce();
  },
};

/** With a `name` it shows the name of its file itself, until the form is reset. */
export const InANativeForm: Story = {
  tags: ['!catalogue', '!autodocs'],
  render: () => (
    <form aria-label="Key">
      <FileInput label="Choose a JSON file" name="key" canClear />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Choose a JSON file');
    await userEvent.upload(input, keyFile());
    await expect(canvas.getByText('acme-voice.json')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove file' }));
    await expect(canvas.getByText('Choose a JSON file')).toBeVisible();
    await userEvent.upload(input, keyFile());
    await expect(canvas.getByText('acme-voice.json')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByText('Choose a JSON file')).toBeVisible();
  },
};

export const States: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid max-w-sm gap-3">
      <FileInput label="Choose a JSON file" />
      <FileInput aria-label="Filled" fileName="acme-voice.json" canClear />
      <FileInput aria-label="Invalid" aria-invalid fileName="notes.txt" canClear />
      <FileInput aria-label="Disabled" disabled />
    </div>
  ),
};
