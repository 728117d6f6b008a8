import './index.ts';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { configure } from 'storybook/test';
import { onTestFinished } from 'vitest';

// Lists load their code on first use.
configure({ asyncUtilTimeout: 20_000 });

/** A jsdom page with a React root, for one test. */
export function inJsdom(drawn?: ReactNode) {
  const page = document.body.appendChild(document.createElement('main'));
  const root = createRoot(page, { onUncaughtError: () => undefined });
  onTestFinished(() => {
    root.unmount();
    page.remove();
  });
  if (drawn !== undefined) root.render(drawn);
  return { page, root };
}
