import { useEffect, useState } from 'react';
import { byLikelyId, finders } from '../../finders.ts';
import { useQueryCache } from '../../platform/client/cache/query.ts';
import type { FindContext, Finder, Found } from '../../screen/record/finder.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { useUser } from '../../session/session.ts';
import { loadedRecord } from './loaded-record.ts';
import { recognise } from './recognise.ts';

export type FoundOfKind = { finder: Finder; found: readonly Found[] };

type Answers = {
  text: string;
  found: readonly FoundOfKind[];
  failed: readonly Finder[];
  isDone: boolean;
};

const none: Answers = { text: '', found: [], failed: [], isDone: false };

/** Shorter texts match nearly everything. */
const leastLength = 2;

async function find(finder: Finder, text: string, context: FindContext): Promise<Found[]> {
  const pasted = recognise(text);
  const groups = await Promise.all([
    ...pasted.map(async (one) => (await finder.resolve?.(one, context)) ?? []),
    finder.search(text, context),
  ]);
  return [...new Map(groups.flat().map((one) => [one.sid, one])).values()];
}

/**
 * Records that match a text, kind by kind as the responses arrive.
 * @param text empty or a single character: no request
 */
export function useFound(text: string) {
  const user = useUser();
  const { provider } = useCurrentProvider();
  const providerSid = provider?.service_provider_sid ?? null;
  const { cached, loadedRows } = useQueryCache();
  const [answers, setAnswers] = useState(none);

  useEffect(() => {
    if (text.length < leastLength) return;
    let isCurrent = true;
    const context: FindContext = { user, providerSid, cached };
    const add = (part: Partial<Omit<Answers, 'text'>>) => {
      if (!isCurrent) return;
      setAnswers((before) => {
        const { found, failed, isDone } = before.text === text ? before : none;
        return {
          text,
          found: [...found, ...(part.found ?? [])],
          failed: [...failed, ...(part.failed ?? [])],
          isDone: part.isDone ?? isDone,
        };
      });
    };
    const ask = (finder: Finder, asked: Promise<readonly Found[]>) =>
      asked.then(
        (found) => {
          add({ found: [{ finder, found }] });
          return found.length > 0;
        },
        () => {
          add({ failed: [finder] });
          return false;
        },
      );
    /** An id belongs to one record: requests one kind after the other until one has it. */
    const findId = async (sid: string) => {
      for (const finder of byLikelyId) {
        const known = await loadedRecord(finder, sid, loadedRows, context);
        if (known) return ask(finder, Promise.resolve([known]));
      }
      for (const pasted of recognise(text)) {
        for (const finder of byLikelyId) {
          if (!isCurrent || !finder.resolve) continue;
          if (await ask(finder, finder.resolve(pasted, context))) return true;
        }
      }
      return false;
    };
    const [pasted] = recognise(text);
    const all: Promise<unknown> =
      pasted?.kind === 'sid'
        ? findId(pasted.value)
        : Promise.all(finders.map((finder) => ask(finder, find(finder, text, context))));
    void all.then(() => add({ isDone: true }));
    return () => {
      isCurrent = false;
    };
  }, [text, user, providerSid, cached, loadedRows]);

  // Drop responses to an earlier text.
  const { found, failed, isDone } = answers.text === text ? answers : none;
  return {
    found: finders.flatMap((finder) => found.filter((one) => one.finder === finder)),
    failed,
    isSearching: text.length >= leastLength && !isDone,
  };
}
