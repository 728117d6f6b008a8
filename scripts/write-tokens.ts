import { writeFileSync } from 'node:fs';
import { trunkline, trunklineMark } from '../ui/src/tokens/brand/index.ts';
import { brandCss } from '../ui/src/tokens/theme/index.ts';

const target = new URL('../ui/src/tokens/theme/theme.css', import.meta.url);
writeFileSync(
  target,
  `/* Written by npm run tokens from brand.ts and semantic.ts. */\n\n${brandCss(trunkline)}`,
);
writeFileSync(new URL('../portal/public/favicon.svg', import.meta.url), `${trunklineMark}\n`);
console.log('theme.css and favicon.svg written');
