import type { BeforeEach } from 'storybook/internal/types';

/**
 * Caused by the runner, not the story: it unmounts in an `act` that React ends one task later, and
 * React warns about updates in between.
 */
const ofTheRunner = /^The current testing environment is not configured to support act/;

/**
 * Fails stories that log an error or a warning. In test runs both are collected during the story
 * and reported at its end.
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
    // Reported once: after a failure Storybook cleans up the same story again, before each later
    // one.
    const told = said.splice(0);
    if (told.length > 0) throw new Error(`The story logged:\n${told.join('\n')}`);
  };
};
