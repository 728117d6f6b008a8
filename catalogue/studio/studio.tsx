import './studio.css';
import { useEffect, useState } from 'react';
import { fromStudio, studioKey } from '../../.storybook/axes.ts';
import { Button } from '../../ui/src/primitives/button/index.ts';
import { Field } from '../../ui/src/primitives/field/index.ts';
import { Select } from '../../ui/src/primitives/select/index.ts';
import { Tabs } from '../../ui/src/primitives/tabs/index.ts';
import { Text } from '../../ui/src/primitives/text/index.ts';
import { type Brand, brandProblems, brands } from '../../ui/src/tokens/brand/index.ts';
import { applyBrand, type Scheme, schemes } from '../../ui/src/tokens/theme/index.ts';
import { ContrastTable } from '../foundations/contrast-table.tsx';
import type { ScreenName } from '../templates/screens.tsx';
import { accentNote } from './accent-note.ts';
import { BrandForm } from './brand-form.tsx';
import { Files } from './files.tsx';
import { Picture } from './picture.tsx';
import { Share } from './share.tsx';
import { readBrand } from './shared-brand.ts';
import { type View, ViewFilters, viewOptions } from './views.tsx';

const screenOptions: { value: ScreenName; label: string }[] = [
  { value: 'accounts', label: 'Accounts' },
  { value: 'carriers', label: 'Carriers' },
  { value: 'carrier', label: 'Carrier' },
  { value: 'overview', label: 'Overview' },
  { value: 'log-in', label: 'Log-in page' },
];
const schemeNames: Record<Scheme, string> = { light: 'Light', dark: 'Dark' };

type StudioProps = {
  /** The initial record. */
  start: Brand;
  /** The raw record from the address; it takes precedence over `start`. */
  shared?: string | null;
  scheme: Scheme;
  /** Selects a brand in the toolbar, for every story. */
  onUse: (brandId: string) => void;
};

/** Edits a brand record beside a preview of its screens. */
export function Studio({ start, shared = null, scheme, onUse }: StudioProps) {
  const [read] = useState(() => (shared === null ? { brand: start } : readBrand(shared)));
  const first = 'brand' in read ? read.brand : start;
  const [given, setGiven] = useState(first);
  const [good, setGood] = useState(first);
  const [view, setView] = useState<View>('typical');
  const [screen, setScreen] = useState<ScreenName>('accounts');
  // Resets the form when it starts from another record.
  const [startId, setStartId] = useState(first.id);
  const problems = brandProblems(given);

  useEffect(() => applyBrand(good), [good]);

  const handleChange = (next: Brand) => {
    setGiven(next);
    if (brandProblems(next).length === 0) setGood(next);
  };
  const handleStart = (id: string) => {
    const brand = brands.find((one) => one.id === id);
    if (!brand) return;
    handleChange(brand);
    setStartId(id);
  };
  const handleUse = () => {
    localStorage.setItem(studioKey, JSON.stringify(good));
    onUse(fromStudio);
  };

  const preview = (
    <div className="@container">
      <div className="grid grid-cols-1 gap-5 @min-[40rem]:grid-cols-2">
        {schemes.map((one) => (
          <figure key={one} className="grid content-start gap-2">
            <Picture
              brand={good}
              scheme={one}
              screen={screen}
              view={view}
              title={`${good.productName}, ${one} scheme`}
            />
            <figcaption>
              <Text size="small" tone="muted">
                {schemeNames[one]}. {accentNote(good, one)}
              </Text>
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
  const isExample = brands.some(({ id }) => id === startId);
  return (
    <div className="grid gap-6 p-5 min-[1040px]:grid-cols-[17rem_minmax(0,1fr)]">
      <ViewFilters />
      <section aria-label="Brand" className="grid content-start gap-4">
        <h1 className="text-title font-semibold">Brand studio</h1>
        {'problem' in read && (
          <Text role="alert" size="small" tone="danger">
            {read.problem} The studio starts from {start.productName}.
          </Text>
        )}
        <Field label="Start from">
          <Select
            value={isExample ? startId : undefined}
            placeholder={first.productName}
            options={brands.map(({ id, productName }) => ({ value: id, label: productName }))}
            onChange={handleStart}
          />
        </Field>
        <BrandForm key={startId} value={given} onChange={handleChange} problems={problems} />
        <Button variant="primary" onClick={handleUse} disabled={problems.length > 0}>
          Use in the whole catalogue
        </Button>
        <Share brand={good} />
      </section>
      <section aria-label="Result" className="grid min-w-0 content-start gap-4">
        <div className="flex flex-wrap gap-4">
          <Field label="Screen" width="sm">
            <Select
              value={screen}
              options={screenOptions}
              onChange={(name) => setScreen(name as ScreenName)}
            />
          </Field>
          <Field label="Vision" width="md">
            <Select value={view} options={viewOptions} onChange={(name) => setView(name as View)} />
          </Field>
        </div>
        <Tabs
          label="Result"
          items={[
            { value: 'preview', label: 'Preview', content: preview },
            {
              value: 'contrast',
              label: 'Contrast',
              content: <ContrastTable brand={good} scheme={scheme} />,
            },
            { value: 'files', label: 'Download', content: <Files brand={good} /> },
          ]}
        />
      </section>
    </div>
  );
}
