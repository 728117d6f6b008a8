import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { chromiumArgs, chromiumPath } from '../../scripts/lib/chromium.ts';
import { copperline, fernway, trunkline } from '../src/tokens/brand/index.ts';
import { deriveTokens } from '../src/tokens/theme/index.ts';
import { buildLibrary, entries } from './library.ts';
import { surface } from './surface.ts';

/*
 * The library as others get it: packed, put into an application outside of this repository with
 * nothing but what it declares, built there and looked at.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const require = createRequire(join(root, 'package.json'));
let folder: string;
let browser: Browser;

type Manifest = {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  peerDependenciesMeta: Record<string, { optional: boolean }>;
};
const manifest = (): Manifest => JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'));

/** The folder of an installed package; its own package.json may not be an export of it. */
function folderOf(name: string): string {
  for (const base of require.resolve.paths(name) ?? []) {
    try {
      return realpathSync(join(base, name));
    } catch {
      // Not in this one.
    }
  }
  throw new Error(`${name} is declared but not installed`);
}

/** What an application that asks for these has, and nothing else. */
function install(application: string, names: readonly string[]): void {
  for (const name of names) {
    const place = join(application, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(folderOf(name), place, 'dir');
  }
}

beforeAll(async () => {
  // As in a shell of its own: the runner's value would give components of development.
  vi.stubEnv('NODE_ENV', 'production');
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  await buildLibrary();
  folder = mkdtempSync(join(tmpdir(), 'trunkline-app-'));
  execFileSync('npm', ['pack', dist, '--pack-destination', folder, '--silent']);
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  execFileSync('tar', ['-xzf', join(folder, tarball ?? ''), '-C', folder]);
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@trunkline'), { recursive: true });
  cpSync(join(folder, 'package'), join(modules, '@trunkline/ui'), { recursive: true });
  const { dependencies, peerDependencies, peerDependenciesMeta } = manifest();
  const required = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]);
  install(folder, [...Object.keys(dependencies), ...required]);
}, 120_000);

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A colour of six hex digits as the browser computes it. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** Builds the application whose code this is; gives the chunks. */
async function buildApp(name: string, code: string, external: RegExp | undefined = undefined) {
  const app = join(folder, name);
  mkdirSync(app, { recursive: true });
  writeFileSync(join(app, 'main.jsx'), code);
  writeFileSync(
    join(app, 'index.html'),
    '<!doctype html><title>App</title><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/main.jsx"></script>',
  );
  const result = (await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic' } },
    build: { outDir: join(app, 'dist'), rolldownOptions: external ? { external } : {} },
  })) as Rolldown.RolldownOutput;
  return { folder: join(app, 'dist'), output: result.output };
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

async function serve(site: string) {
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    try {
      const body = readFileSync(join(site, path));
      response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
      response.end(body);
    } catch {
      // Not a file of the application.
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

describe('the package', () => {
  it('has every entry with its declarations', () => {
    for (const entry of Object.keys(entries)) {
      for (const end of ['.js', '.d.ts']) readFileSync(join(dist, `${entry}${end}`));
    }
  });

  it('imports nothing that it does not declare, and no test, story or source', () => {
    const { dependencies, peerDependencies } = manifest();
    const declared = new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
    const undeclared = new Set<string>();
    for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
      expect(file).not.toMatch(/\.(stories|test|fixtures)\./);
      if (!/\.(js|d\.ts)$/.test(file)) continue;
      const text = readFileSync(join(dist, file), 'utf8');
      for (const [, id = ''] of text.matchAll(
        /(?:from |import\(|^import )["']([^"'.][^"']*)["']/gm,
      )) {
        const name = id
          .split('/')
          .slice(0, id.startsWith('@') ? 2 : 1)
          .join('/');
        if (!declared.has(name)) undeclared.add(`${name} in ${file}`);
      }
      expect(text).not.toMatch(/from ["']\.[^"']*\.tsx?["']/);
    }
    // Only its types are named, by who uses the preset: they have Tailwind.
    undeclared.delete('tailwindcss in tailwind-preset.d.ts');
    expect([...undeclared]).toEqual([]);
  });

  it('exports what it said it would', async () => {
    // After a change that is meant: npx vitest run --project library -u, and a changeset.
    await expect(surface()).toMatchFileSnapshot(join(root, 'surface.txt'));
  });
});

it('refuses to be packed from its sources, and says where the package is', () => {
  const packed = spawnSync('npm', ['pack', root, '--dry-run'], { encoding: 'utf8' });
  expect(packed.status).not.toBe(0);
  expect(packed.stderr).toContain('npm pack ./ui/dist');
});

/** Opens what was built, hands the page to `look`, and fails on any error of the page. */
async function open(
  app: { folder: string },
  look: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
  before = '',
) {
  const site = await serve(app.folder);
  try {
    const page = await browser.newPage(options);
    page.setDefaultTimeout(10_000);
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (said) => said.type() === 'error' && problems.push(said.text()));
    await page.addInitScript(before);
    await page.goto(site.url);
    await look(page).catch((failure) => {
      expect(problems).toEqual([]);
      throw failure;
    });
    expect(problems).toEqual([]);
    await page.context().close();
  } finally {
    site.close();
  }
}

/** Builds an application without React and compares its scripts with what README says it costs. */
async function sizeOf(name: string, code: string, what: string) {
  const { output } = await buildApp(name, code, /^react(-dom)?(\/|$)/);
  const chunks = output.filter((one) => one.type === 'chunk');
  // Workers are assets.
  const scripts = output.filter(({ fileName }) => fileName.endsWith('.js'));
  const bytes = scripts.reduce(
    (sum, one) => sum + gzipSync(one.type === 'chunk' ? one.code : one.source).length,
    0,
  );
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  expect(readme).toContain(`| ${what} | ${Math.round(bytes / 1024)} KiB |`);
  return { chunks };
}

const appOf = (imports: string, element: string) =>
  `${imports}
   import { createRoot } from 'react-dom/client';
   createRoot(document.getElementById('root')).render(${element});`;
const checkedRoutes = appOf(
  "import { RouteLinter } from '@trunkline/ui/widgets/route-linter';",
  `<RouteLinter onFix={() => {}} input={{ defaultCarrierId: 'c', carriers: [], rivals: [], isActive: true,
     routes: { order: ['a'], rows: { a: { text: '^44(\\\\d+)+#', carrierId: 'c', spareCarrierIds: [], description: '' } } } }} />`,
);
const verbs = appOf(
  "import { VerbEditor } from '@trunkline/ui/widgets/verb-editor';",
  '<VerbEditor label="Verbs" value="[]" onChange={() => {}} />',
);

describe('an application without the optional packages', () => {
  const said: string[] = [];
  const openLean = async (name: string, code: string, look: (page: Page) => Promise<void>) => {
    const site = await serve((await buildApp(name, code)).folder);
    const page = await browser.newPage();
    page.on('pageerror', ({ message }) => said.push(message));
    await page.goto(site.url);
    await look(page).finally(() => site.close());
    await page.context().close();
    return said.splice(0);
  };

  it('takes verbs as plain text, and says what is not installed', async () => {
    const errors = await openLean('lean-verbs', verbs, async (page) => {
      await page.getByText("the editor couldn't be loaded").waitFor();
      expect(await page.getByRole('textbox', { name: 'Verbs' }).inputValue()).toBe('[]');
    });
    expect(errors.join()).toMatch(/Could not resolve "@?[\w/-]+" imported by "@trunkline\/ui"/);
  });

  it('says what is not installed where a card or a recording is shown', async () => {
    const card = appOf(
      "import { CardForm } from '@trunkline/ui/widgets/card-form';",
      '<CardForm loadEngine={async () => null} onComplete={() => {}} />',
    );
    const player = appOf(
      "import { RecordingPlayer } from '@trunkline/ui/widgets/recording-player';",
      '<RecordingPlayer audio={new Blob([])} peaks={{ channels: [new Float32Array(4)], duration: 1 }} onDownload={() => {}} />',
    );
    for (const [name, code, missing] of [
      ['lean-card', card, '@stripe/react-stripe-js'],
      ['lean-player', player, 'wavesurfer.js'],
    ] as const) {
      const errors = await openLean(name, code, () => expect.poll(() => said.join()).not.toBe(''));
      expect(errors.join()).toContain(`Could not resolve "${missing}" imported by "@trunkline/ui"`);
    }
  });

  it('checks routes, and says what it left out', async () => {
    await openLean('lean-routes', checkedRoutes, (page) =>
      page.getByText('Not checked whether').waitFor(),
    );
  });
});

describe('an application outside the workspace', () => {
  it('shows a component as it is without any set-up: light, dark, or as the system asks', async () => {
    const app = await buildApp(
      'bare',
      `import '@trunkline/ui/styles.css';
       import { createRoot } from 'react-dom/client';
       import { Button } from '@trunkline/ui/primitives/button';
       createRoot(document.getElementById('root')).render(<Button variant="primary">Save</Button>);`,
    );
    const light = deriveTokens(trunkline, 'light');
    const dark = deriveTokens(trunkline, 'dark');
    await open(
      app,
      async (page) => {
        const button = page.getByRole('button', { name: 'Save' });
        const shown = async (mode: string) => {
          await page.evaluate((to) => {
            if (to) document.documentElement.dataset.mode = to;
          }, mode);
          return button.evaluate((element) => {
            const html = getComputedStyle(document.documentElement);
            return [getComputedStyle(element).backgroundColor, html.backgroundColor];
          });
        };
        await button.waitFor();
        const colours = (tokens: typeof light) => [
          rgb(tokens['accent-fill']),
          rgb(tokens['surface-page']),
        ];
        expect(await shown('')).toEqual(colours(light));
        expect(await shown('dark')).toEqual(colours(dark));
        expect(await shown('light')).toEqual(colours(light));
        expect(await shown('system')).toEqual(colours(dark));
        await page.emulateMedia({ colorScheme: 'light' });
        expect(await shown('system')).toEqual(colours(light));
      },
      { colorScheme: 'dark', reducedMotion: 'reduce' },
    );
  });

  it('shows the gateway editor, branded, without Tailwind', { timeout: 120_000 }, async () => {
    const app = await buildApp(
      'gateways',
      `import '@trunkline/ui/styles.css';
       import { useState } from 'react';
       import { createRoot } from 'react-dom/client';
       import { copperline } from '@trunkline/ui/tokens/brand';
       import { applyBrand } from '@trunkline/ui/tokens/theme';
       import { emptySipGateway, SipGateways } from '@trunkline/ui/widgets/sip-gateways';
       applyBrand(copperline);
       function App() {
         const [value, setValue] = useState({ a: { ...emptySipGateway, address: '203.0.113.9' } });
         return <SipGateways value={value} onChange={setValue} />;
       }
       createRoot(document.getElementById('root')).render(<App />);`,
    );
    await open(app, async (page) => {
      const address = page.getByRole('textbox').first();
      expect(await address.inputValue()).toBe('203.0.113.9');
      const fields = await page.getByRole('textbox').count();
      await page.getByRole('button', { name: /add/i }).click();
      await expect.poll(() => page.getByRole('textbox').count()).toBeGreaterThan(fields);
      const style = await address.evaluate((field) => {
        const { borderTopWidth } = getComputedStyle(field);
        const root = getComputedStyle(document.documentElement);
        return { borderTopWidth, radius: root.getPropertyValue('--tl-radius') };
      });
      expect(style).toEqual({ borderTopWidth: '1px', radius: '10px' });
    });
  });

  it('gets no more than a Button with a Button', async () => {
    const { chunks } = await sizeOf(
      'button',
      `import { Button } from '@trunkline/ui/primitives/button';
       globalThis.shown = <Button>Save</Button>;`,
      'a button',
    );
    expect(chunks).toHaveLength(1);
    const own = Object.keys(chunks[0]?.modules ?? {}).filter((id) => id.includes('@trunkline/ui/'));
    expect(own.length).toBeGreaterThan(0);
    for (const id of own) expect(id).toMatch(/primitives\/(button|reason|tooltip)\//);
  });

  it('gets a form with gateways without any engine', async () => {
    const { chunks } = await sizeOf(
      'form',
      `import { Button } from '@trunkline/ui/primitives/button';
       import { Field } from '@trunkline/ui/primitives/field';
       import { Select } from '@trunkline/ui/primitives/select';
       import { TextInput } from '@trunkline/ui/primitives/text-input';
       import { FormSection } from '@trunkline/ui/patterns/form-section';
       import { SipGateways } from '@trunkline/ui/widgets/sip-gateways';
       globalThis.shown = [Button, Field, Select, TextInput, FormSection, SipGateways];`,
      'a form with SIP gateways',
    );
    const modules = chunks.flatMap((chunk) => Object.keys(chunk.modules));
    expect(modules.filter((id) => /stripe|codemirror|wavesurfer|recheck/.test(id))).toEqual([]);
  });

  it('keeps nothing of an import that is not used', async () => {
    const { output } = await buildApp(
      'unused',
      `import { SipGateways } from '@trunkline/ui/widgets/sip-gateways';
       import { Tabs } from '@trunkline/ui/primitives/tabs';
       globalThis.shown = 1;`,
    );
    const [chunk] = output.filter((one) => one.type === 'chunk');
    expect(gzipSync(chunk?.code ?? '').length).toBeLessThan(1024);
  });
});

/** A page that has its own styles, with two branded parts and a third in a shadow root. */
const hostPage = `
  import { useState } from 'react';
  import { createRoot } from 'react-dom/client';
  import { copperline, fernway } from '@trunkline/ui/tokens/brand';
  import { Button } from '@trunkline/ui/primitives/button';
  import { Checkbox } from '@trunkline/ui/primitives/checkbox';
  import { Dialog } from '@trunkline/ui/primitives/dialog';
  import { DropdownMenu } from '@trunkline/ui/primitives/dropdown-menu';
  import { Link } from '@trunkline/ui/primitives/link';
  import { Select } from '@trunkline/ui/primitives/select';
  import { Switch } from '@trunkline/ui/primitives/switch';
  import { ThemeRoot } from '@trunkline/ui/primitives/theme-root';
  import { Tooltip } from '@trunkline/ui/primitives/tooltip';
  import { FormSection } from '@trunkline/ui/patterns/form-section';
  import { emptySipGateway, SipGateways } from '@trunkline/ui/widgets/sip-gateways';
  document.body.insertAdjacentHTML('afterbegin', \`<main id="host"><h1>Host</h1><h2>Second</h2>
    <p>Text <a href="#">link</a> <code>code</code></p><ul><li>One</li></ul><ol><li>One</li></ol><hr>
    <button>Press</button><label>Name <input value="typed"></label><textarea></textarea>
    <select><option>One</option></select><table><tr><th>Head</th><td>Cell</td></tr></table>
    <fieldset><legend>Legend</legend></fieldset><details open><summary>More</summary></details></main>\`);
  function Sample() {
    const [value, setValue] = useState({ a: { ...emptySipGateway, address: '203.0.113.9' } });
    const [isOpen, setIsOpen] = useState(false);
    const [chosen, setChosen] = useState('one');
    return (
      <FormSection title="Trunk" description="A section of the form.">
        <SipGateways value={value} onChange={setValue} />
        <Link href="#">A link</Link>
        <Checkbox>Recorded</Checkbox>
        <Switch aria-label="Active" />
        <Select aria-label="Region" value={chosen} onChange={setChosen}
          options={[{ value: 'one', label: 'One' }, { value: 'two', label: 'Two' }]} />
        <DropdownMenu trigger={<Button>More</Button>}
          items={[{ label: 'Rename', onSelect: () => {} }]} />
        <Tooltip content="A hint"><Button>Hinted</Button></Tooltip>
        <Button variant="primary" onClick={() => setIsOpen(true)}>Delete</Button>
        <Dialog open={isOpen} onOpenChange={setIsOpen} title="Delete it?"
          footer={<Button variant="primary" onClick={() => setIsOpen(false)}>Confirm</Button>}>
          Text
        </Dialog>
      </FormSection>
    );
  }
  const add = (id) => {
    const part = document.createElement('div');
    part.id = id;
    part.style.cssText = 'position: relative; width: 600px';
    document.body.append(part);
    return part;
  };
  const show = (into, part) => createRoot(into).render(part);
  show(add('first'), <ThemeRoot brand={copperline}><Sample /></ThemeRoot>);
  show(add('second'), <ThemeRoot brand={fernway} mode="dark" density="compact"><Sample /></ThemeRoot>);
  const shadow = add('shadow').attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = globalThis.componentsCss;
  shadow.append(style, document.createElement('div'));
  show(shadow.lastChild, <ThemeRoot brand={copperline}><Sample /></ThemeRoot>);`;

describe('a page with its own styles', { timeout: 60_000 }, () => {
  const reboot = readFileSync(join(root, 'build/reboot.fixture.css'), 'utf8');
  const preflight = readFileSync(require.resolve('tailwindcss/preflight.css'), 'utf8');
  let app: { folder: string };
  let components: string;

  beforeAll(async () => {
    app = await buildApp('host', hostPage);
    components = readFileSync(join(dist, 'components.css'), 'utf8');
  });

  /** The page with these sheets, in this order. */
  const openHost = (sheets: string[], look: (page: Page) => Promise<void>) =>
    open(
      app,
      async (page) => {
        await wear(page, sheets);
        for (const part of ['#first', '#second', '#shadow']) {
          await page.locator(`${part} [role=combobox]`).first().waitFor();
        }
        await page.waitForLoadState('networkidle');
        await look(page);
      },
      // Tall, because rows outside the window are as high as they are guessed.
      { reducedMotion: 'reduce', viewport: { width: 1280, height: 5000 } },
      `globalThis.componentsCss = ${JSON.stringify(components)};`,
    );

  /** Exchanges the sheets of the page. */
  const wear = (page: Page, sheets: string[]) =>
    page.evaluate((texts) => {
      const styles = texts.map((text) => {
        const style = document.createElement('style');
        style.textContent = text;
        return style;
      });
      document.head.replaceChildren(...styles);
    }, sheets);

  /**
   * Remembers every computed property of everything in a part of the page; where something is
   * remembered, gives what is different now, a line each.
   */
  const differences = (page: Page, part: string) =>
    page.evaluate((selector) => {
      const at = document.querySelector(selector);
      const within = (at?.shadowRoot ?? at)?.querySelector('.tl-root') ?? at;
      const elements = [...(within?.querySelectorAll('*') ?? [])];
      const now = elements.flatMap((element) =>
        [undefined, '::before'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          return [...style].map(
            (name) => `${element.tagName}${pseudo ?? ''} ${name}: ${style.getPropertyValue(name)}`,
          );
        }),
      );
      const page = globalThis as { remembered?: string[] };
      page.remembered ??= now;
      const before = page.remembered;
      if (now.length < 10_000 || now.length !== before.length) return [`${now.length} lines`];
      return now.flatMap((line, at) => (line === before[at] ? [] : [`${before[at]} -> ${line}`]));
    }, part);

  const hosts = [
    ['no styles', ''],
    ['the reboot of Bootstrap', reboot],
    ['the preflight of Tailwind', preflight],
  ] as const;

  it.each(hosts)('with %s keeps its own look', async (_name, host) => {
    await openHost([host], async (page) => {
      expect(await differences(page, '#host')).toEqual([]);
      await wear(page, [host, components]);
      expect(await differences(page, '#host')).toEqual([]);
      await wear(page, [components, host]);
      expect(await differences(page, '#host')).toEqual([]);
    });
  });

  it.each(hosts.slice(1))('with %s leaves the components theirs', async (_name, host) => {
    await openHost([components], async (page) => {
      expect(await differences(page, '#first')).toEqual([]);
      await wear(page, [host, components]);
      expect(await differences(page, '#first')).toEqual([]);
      await wear(page, [components, host]);
      expect(await differences(page, '#first')).toEqual([]);
    });
  });

  it('shows the same in a shadow root', async () => {
    await openHost([components], async (page) => {
      expect(await differences(page, '#first')).toEqual([]);
      await wear(page, [reboot]);
      expect(await differences(page, '#shadow')).toEqual([]);
    });
  });

  it.each([
    { part: '#first', brand: copperline, mode: 'light' },
    { part: '#second', brand: fernway, mode: 'dark' },
    { part: '#shadow', brand: copperline, mode: 'light' },
  ] as const)('overlays in $part have its brand', async ({ part, brand, mode }) => {
    const tokens = deriveTokens(brand, mode);
    const background = (element: Element) => getComputedStyle(element).backgroundColor;
    await openHost([reboot, components], async (page) => {
      const within = page.locator(part);
      await within.getByRole('button', { name: 'Hinted' }).focus();
      const hint = within.getByRole('tooltip');
      expect(await hint.evaluate(background)).toBe(rgb(tokens['surface-inverse']));

      await within.getByRole('button', { name: 'More' }).click();
      const menu = within.getByRole('menu');
      expect(await menu.evaluate(background)).toBe(rgb(tokens['surface-raised']));
      await page.keyboard.press('Escape');

      await within.getByRole('combobox', { name: 'Region' }).click();
      const list = within.getByRole('listbox');
      expect(await list.evaluate(background)).toBe(rgb(tokens['surface-raised']));
      await within.getByRole('option', { name: 'Two' }).click();
      await list.waitFor({ state: 'detached' });

      const opener = within.getByRole('button', { name: 'Delete', exact: true });
      await opener.click();
      const dialog = within.getByRole('dialog');
      expect(await dialog.evaluate(background)).toBe(rgb(tokens['surface-raised']));
      const confirm = dialog.getByRole('button', { name: 'Confirm' });
      expect(await confirm.evaluate(background)).toBe(rgb(tokens['accent-fill']));
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
      expect(await opener.evaluate((element) => element.matches(':focus'))).toBe(true);
    });
  });
});

describe('an application with the optional packages', { timeout: 60_000 }, () => {
  // Last in this file: they stay.
  beforeAll(() => install(folder, Object.keys(manifest().peerDependenciesMeta)));

  it('checks all of its routes', async () => {
    await open(await buildApp('routes', checkedRoutes), (page) =>
      page.getByText('can hold up the call engine').waitFor(),
    );
  });

  it('edits verbs', async () => {
    await open(await buildApp('verbs', verbs), (page) => page.locator('.cm-content').waitFor());
  });

  it('can have everything', async () => {
    const paths = Object.keys(entries).flatMap((entry) => /^(.+)\/index$/.exec(entry)?.[1] ?? []);
    const imports = paths.map((path, at) => `import * as e${at} from '@trunkline/ui/${path}';`);
    await sizeOf(
      'everything',
      `${imports.join('\n')}\nglobalThis.shown = [${paths.map((_, at) => `e${at}`)}];`,
      'everything, with all engines',
    );
  });
});
