import componentsCss from 'virtual:components-css';
import { useImperativeHandle, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ThemeRoot, type ThemeRootProps } from '../theme-root/index.ts';

/** The brand applies to everything inside; other attributes go to the host element. */
export type ShadowThemeRootProps = ThemeRootProps;

/** Stops inherited properties of the page, such as the text colour; the direction still inherits. */
const apart = { all: 'initial', display: 'contents' } as const;

let sheet: CSSStyleSheet | undefined;

function sharedSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(componentsCss);
  }
  return sheet;
}

/**
 * A `ThemeRoot` in a shadow root: no style of the page reaches it, even if the page has classes of
 * the same names, such as Bootstrap's `.p-5`. Includes `components.css`. Rendered in the browser
 * only. React ancestors receive events from inside twice.
 */
export function ShadowThemeRoot({
  brand,
  mode,
  density,
  children,
  ref,
  ...rest
}: ShadowThemeRootProps) {
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  const [inside, setInside] = useState<ShadowRoot | null>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => host, [host]);
  useLayoutEffect(() => {
    if (!host) return;
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sharedSheet()];
    setInside(root);
  }, [host]);
  return (
    <div {...rest} ref={setHost}>
      {inside &&
        createPortal(
          <div style={apart}>
            <ThemeRoot brand={brand} mode={mode} density={density}>
              {children}
            </ThemeRoot>
          </div>,
          inside,
        )}
    </div>
  );
}
