import { Moon, Sun } from 'lucide-react';
import { lazy, useState } from 'react';
import { Button, buttonStyles } from '../../ui/src/primitives/button/index.ts';
import { CodeBlock } from '../../ui/src/primitives/code-block/index.ts';
import { Heading } from '../../ui/src/primitives/heading/index.ts';
import { Link } from '../../ui/src/primitives/link/index.ts';
import { Text } from '../../ui/src/primitives/text/index.ts';
import { ThemeRoot } from '../../ui/src/primitives/theme-root/index.ts';
import { type Brand, brands, trunkline } from '../../ui/src/tokens/brand/index.ts';
import { contrastPairs, type Scheme, schemes } from '../../ui/src/tokens/theme/index.ts';
import { LogInCard } from '../templates/log-in.tsx';
import { BrandSwitch } from './brand-switch.tsx';
import type { Figures } from './figures.ts';
import { WhenSeen } from './when-seen.tsx';

declare const FRONT_DOOR_FIGURES: Figures;

const CarrierList = lazy(() => import('./carrier-list.tsx'));
const GatewayForm = lazy(() => import('./gateway-form.tsx'));

const firstLines = `import '@trunkline/ui/styles.css';
import { SipGateways } from '@trunkline/ui/widgets/sip-gateways';

<SipGateways value={gateways} onChange={setGateways} />`;

const { components, widgets, buttonKiB, formKiB } = FRONT_DOOR_FIGURES;
const figures = [
  [`${components}`, 'components, each with its states on a page'],
  [`${widgets}`, 'of them know carriers, speech, routes and calls'],
  [
    `${contrastPairs.length * schemes.length}`,
    'pairs of colours computed from your accent: each reaches WCAG AA',
  ],
  [`${buttonKiB} KiB`, `of script for a button, ${formKiB} KiB for a form with SIP gateways`],
] as const;

const ways = [
  ['./?path=/story/brand-it-studio--studio', 'Brand studio', 'Your accent on whole screens'],
  ['./?path=/docs/voice-tools--docs', 'Voice tools', 'A ladder of your own capture'],
  ['./?path=/docs/install--docs', 'Install', 'One package, React 19'],
  ['./?path=/docs/embed-a-widget--docs', 'Embed a widget', 'In a console you already have'],
  ['./?path=/story/templates-whole-screens--accounts', 'Whole screens', 'Five of the console'],
  ['./?path=/docs/accessibility--docs', 'Accessibility', 'What is checked, and how'],
] as const;

/** A demo of the library: a log-in, a list and a form in the chosen brand. */
export function FrontDoor({ scheme: firstScheme }: { scheme: Scheme }) {
  const [brand, setBrand] = useState<Brand>(trunkline);
  const [scheme, setScheme] = useState(firstScheme);
  const isDark = scheme === 'dark';
  return (
    <ThemeRoot brand={brand} mode={scheme} className="min-h-dvh">
      <div className="mx-auto grid max-w-280 grid-cols-1 gap-10 px-4 py-8 min-[900px]:px-8 min-[900px]:py-12">
        <header className="grid gap-4">
          <h1 className="text-[2rem]/10 font-semibold tracking-tight">
            A console for voice, under your name
          </h1>
          <Text className="max-w-prose" tone="muted">
            Trunkline is a component library for consoles of cloud voice platforms, and the console
            built from it. Run the console under your brand, or put single widgets into one you
            already have.
          </Text>
          <div className="flex flex-wrap gap-2">
            <a
              href="./?path=/story/brand-it-studio--studio"
              target="_top"
              className={buttonStyles({ variant: 'primary' })}
            >
              Try your brand
            </a>
            <a href="./?path=/docs/install--docs" target="_top" className={buttonStyles()}>
              Install
            </a>
          </div>
        </header>
        <section aria-label="Live, in four brands" className="grid grid-cols-1 gap-5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <BrandSwitch brands={brands} value={brand} onChange={setBrand} />
            <Button
              variant="ghost"
              icon={isDark ? Sun : Moon}
              onClick={() => setScheme(isDark ? 'light' : 'dark')}
            >
              {isDark ? 'Light scheme' : 'Dark scheme'}
            </Button>
          </div>
          <div className="grid grid-cols-1 items-start gap-5 min-[900px]:grid-cols-[20rem_minmax(0,1fr)]">
            <LogInCard brand={brand} level={2} />
            <WhenSeen minHeight="24rem">
              <CarrierList />
            </WhenSeen>
          </div>
          <WhenSeen minHeight="20rem">
            <GatewayForm />
          </WhenSeen>
        </section>
        <section className="grid grid-cols-1 gap-3">
          <Heading level={2}>Three lines to begin</Heading>
          <CodeBlock code={firstLines} language="tsx" labels={{ copyLabel: 'Copy the lines' }} />
        </section>
        <section aria-label="In figures">
          <ul className="grid grid-cols-1 gap-5 min-[560px]:grid-cols-2 min-[1024px]:grid-cols-4">
            {figures.map(([figure, words]) => (
              <li key={words} className="grid content-start gap-1 border-t-2 border-accent pt-3">
                <span className="text-title font-semibold">{figure}</span>
                <Text size="small" tone="muted">
                  {words}
                </Text>
              </li>
            ))}
          </ul>
        </section>
        <nav aria-label="Go on" className="grid gap-3">
          <Heading level={2}>Go on</Heading>
          <ul className="grid grid-cols-1 gap-x-5 gap-y-3 min-[560px]:grid-cols-2 min-[1024px]:grid-cols-3">
            {ways.map(([href, name, words]) => (
              <li key={href} className="grid">
                <span>
                  <Link href={href} target="_top" variant="standalone">
                    {name}
                  </Link>
                </span>
                <Text size="small" tone="muted">
                  {words}
                </Text>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </ThemeRoot>
  );
}
