import './studio.css';
import { useEffect, useState } from 'react';
import { fromStudio, studioKey } from '../../.storybook/axes.ts';
import { Button } from '../../ui/src/primitives/button/index.ts';
import { CodeBlock } from '../../ui/src/primitives/code-block/index.ts';
import { Field } from '../../ui/src/primitives/field/index.ts';
import { Select } from '../../ui/src/primitives/select/index.ts';
import { Tabs } from '../../ui/src/primitives/tabs/index.ts';
import { type Brand, brandProblems, brands } from '../../ui/src/tokens/brand/index.ts';
import { applyBrand, type Scheme } from '../../ui/src/tokens/theme/index.ts';
import { ContrastTable } from '../foundations/contrast-table.tsx';
import { Screen, type ScreenName } from '../templates/screens.tsx';
import { BrandForm } from './brand-form.tsx';
import { configText, recordText } from './config-text.ts';
import { filterOf, type View, ViewFilters, viewOptions } from './views.tsx';

const screenOptions: { value: ScreenName; label: string }[] = [
  { value: 'accounts', label: 'Accounts' },
  { value: 'carriers', label: 'Carriers' },
  { value: 'overview', label: 'Overview' },
  { value: 'log-in', label: 'Log-in page' },
];

type StudioProps = {
  /** The record to begin with. */
  start: Brand;
  scheme: Scheme;
  /** Chooses a brand in the toolbar, for every story. */
  onUse: (brandId: string) => void;
};

/** Makes a brand record, with the screens it gives beside it. */
export function Studio({ start, scheme, onUse }: StudioProps) {
  const [given, setGiven] = useState(start);
  const [good, setGood] = useState(start);
  const [view, setView] = useState<View>('usual');
  const [screen, setScreen] = useState<ScreenName>('accounts');
  // Tells the form that another record begins.
  const [startId, setStartId] = useState(start.id);
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
    <div
      data-view={view}
      className="overflow-hidden rounded-lg border border-default"
      style={{ filter: filterOf(view) }}
    >
      <Screen name={screen} brand={good} />
    </div>
  );
  const files = (
    <div className="grid gap-4">
      <CodeBlock code={configText(good)} language="config.js" copyLabel="Copy config.js" />
      <CodeBlock code={recordText(good)} language="Record" copyLabel="Copy the record" />
    </div>
  );
  return (
    <div className="grid gap-6 p-5 min-[1040px]:grid-cols-[17rem_minmax(0,1fr)]">
      <ViewFilters />
      <section aria-label="Brand" className="grid content-start gap-4">
        <h1 className="text-title font-semibold">Brand studio</h1>
        <Field label="Start from">
          <Select
            value={startId}
            options={brands.map(({ id, productName }) => ({ value: id, label: productName }))}
            onChange={handleStart}
          />
        </Field>
        <BrandForm key={startId} value={given} onChange={handleChange} problems={problems} />
        <Button variant="primary" onClick={handleUse} disabled={problems.length > 0}>
          Use in the whole catalogue
        </Button>
      </section>
      {/* No section: the preview has a main landmark of its own. */}
      <div className="grid min-w-0 content-start gap-4">
        <div className="flex flex-wrap gap-4">
          <Field label="Screen" width="sm">
            <Select
              value={screen}
              options={screenOptions}
              onChange={(name) => setScreen(name as ScreenName)}
            />
          </Field>
          <Field label="Seen" width="md">
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
            { value: 'files', label: 'Record and config.js', content: files },
          ]}
        />
      </div>
    </div>
  );
}
