import type { ReactNode } from 'react';
import { fireEvent, screen, userEvent } from 'storybook/test';
// biome-ignore lint/style/noRestrictedImports: the table holds every control of the library
import { AsyncSelect } from '../../patterns/async-select/index.ts';
import { choose } from '../../testing/testing-library/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Combobox } from '../combobox/index.ts';
import { FileInput } from '../file-input/index.ts';
import { NumberInput } from '../number-input/index.ts';
import { PasswordInput } from '../password-input/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Select } from '../select/index.ts';
import { Switch } from '../switch/index.ts';
import { TextInput } from '../text-input/index.ts';
import { Textarea } from '../textarea/index.ts';

type Native = { name: string; form?: string; required?: boolean; disabled?: boolean };

/** A control that a native form submits, with the two values of its test; '' is none. */
export type NativeControl = {
  first: string;
  next: string;
  /** False if a surrounding field doesn't make it required. */
  heedsField?: false;
  /** A reset clears it even if its parent holds the value: a page can't set a file. */
  isFile?: true;
  /** Uncontrolled, with this initial value. */
  free: (native: Native, initial: string) => ReactNode;
  /** Controlled by its parent. */
  held: (native: Native, value: string, onChange: (next: string) => void) => ReactNode;
  /** Changes the control as a user would: from the first value, or none, to the next. */
  change: (part: HTMLElement) => Promise<void>;
};

/** The control that the user operates in a part of the page. */
export function visibleOf(part: HTMLElement): HTMLElement {
  const found = part.querySelector<HTMLElement>(
    ':is(input, textarea, button[role="combobox"]):not([aria-hidden])',
  );
  if (!found) throw new Error('There is no control.');
  return found;
}

const label = 'Control';
const options = [
  { value: 'first-sid', label: 'First' },
  { value: 'next-sid', label: 'Next' },
] as const;

type Text = typeof TextInput | typeof NumberInput | typeof PasswordInput | typeof Textarea;
const text = (Control: Text, first = 'one', next = 'two'): NativeControl => ({
  first,
  next,
  free: (native, initial) => <Control {...native} aria-label={label} defaultValue={initial} />,
  held: (native, value, onChange) => (
    <Control
      {...native}
      aria-label={label}
      value={value}
      onChange={({ target }: { target: { value: string } }) => onChange(target.value)}
    />
  ),
  change: async (part) => {
    await userEvent.clear(visibleOf(part));
    await userEvent.type(visibleOf(part), next);
  },
});

const tick = (Control: typeof Checkbox | typeof Switch): NativeControl => ({
  first: '',
  next: 'on',
  free: (native, initial) => (
    <Control {...native} label={label} defaultChecked={initial === 'on'} />
  ),
  held: (native, value, onChange) => (
    <Control
      {...native}
      label={label}
      checked={value === 'on'}
      onChange={({ target }) => onChange(target.checked ? 'on' : '')}
    />
  ),
  change: (part) => userEvent.click(visibleOf(part)),
});

const pick = (Control: typeof Select | typeof Combobox): NativeControl => ({
  first: 'first-sid',
  next: 'next-sid',
  free: (native, initial) => (
    <Control
      {...native}
      aria-label={label}
      options={options}
      defaultValue={options.find(({ value }) => value === initial)?.value}
    />
  ),
  held: (native, value, onChange) => (
    <Control
      {...native}
      aria-label={label}
      options={options}
      value={options.find((option) => option.value === value)?.value}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  ),
  change: (part) => choose(screen, userEvent, visibleOf(part), 'Next'),
});

const longList = Array.from({ length: 20 }, (_, at) => ({
  value: `sid-${at}`,
  label: `No. ${at}`,
}));

/** A select, or a combobox for long lists. */
const pickLoaded = (more: typeof longList = []): NativeControl => ({
  first: 'first-sid',
  next: 'next-sid',
  free: (native, initial) => (
    <AsyncSelect
      {...native}
      aria-label={label}
      options={[...options, ...more]}
      defaultValue={initial}
    />
  ),
  held: (native, value, onChange) => (
    <AsyncSelect
      {...native}
      aria-label={label}
      options={[...options, ...more]}
      value={value}
      onChange={onChange}
    />
  ),
  change: (part) => choose(screen, userEvent, visibleOf(part), 'Next'),
});

const radios: NativeControl = {
  // They have labels already.
  heedsField: false,
  first: 'first-sid',
  next: 'next-sid',
  free: (native, initial) => (
    <RadioGroup
      {...native}
      label={label}
      options={options}
      defaultValue={options.find(({ value }) => value === initial)?.value}
    />
  ),
  held: (native, value, onChange) => (
    <RadioGroup
      {...native}
      label={label}
      options={options}
      value={options.find((option) => option.value === value)?.value}
      onChange={onChange}
    />
  ),
  change: async (part) => {
    const next = part.querySelector('[value="next-sid"]');
    if (next) await userEvent.click(next);
  },
};

/** Its values are file names. */
const file: NativeControl = {
  isFile: true,
  first: '',
  next: 'key.json',
  free: (native) => <FileInput {...native} label={label} />,
  held: (native, value, onChange) => (
    <FileInput
      {...native}
      label={label}
      fileName={value || null}
      onFile={({ name }) => onChange(name)}
      onClear={() => onChange('')}
    />
  ),
  change: async (part) => {
    const chosen = new DataTransfer();
    chosen.items.add(new File(['{}'], 'key.json'));
    const input = visibleOf(part);
    if (input instanceof HTMLInputElement) input.files = chosen.files;
    await fireEvent.change(input);
  },
};

export const nativeControls: Readonly<Record<string, NativeControl>> = {
  'Text input': text(TextInput),
  'Number input': text(NumberInput, '1', '2'),
  'Password input': text(PasswordInput),
  Textarea: text(Textarea),
  Select: pick(Select),
  Combobox: pick(Combobox),
  'Async select': pickLoaded(),
  'Async select of a long list': pickLoaded(longList),
  'Radio group': radios,
  'File input': file,
  Checkbox: tick(Checkbox),
  // Off is a valid value.
  Switch: { ...tick(Switch), heedsField: false },
};
