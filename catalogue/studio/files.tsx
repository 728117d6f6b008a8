import { Download } from 'lucide-react';
import { buttonStyles } from '../../ui/src/primitives/button/index.ts';
import { CodeBlock } from '../../ui/src/primitives/code-block/index.ts';
import type { Brand } from '../../ui/src/tokens/brand/index.ts';
import { brandFiles } from './brand-files.ts';
import { configText, recordText } from './config-text.ts';

/** Downloads of the brand. */
export const Files = ({ brand }: { brand: Brand }) => (
  <div className="grid gap-4">
    <ul className="flex flex-wrap gap-2">
      {brandFiles(brand).map(({ label, name, href }) => (
        <li key={name}>
          <a href={href} download={name} className={buttonStyles()}>
            <Download size={16} strokeWidth={1.75} aria-hidden />
            {label}
          </a>
        </li>
      ))}
    </ul>
    <CodeBlock
      code={configText(brand)}
      language="config.js"
      labels={{ copyLabel: 'Copy config.js' }}
    />
    <CodeBlock
      code={recordText(brand)}
      language="Record"
      labels={{ copyLabel: 'Copy the record' }}
    />
  </div>
);
