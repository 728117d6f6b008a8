import { type ComponentType, type ReactNode, Suspense, use } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** The code of a part of the console failed to load. */
export class LoadError extends Error {
  /** Makes the next render load the code again. */
  readonly forget: () => void;
  constructor(cause: unknown, forget: () => void) {
    super("The code of this screen couldn't be loaded", { cause });
    this.name = 'LoadError';
    this.forget = forget;
  }
}

/** For prefetched code: if the prefetch failed, it loads again when it is shown. */
export const forget = (error: unknown) => {
  if (error instanceof LoadError) error.forget();
};

/**
 * Like React's `lazy`, with two differences: loaded code renders at once, without a fallback, and a
 * failed load isn't final. It throws a `LoadError`; after its `forget`, the next render loads
 * again. Chromium 156 fetches a module again after a failure; older ones (150) and other browsers may
 * not until the page is reloaded.
 */
export function loadable<Props extends object>(load: Load<Props>) {
  let isLoaded = false;
  let loading: Promise<ComponentType<Props>> | undefined;

  function preload(): Promise<ComponentType<Props>> {
    if (loading) return loading;
    const started: Promise<ComponentType<Props>> = load().then(
      (module) => {
        const Component = module.default;
        isLoaded = true;
        // React reads a promise with this status synchronously.
        Object.assign(started, { status: 'fulfilled', value: Component });
        return Component;
      },
      (cause: unknown) => {
        throw new LoadError(cause, () => {
          if (loading === started) loading = undefined;
        });
      },
    );
    loading = started;
    return started;
  }

  function Loadable(props: Props) {
    // Applies to loaded code too: a suspended render must check again when it resumes.
    const Component = use(preload());
    return <Component {...props} />;
  }
  return Object.assign(Loadable, { preload, isLoaded: () => isLoaded });
}

const parts: (() => Promise<unknown>)[] = [];

/** Loads one part of the current screens, each part once; undefined when none is left. */
export const loadNextPart = () => parts.shift()?.();

/**
 * A part of a screen that loads when it is shown, such as a dialog. `preload` loads it earlier.
 * @param options.placeholder shown while it loads; default: nothing
 * @param options.isRare few users ever see it: never prefetched
 */
export function onDemand<Props extends object>(
  load: Load<Props>,
  { placeholder, isRare = false }: { placeholder?: ReactNode; isRare?: boolean } = {},
) {
  const Part = loadable(load);
  if (!isRare) parts.push(() => Part.preload().catch(forget));
  const OnDemand = (props: Props) => (
    <Suspense fallback={placeholder}>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(OnDemand, { preload: Part.preload });
}
