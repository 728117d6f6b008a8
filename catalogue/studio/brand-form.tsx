import { Button } from '../../ui/src/primitives/button/index.ts';
import { Field, useFieldControl } from '../../ui/src/primitives/field/index.ts';
import { FileInput } from '../../ui/src/primitives/file-input/index.ts';
import { Select } from '../../ui/src/primitives/select/index.ts';
import { TextInput } from '../../ui/src/primitives/text-input/index.ts';
import { Textarea } from '../../ui/src/primitives/textarea/index.ts';
import {
  type Brand,
  type BrandFont,
  type BrandGrey,
  type BrandProblem,
  brandFonts,
  brandGreys,
  wholeBrand,
} from '../../ui/src/tokens/brand/index.ts';
import { renamed } from './renamed.ts';

const greyNames: Record<BrandGrey, string> = {
  accent: 'Of the accent',
  cool: 'Cool',
  warm: 'Warm',
  neutral: 'Neutral',
};
const fontNames: Record<BrandFont, string> = {
  'instrument-sans': 'Instrument Sans',
  inter: 'Inter',
  'source-sans': 'Source Sans',
  system: 'The system’s own',
};

const asLinks = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [label = '', href = ''] = line.split('|').map((part) => part.trim());
      return { label, href };
    });

type BrandFormProps = {
  value: Brand;
  onChange: (next: Brand) => void;
  problems: readonly BrandProblem[];
};

/** Form for the members of a brand record. */
export function BrandForm({ value: given, onChange, problems }: BrandFormProps) {
  const value = wholeBrand(given);
  const set = (part: Partial<Brand>) => onChange({ ...value, ...part });
  const errorOf = (name: string) => {
    const found = problems.find(({ member }) => member === name);
    return found && `This ${found.problem}.`;
  };
  const handleLogo = (file: File) => {
    const reader = new FileReader();
    reader.onload = () => set({ logoUrl: String(reader.result) });
    reader.readAsDataURL(file);
  };
  return (
    <div className="grid gap-4">
      <Field label="Product name" required error={errorOf('productName')}>
        <TextInput
          value={value.productName}
          onChange={({ target }) => onChange(renamed(value, target.value))}
        />
      </Field>
      <Field label="Technical name" required error={errorOf('id')}>
        <TextInput value={value.id} isMono onChange={({ target }) => set({ id: target.value })} />
      </Field>
      <Field label="Accent" required error={errorOf('accent')} help="Hex, such as #0b6b7a.">
        <TextInput
          value={value.accent}
          isMono
          onChange={({ target }) => set({ accent: target.value })}
        />
      </Field>
      <input
        type="color"
        aria-label="Pick the accent"
        className="h-control w-full cursor-pointer rounded-md border border-control bg-card p-1"
        value={/^#[0-9a-f]{6}$/i.test(value.accent) ? value.accent : '#000000'}
        onChange={({ target }) => set({ accent: target.value })}
      />
      <Field label="Greys">
        <Select
          value={value.grey}
          options={brandGreys.map((grey) => ({ value: grey, label: greyNames[grey] }))}
          onChange={(grey) => set({ grey: grey as BrandGrey })}
        />
      </Field>
      <Field label="Font">
        <Select
          value={value.font}
          options={brandFonts.map((font) => ({ value: font, label: fontNames[font] }))}
          onChange={(font) => set({ font: font as BrandFont })}
        />
      </Field>
      <Field label={`Radius: ${value.radius} px`} error={errorOf('radius')}>
        <Radius value={value.radius} onChange={(radius) => set({ radius })} />
      </Field>
      <Field label="Logo" error={errorOf('logoUrl')} help="Square: SVG, PNG, JPEG or WebP.">
        <FileInput
          label="Choose a logo"
          accept="image/svg+xml,image/png,image/jpeg,image/webp"
          onFile={handleLogo}
        />
      </Field>
      {value.logoUrl && <Button onClick={() => set({ logoUrl: undefined })}>Remove logo</Button>}
      <Field label="Links" error={errorOf('links')} help="One a line: label | https://address">
        <Textarea
          rows={3}
          defaultValue={value.links?.map(({ label, href }) => `${label} | ${href}`).join('\n')}
          onChange={({ target }) => set({ links: asLinks(target.value) })}
        />
      </Field>
    </div>
  );
}

type RadiusProps = { value: number; onChange: (radius: number) => void };

function Radius({ value, onChange }: RadiusProps) {
  return (
    <input
      {...useFieldControl()}
      type="range"
      aria-label="Radius"
      className="w-full accent-(--tl-accent-text)"
      min={0}
      max={12}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}
