import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandOf } from '../../create-trunkline/brand.mjs';
import { libraryProject } from '../../create-trunkline/library-project.mjs';
import { asInApplication } from './as-in-application.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const manifestOf = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** An item for `npx shadcn add`: https://ui.shadcn.com/schema/registry-item.json */
export type RegistryItem = {
  $schema: string;
  name: string;
  type: 'registry:block';
  title: string;
  description: string;
  docs: string;
  dependencies: string[];
  files: { path: string; type: 'registry:component'; target: string; content: string }[];
};

type Shown = {
  name: string;
  title: string;
  description: string;
  /** Paths below `catalogue`; the first file is the one on show. */
  files: readonly string[];
};

/** The screens and forms of a console, taken from the catalogue. */
const shown: readonly Shown[] = [
  {
    name: 'log-in',
    title: 'Log-in page',
    description: 'The log-in page of a console in your brand.',
    files: ['templates/log-in.tsx'],
  },
  {
    name: 'console-frame',
    title: 'Frame of a console',
    description: 'Navigation, choice of provider, search and the signed-in user around a screen.',
    files: ['templates/console-frame.tsx', 'templates/console-navigation.ts'],
  },
  {
    name: 'carrier-list',
    title: 'List of carriers',
    description: 'A list that can be searched and sorted.',
    files: ['front-door/carrier-list.tsx'],
  },
  {
    name: 'carrier-form',
    title: 'Form of a carrier',
    description:
      'A form over one record: head, outline, sections, and the bar with what is unsaved.',
    files: ['templates/carrier-form.tsx'],
  },
  {
    name: 'add-carrier',
    title: 'Add a carrier',
    description: 'A form with React state alone.',
    files: ['forms/plain-form.tsx'],
  },
  {
    name: 'add-carrier-react-hook-form',
    title: 'Add a carrier, with react-hook-form',
    description: 'The same form with react-hook-form.',
    files: ['forms/hook-form.tsx'],
  },
  {
    name: 'gateway-form',
    title: 'SIP gateways with their check',
    description: 'A form that checks gateways while they are typed.',
    files: ['front-door/gateway-form.tsx'],
  },
  {
    name: 'delete-carrier',
    title: 'Delete with consequences',
    description: 'Asks before a deletion, and says what is in its way.',
    files: ['how-to/delete-carrier.tsx'],
  },
  {
    name: 'unsaved-changes',
    title: 'Unsaved changes',
    description: 'Asks before changes are lost.',
    files: ['how-to/unsaved-changes.tsx'],
  },
  {
    name: 'two-people',
    title: 'Two people on one record',
    description: 'Asks which value to keep where two people changed the same one.',
    files: ['how-to/two-people.tsx'],
  },
  {
    name: 'partial-failure',
    title: 'Partial failure',
    description: 'A save of several calls, of which only what failed is tried again.',
    files: ['how-to/partial-failure.tsx'],
  },
  {
    name: 'bulk-pace',
    title: 'Bulk at the platform’s pace',
    description: 'Many calls one after the other, which can be stopped.',
    files: ['how-to/bulk-pace.tsx'],
  },
];

const packageOf = (from: string) =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');

const ui = manifestOf('ui/package.json');
const versions: Record<string, string> = {
  ...manifestOf('package.json').devDependencies,
  ...ui.dependencies,
};
/** Every React application has these. */
const isThere = (name: string) => name === 'react' || name === 'react-dom';

/** Packages that the code imports, in the versions that the repository tests with. */
function dependenciesOf(codes: readonly string[]): string[] {
  const names = codes.flatMap((code) =>
    [...code.matchAll(/^(?:import|\} from|export) ?(?:.* from )?'([^'.][^']*)';$/gm)].map(
      ([, from = '']) => packageOf(from),
    ),
  );
  return (
    [...new Set(names)]
      .filter((name) => !isThere(name))
      .sort()
      // The library has no version here: npm would otherwise replace one installed from a tarball.
      .map((name) => (versions[name] ? `${name}@${versions[name]}` : name))
  );
}

const docs =
  "Its own markup uses utilities of the library: import '@trunkline/ui/styles.css' and add '@trunkline/ui/tailwind-preset' to Tailwind, with @config in Tailwind 4.";

function itemOf(
  { name, title, description }: Omit<Shown, 'files'>,
  files: readonly { path: string; code: string }[],
): RegistryItem {
  return {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name,
    type: 'registry:block',
    title,
    description,
    docs,
    dependencies: dependenciesOf(files.map(({ code }) => code)),
    files: files.map(({ path, code }) => ({
      path: `trunkline/${path}`,
      type: 'registry:component',
      target: `components/trunkline/${path}`,
      content: `${code}\n`,
    })),
  };
}

/** The files that `npm create trunkline -- --library` creates, as an item. */
function created(): RegistryItem {
  const brand = brandOf({ name: 'Acme Voice', accent: '#0b6b7a' });
  const { files } = libraryProject(join(root, '.nowhere'), brand, ui.version);
  const own = ['src/gateways.tsx', 'src/brand.ts'];
  return itemOf(
    {
      name: 'gateways',
      title: 'SIP gateways in a brand',
      description: 'A widget of the library in a page that has styles of its own.',
    },
    files
      .filter(({ path }) => own.includes(path))
      .map(({ path, text }) => ({ path: basename(path), code: asInApplication(text) })),
  );
}

export const registry = (): RegistryItem[] => [
  ...shown.map((one) =>
    itemOf(
      one,
      one.files.map((file) => ({
        path: basename(file),
        code: asInApplication(readFileSync(join(root, 'catalogue', file), 'utf8')),
      })),
    ),
  ),
  created(),
];
