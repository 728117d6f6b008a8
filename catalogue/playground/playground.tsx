import { useState } from 'react';
import { de } from '../../ui/src/labels/de/index.ts';
import { Labels } from '../../ui/src/labels/index.ts';
import { CodeBlock } from '../../ui/src/primitives/code-block/index.ts';
import { ThemeRoot } from '../../ui/src/primitives/theme-root/index.ts';
import { type Brand, brandProblems, trunkline } from '../../ui/src/tokens/brand/index.ts';
import { type Axes, Controls } from './controls.tsx';
import { Handful } from './handful.tsx';

const { logoUrl: _logo, ...plain } = trunkline;
const first: Brand = { ...plain, id: 'yours', productName: 'Your product' };

/** A handful of components under every axis, with the brand record behind their look. */
export function Playground() {
  const [brand, setBrand] = useState(first);
  const [axes, setAxes] = useState<Axes>({
    mode: 'light',
    density: 'comfortable',
    language: 'en',
  });
  const isGood = brandProblems(brand).length === 0;
  // While an accent is being typed, the last complete one stays.
  const [shown, setShown] = useState(first);
  if (isGood && shown !== brand) setShown(brand);
  return (
    <div className="sb-unstyled grid gap-5">
      <Controls
        brand={brand}
        onBrandChange={setBrand}
        axes={axes}
        onAxesChange={setAxes}
        accentError={isGood ? undefined : 'Give a colour as #rrggbb.'}
      />
      <Labels value={axes.language === 'de' ? de : { labels: {} }}>
        <ThemeRoot
          brand={shown}
          mode={axes.mode}
          density={axes.density}
          lang={axes.language}
          className="rounded-lg border border-default bg-page p-5 text-default"
        >
          <Handful />
        </ThemeRoot>
      </Labels>
      <CodeBlock
        language="Brand record"
        labels={{ copyLabel: 'Copy the brand record' }}
        code={JSON.stringify(shown, null, 2)}
      />
    </div>
  );
}
