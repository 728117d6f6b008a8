import { useEffect, useState } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { finders } from '../../finders.ts';
import type { FindContext, Finder, Found } from '../../screen/finder.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { useUser } from '../../session/session.ts';
import { recognise } from './recognise.ts';

export type FoundOfKind = { finder: Finder; found: readonly Found[] };

type Answers = {
  text: string;
  found: readonly FoundOfKind[];
  failed: readonly Finder[];
  /** How many finders have answered. */
  count: number;
};

const none: Answers = { text: '', found: [], failed: [], count: 0 };

/** A shorter text fits nearly everything. */
const leastLength = 2;

async function find(finder: Finder, text: string, context: FindContext): Promise<Found[]> {
  const pasted = recognise(text);
  const groups = await Promise.all([
    ...pasted.map(async (one) => (await finder.resolve?.(one, context)) ?? []),
    // An id is nobody's name.
    pasted[0]?.kind === 'sid' ? [] : finder.search(text, context),
  ]);
  return [...new Map(groups.flat().map((one) => [one.sid, one])).values()];
}

/**
 * Records that fit a text, kind by kind as the answers arrive.
 * @param text empty or one character: nothing is asked
 */
export function useFound(text: string) {
  const user = useUser();
  const { provider } = useCurrentProvider();
  const providerSid = provider?.service_provider_sid ?? null;
  const { cache, mutate } = useSWRConfig();
  const [answers, setAnswers] = useState(none);

  useEffect(() => {
    if (text.length < leastLength) return;
    let isCurrent = true;
    const context: FindContext = {
      user,
      providerSid,
      cached: async (key, load) =>
        cache.get(unstable_serialize(key))?.data ?? mutate(key, load(), { revalidate: false }),
    };
    const add = (part: Partial<Pick<Answers, 'found' | 'failed'>>) => {
      if (!isCurrent) return;
      setAnswers((before) => {
        const { found, failed, count } = before.text === text ? before : none;
        return {
          text,
          found: [...found, ...(part.found ?? [])],
          failed: [...failed, ...(part.failed ?? [])],
          count: count + 1,
        };
      });
    };
    for (const finder of finders) {
      find(finder, text, context).then(
        (found) => add({ found: [{ finder, found }] }),
        () => add({ failed: [finder] }),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [text, user, providerSid, cache, mutate]);

  // Answers to another text are nobody's any more.
  const { found, failed, count } = answers.text === text ? answers : none;
  return {
    found: finders.flatMap((finder) => found.filter((one) => one.finder === finder)),
    failed,
    isSearching: text.length >= leastLength && count < finders.length,
  };
}
