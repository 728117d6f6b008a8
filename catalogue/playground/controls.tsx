import { Field } from '../../ui/src/primitives/field/index.ts';
import { NumberInput } from '../../ui/src/primitives/number-input/index.ts';
import { Select } from '../../ui/src/primitives/select/index.ts';
import { TextInput } from '../../ui/src/primitives/text-input/index.ts';
import { type Brand, brandGreys } from '../../ui/src/tokens/brand/index.ts';

export type Axes = {
  mode: 'light' | 'dark';
  density: 'comfortable' | 'compact';
  language: 'en' | 'de';
};

type ControlsProps = {
  brand: Brand;
  onBrandChange: (next: Brand) => void;
  axes: Axes;
  onAxesChange: (next: Axes) => void;
  accentError: string | undefined;
};

/** Adjustable settings: three members of the brand, and the axes that are independent of the brand. */
export function Controls({ brand, onBrandChange, axes, onAxesChange, accentError }: ControlsProps) {
  const choice = <Name extends keyof Axes>(
    label: string,
    name: Name,
    options: readonly { value: Axes[Name]; label: string }[],
  ) => (
    <Field label={label}>
      <Select
        value={axes[name]}
        options={options}
        onChange={(value) => onAxesChange({ ...axes, [name]: value })}
      />
    </Field>
  );
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-3">
      <Field label="Accent" error={accentError}>
        <TextInput
          value={brand.accent}
          onChange={({ target }) => onBrandChange({ ...brand, accent: target.value })}
        />
      </Field>
      <Field label="Grey">
        <Select
          value={brand.grey}
          options={brandGreys.map((grey) => ({
            value: grey,
            label: `${grey.charAt(0).toUpperCase()}${grey.slice(1)}`,
          }))}
          onChange={(value) => {
            const grey = brandGreys.find((one) => one === value);
            if (grey) onBrandChange({ ...brand, grey });
          }}
        />
      </Field>
      <Field label="Radius" help="0 to 12 px">
        <NumberInput
          value={String(brand.radius)}
          min={0}
          max={12}
          onChange={({ target }) => {
            const radius = Number(target.value);
            if (radius >= 0 && radius <= 12) onBrandChange({ ...brand, radius });
          }}
        />
      </Field>
      {choice('Scheme', 'mode', [
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
      ])}
      {choice('Density', 'density', [
        { value: 'comfortable', label: 'Comfortable' },
        { value: 'compact', label: 'Compact' },
      ])}
      {choice('Language', 'language', [
        { value: 'en', label: 'English' },
        { value: 'de', label: 'German' },
      ])}
    </div>
  );
}
