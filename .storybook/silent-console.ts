import type { BeforeEach } from 'storybook/internal/types';

/**
 * About the runner, not a story: it unmounts in an `act` that React ends one task later, and React
 * warns of updates in between.
 */
const ofTheRunner = /^The current testing environment is not configured to support act/;

/**
 * A story that logs an error or a warning is not done. In test runs both are collected while the
 * story plays and fail it at the end.
 */
export const failOnConsole: BeforeEach = () => {
  if (!(globalThis as { __vitest_browser__?: boolean }).__vitest_browser__) return;
  const said: string[] = [];
  const original = { error: console.error, warn: console.warn };
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...parts: unknown[]) => {
      if (!ofTheRunner.test(String(parts[0])))
        said.push(`${level}: ${parts.map(String).join(' ').slice(0, 400)}`);
      original[level](...parts);
    };
  }
  return () => {
    Object.assign(console, original);
    // Told once: after a failure Storybook cleans up the same story again, before each that follows.
    const told = said.splice(0);
    if (told.length > 0) throw new Error(`The story logged:\n${told.join('\n')}`);
  };
};
