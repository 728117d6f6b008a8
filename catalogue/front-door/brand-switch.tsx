import type { Brand } from '../../ui/src/tokens/brand/index.ts';

type BrandSwitchProps = {
  brands: readonly Brand[];
  value: Brand;
  onChange: (brand: Brand) => void;
};

/** Switches the brand with one press. */
export const BrandSwitch = ({ brands, value, onChange }: BrandSwitchProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
  <div role="group" aria-label="Brand" className="flex flex-wrap gap-2">
    {brands.map((brand) => (
      <button
        key={brand.id}
        type="button"
        aria-pressed={brand.id === value.id}
        className="flex h-control items-center gap-2 rounded-md border border-default bg-card px-3 font-medium hover:border-control aria-pressed:border-accent-mark aria-pressed:bg-accent-soft pointer-coarse:min-h-11"
        onClick={() => onChange(brand)}
      >
        <span
          aria-hidden
          className="size-3.5 rounded-full border border-default"
          style={{ background: brand.accent }}
        />
        {brand.productName}
      </button>
    ))}
  </div>
);
