import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '../field/index.ts';
import { type NativeControl, nativeControls, visibleOf } from './native-controls.fixtures.tsx';

type Part = { part: HTMLElement; form: HTMLFormElement; control: NativeControl };

/** Expected behaviour of every control in a native form: how it is rendered, and what must hold then. */
type Behaviour = {
  draw?: (control: NativeControl) => ReactNode;
  /** Content beside the form. */
  outside?: (control: NativeControl, formId: string) => ReactNode;
  check: (part: Part) => Promise<void>;
  /** Skipped in jsdom, which validates a form but doesn't focus anything. */
  browserOnly?: true;
};

const name = 'field';
function submitted(form: HTMLFormElement): string {
  const value = new FormData(form).get(name) ?? '';
  return value instanceof File ? value.name : value;
}
const submits = (form: HTMLFormElement, value: string) =>
  waitFor(() => expect(submitted(form)).toBe(value));

/** The form's element of this name; the first one of radios. */
function elementOf(form: HTMLFormElement): HTMLInputElement {
  const named = form.elements.namedItem(name);
  const element = named instanceof RadioNodeList ? named[0] : named;
  if (!(element instanceof HTMLElement && 'setCustomValidity' in element)) {
    throw new Error('The form knows no such element.');
  }
  return element as HTMLInputElement;
}

function Held({ control }: { control: NativeControl }) {
  const [value, setValue] = useState(control.first);
  const [changes, setChanges] = useState(0);
  const handleChange = (next: string) => {
    setValue(next);
    setChanges(changes + 1);
  };
  return (
    <>
      {control.held({ name }, value, handleChange)}
      <output>{changes}</output>
    </>
  );
}

/** Radios have labels already. */
const inField = (control: NativeControl, required: true | 'marked') =>
  control === nativeControls['Radio group'] ? (
    control.free({ name }, '')
  ) : (
    <Field label="Field" required={required}>
      {control.free({ name }, '')}
    </Field>
  );

const mustBeFilled = async ({ part, form, control }: Part) => {
  await expect(form.checkValidity()).toBe(false);
  await expect(elementOf(form)).toBeInvalid();
  await expect(elementOf(form).validity.valueMissing).toBe(true);
  await expect(elementOf(form).matches(':invalid')).toBe(true);
  await control.change(part);
  await waitFor(() => expect(form.checkValidity()).toBe(true));
};

const isLeftOut = async ({ part, form }: Part) => {
  await expect(visibleOf(part)).toBeDisabled();
  await expect([...new FormData(form)]).toEqual([]);
  await expect(form.checkValidity()).toBe(true);
};

export const behaviours = {
  submitsItsValue: {
    draw: (control) => control.free({ name }, control.first),
    check: async ({ part, form, control }) => {
      await expect(submitted(form)).toBe(control.first);
      await control.change(part);
      await submits(form, control.next);
      await expect([...new FormData(form)]).toHaveLength(1);
    },
  },
  submitsWhatItsParentHolds: {
    draw: (control) => <Held control={control} />,
    check: async ({ part, form, control }) => {
      await expect(submitted(form)).toBe(control.first);
      await control.change(part);
      await submits(form, control.next);
    },
  },
  belongsToAFormElsewhere: {
    outside: (control, form) => control.free({ name, form }, control.first),
    check: async ({ part, form, control }) => {
      await expect(submitted(form)).toBe(control.first);
      await control.change(part);
      await submits(form, control.next);
      await userEvent.click(within(form).getByRole('button', { name: 'Reset' }));
      await submits(form, control.first);
    },
  },
  isInvalidWhileRequired: {
    draw: (control) => control.free({ name, required: true }, ''),
    check: mustBeFilled,
  },
  isFocusedWhileMissing: {
    browserOnly: true,
    draw: (control) => control.free({ name, required: true }, ''),
    check: async ({ part, form }) => {
      await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(visibleOf(part)).toHaveFocus());
    },
  },
  isRequiredByItsField: {
    draw: (control) => inField(control, true),
    check: async (all) => {
      if (all.control.heedsField === false) await expect(all.form.checkValidity()).toBe(true);
      else await mustBeFilled(all);
    },
  },
  isLeftToTheOwnCheckWhereMarked: {
    draw: (control) => inField(control, 'marked'),
    check: async ({ form }) => {
      await expect(form.checkValidity()).toBe(true);
    },
  },
  takesAProblemFromOutside: {
    draw: (control) => control.free({ name }, control.next),
    check: async ({ form }) => {
      elementOf(form).setCustomValidity('The platform refused it.');
      await expect(form.checkValidity()).toBe(false);
      elementOf(form).setCustomValidity('');
      await expect(form.checkValidity()).toBe(true);
    },
  },
  isLeftOutWhileDisabled: {
    draw: (control) => control.free({ name, required: true, disabled: true }, control.next),
    check: isLeftOut,
  },
  isLeftOutOfADisabledFieldset: {
    draw: (control) => (
      <fieldset disabled>{control.free({ name, required: true }, control.next)}</fieldset>
    ),
    check: isLeftOut,
  },
  goesBackToItsDefault: {
    draw: (control) => control.free({ name }, control.first),
    check: async ({ part, form, control }) => {
      const before = visibleOf(part).textContent;
      await control.change(part);
      await submits(form, control.next);
      await userEvent.click(within(form).getByRole('button', { name: 'Reset' }));
      await submits(form, control.first);
      await expect(visibleOf(part)).toHaveTextContent(before ?? '');
    },
  },
  keepsWhatItsParentHolds: {
    draw: (control) => <Held control={control} />,
    check: async ({ part, form, control }) => {
      await control.change(part);
      await submits(form, control.next);
      const shown = visibleOf(part).textContent;
      const changes = part.querySelector('output')?.textContent;
      await userEvent.click(within(form).getByRole('button', { name: 'Reset' }));
      await submits(form, control.isFile ? control.first : control.next);
      if (control.isFile) return;
      await expect(visibleOf(part)).toHaveTextContent(shown ?? '');
      await expect(part.querySelector('output')).toHaveTextContent(changes ?? '');
    },
  },
} satisfies Record<string, Behaviour>;

/** One form per control. */
export const EveryControl = ({ behaviour }: { behaviour: Behaviour }) => (
  <div className="grid max-w-md gap-4">
    {Object.entries(nativeControls).map(([label, control], at) => (
      <section key={label} aria-label={label}>
        <form id={`form-${at}`} aria-label={label} onSubmit={(event) => event.preventDefault()}>
          {behaviour.draw?.(control)}
          <button type="submit">Save</button>
          <button type="reset">Reset</button>
        </form>
        {behaviour.outside?.(control, `form-${at}`)}
      </section>
    ))}
  </div>
);

export async function checkEvery(page: HTMLElement, behaviour: Behaviour): Promise<void> {
  for (const [name, control] of Object.entries(nativeControls)) {
    // jsdom can't choose a file.
    if (control.isFile && !('DataTransfer' in globalThis)) continue;
    const part = within(page).getByRole('region', { name });
    const form = within(part).getByRole<HTMLFormElement>('form');
    await behaviour.check({ part, form, control }).catch((failure: unknown) => {
      throw new Error(`${name}: ${failure instanceof Error ? failure.message : failure}`);
    });
  }
}
