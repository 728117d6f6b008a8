import type { ServiceProvider } from '../../platform/resources/providers/service-providers.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';

/** The part of an SWR response that a screen needs. */
export type Answer<Data> = {
  data: Data | undefined;
  error?: unknown;
  mutate: () => Promise<unknown>;
};

/** Everything that a screen needs before it can render. */
export type Loaded<Data> = {
  /** undefined until everything is loaded. */
  data: Data | undefined;
  error: unknown;
  retry: () => Promise<unknown>;
};

type Answers = Record<string, Answer<unknown> | null>;
type DataOf<Parts extends Answers> = {
  [Name in keyof Parts]: Parts[Name] extends Answer<infer Data> ? Data : null;
};

/** Combines several responses. A null part isn't needed; a failed part fails the whole. */
export function allOf<Parts extends Answers>(parts: Parts): Loaded<DataOf<Parts>> {
  const needed = Object.values(parts).filter((part) => part !== null);
  // Reads data and error of each, even after the first decides: SWR rerenders only for members that
  // were read.
  const known = needed.map(({ data, error }) => ({ data, error }));
  const isReady = known.every(({ data }) => data !== undefined);
  return {
    data: isReady
      ? (Object.fromEntries(
          Object.entries(parts).map(([name, part]) => [name, part?.data ?? null]),
        ) as DataOf<Parts>)
      : undefined,
    error: known.find(({ error }) => error !== undefined)?.error,
    retry: () => Promise.all(needed.map(({ mutate }) => mutate())),
  };
}

/** The current service provider, for a screen that needs it. */
export function useLoadedProvider(): Loaded<ServiceProvider> {
  const { provider, error, retry } = useCurrentProvider();
  return { data: provider, error, retry };
}
