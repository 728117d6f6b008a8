import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { focusedElement } from './focused-element.ts';
import { useIsTakingOver } from './use-is-taking-over.ts';

/** Props for the part once it has loaded. */
export type Arrival = {
  /** Whether it was pressed already and must open at once. */
  isWanted: boolean;
  /** Text typed into the stand-in; null if none. */
  typed: string | null;
};

export type StandInProps = {
  /** Call it on press or typing: the real control opens as soon as it has loaded. */
  onWanted: (typed?: string) => void;
  /** Text typed so far; null if none. */
  typed: string | null;
};

/**
 * Loads the code of a control after the page. Until then a stand-in with the same look and name
 * takes its place, and no press, typing or focus is lost. Both must use the given `id`.
 */
export function deferred<Props extends { id?: string | undefined }>(
  load: () => Promise<ComponentType<Props & Arrival>>,
  StandIn: ComponentType<Props & StandInProps>,
) {
  let loaded: ComponentType<Props & Arrival> | undefined;
  let loading: Promise<unknown> | undefined;

  /** Loads the code once; after a failure the next control retries. */
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
