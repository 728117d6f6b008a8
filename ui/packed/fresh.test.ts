import { expect, it } from 'vitest';
import { trunkline } from '../src/tokens/brand/index.ts';
import { deriveTokens } from '../src/tokens/theme/index.ts';
import { buildApp, open, rgb } from './application.ts';

it('shows a component as it is without any set-up: light, dark, or as the system asks', {
  timeout: 60_000,
}, async () => {
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

it('shows the gateway editor, branded, without Tailwind', async () => {
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
