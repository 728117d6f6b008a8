import axe from 'axe-core';
import type { AfterEach } from 'storybook/internal/types';

/**
 * The accessibility addon checks a story only in the scheme it was rendered in. In test runs the
 * same state, after its play function, is checked again in the other scheme.
 */
export const checkOtherScheme: AfterEach = async ({
  globals,
  canvasElement,
  parameters,
  viewMode,
}) => {
  const underTest = Boolean((globalThis as { __vitest_browser__?: boolean }).__vitest_browser__);
  if (!underTest || viewMode !== 'story' || parameters.a11y?.test !== 'error') return;
  const root = document.documentElement;
  root.dataset.mode = globals.scheme === 'dark' ? 'light' : 'dark';
  try {
    const { violations } = await axe.run(canvasElement.ownerDocument.body, {
      // A scheme changes only colours.
      runOnly: ['color-contrast', 'link-in-text-block'],
    });
    if (violations.length > 0) {
      const told = violations.map(
        ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
      );
      throw new Error(`axe, ${root.dataset.mode} scheme:\n${told.join('\n')}`);
    }
  } finally {
    root.dataset.mode = globals.scheme;
  }
};
