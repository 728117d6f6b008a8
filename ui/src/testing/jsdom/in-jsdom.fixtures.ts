import './index.ts';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { configure } from 'storybook/test';
import { onTestFinished } from 'vitest';

// Lists load their code when they are first opened.
configure({ asyncUtilTimeout: 20_000 });

/** A page of jsdom with a root of React, for one test. */
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
