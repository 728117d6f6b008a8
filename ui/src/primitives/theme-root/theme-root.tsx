import { clsx } from 'clsx';
import { type ComponentProps, useImperativeHandle, useLayoutEffect, useState } from 'react';
import { checkBrand } from '../../development/checks.ts';
import { OverlayRootContext } from '../../overlay-root.ts';
import type { Brand } from '../../tokens/brand/index.ts';
import { applyBrand } from '../../tokens/theme/index.ts';
import { watchTooltips } from '../tooltip/tooltip-layer.ts';

export type ThemeRootProps = ComponentProps<'div'> & {
  /** Brand of everything inside. */
  brand: Brand;
  /** Colour scheme of this part, independent of the surrounding page. Default: `light`. */
  mode?: 'light' | 'dark' | 'system';
  /** Height of controls and rows. Default: `comfortable`. */
  density?: 'comfortable' | 'compact';
};

/**
 * A part of a page with its own brand, for pages with their own styles or several brands. Dialogs,
 * lists, menus and tooltips opened inside stay inside, also in a shadow root.
 */
export function ThemeRoot({
  brand,
  mode = 'light',
  density = 'comfortable',
  className,
  ref,
  ...rest
}: ThemeRootProps) {
  if (process.env.NODE_ENV !== 'production') checkBrand(brand);
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => element, [element]);
  useLayoutEffect(() => {
    if (element) applyBrand(brand, element);
  }, [element, brand]);
  useLayoutEffect(() => {
    const tree = element?.getRootNode();
    if (tree instanceof ShadowRoot) watchTooltips(tree);
  }, [element]);
  return (
    <OverlayRootContext value={element}>
      <div
        {...rest}
        ref={setElement}
        className={clsx('tl-root', className)}
        data-mode={mode}
        data-density={density}
      />
    </OverlayRootContext>
  );
}
