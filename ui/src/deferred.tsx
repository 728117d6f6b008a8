import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { focusedElement } from './focused-element.ts';
import { useIsTakingOver } from './use-is-taking-over.ts';

/** Passed to the part when it has loaded. */
export type Arrival = {
  /** It was pressed already: it opens at once. */
  isWanted: boolean;
  /** Text typed into the stand-in; null if none. */
  typed: string | null;
};

export type StandInProps = {
  /** It was pressed, or typed into: what it stands in for opens when it is there. */
  onWanted: (typed?: string) => void;
  /** Text typed so far; null if none. */
  typed: string | null;
};

/**
 * A control whose code comes after the page: until then something that looks and is called the same
 * stands in its place, and what was pressed or focused meanwhile is not lost. Both must carry the
 * `id` they are given.
 */
export function deferred<Props extends { id?: string | undefined }>(
  load: () => Promise<ComponentType<Props & Arrival>>,
  StandIn: ComponentType<Props & StandInProps>,
) {
  let loaded: ComponentType<Props & Arrival> | undefined;
  let loading: Promise<unknown> | undefined;

  /** Asks for the code once; after a failure the next control asks again. */
  function preload(): Promise<unknown> {
    loading ??= load().then(
      (part) => {
        loaded = part;
      },
      () => {
        loading = undefined;
      },
    );
    return loading;
  }

  function Deferred(props: Props) {
    const { id } = props;
    const isTakingOver = useIsTakingOver();
    const [Part, setPart] = useState(() => (isTakingOver ? undefined : loaded));
    const [isWanted, setWanted] = useState(false);
    const [typed, setTyped] = useState<string | null>(null);
    const [focusedIn, setFocusedIn] = useState<Node | null>(null);
    // biome-ignore lint/correctness/useExhaustiveDependencies: a press asks again for what failed
    useEffect(() => {
      if (Part) return;
      let isGone = false;
      void preload().then(() => {
        if (isGone || !loaded) return;
        const focused = focusedElement();
        setFocusedIn(id !== undefined && focused?.id === id ? focused.getRootNode() : null);
        setPart(() => loaded);
      });
      return () => {
        isGone = true;
      };
    }, [Part, id, isWanted]);
    useLayoutEffect(() => {
      if (!Part || id === undefined) return;
      if (focusedIn instanceof Document || focusedIn instanceof ShadowRoot) {
        focusedIn.getElementById(id)?.focus();
      }
    }, [Part, focusedIn, id]);
    return Part ? (
      <Part {...props} isWanted={isWanted} typed={typed} />
    ) : (
      <StandIn
        {...props}
        typed={typed}
        onWanted={(text) => {
          setWanted(true);
          if (text !== undefined) setTyped(text);
        }}
      />
    );
  }
  return Object.assign(Deferred, { preload });
}
