import { writeFileSync } from 'node:fs';
import { brandCss, trunkline } from '../ui/src/tokens/theme/index.ts';

const target = new URL('../ui/src/tokens/theme/theme.css', import.meta.url);
writeFileSync(
  target,
  `/* Written by npm run tokens from brand.ts and semantic.ts. */\n\n${brandCss(trunkline)}`,
);
console.log('theme.css written');
