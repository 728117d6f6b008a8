import type { ReactNode } from 'react';
import {
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useController,
} from 'react-hook-form';
import { errorsBelow } from './form-problems.ts';

type WidgetFieldProps<Values extends FieldValues, Name extends Path<Values>> = {
  form: UseFormReturn<Values>;
  name: Name;
  children: (field: {
    value: PathValue<Values, Name>;
    onChange: (value: PathValue<Values, Name>) => void;
    /** Messages by the rest of their path. */
    errors: Record<string, string>;
  }) => ReactNode;
};

/** A field of a form whose control is a widget: its value is an object, with messages inside. */
export function WidgetField<Values extends FieldValues, Name extends Path<Values>>({
  form,
  name,
  children,
}: WidgetFieldProps<Values, Name>) {
  const { field, formState } = useController({ control: form.control, name });
  const handleChange = (value: PathValue<Values, Name>) => {
    field.onChange(value);
    // On change react-hook-form looks for a message at the field itself and drops those inside:
    // each place inside is asked for by its own path.
    if (formState.isSubmitted) void form.trigger(pathsIn(value, name) as Path<Values>[]);
  };
  return (
    <div data-field={name}>
      {children({
        value: field.value,
        onChange: handleChange,
        errors: errorsBelow(formState.errors, name),
      })}
    </div>
  );
}

/** The path of a value and of everything inside it, the outer ones first. */
function pathsIn(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, `${path}.${key}`));
  return [path, ...inside];
}
