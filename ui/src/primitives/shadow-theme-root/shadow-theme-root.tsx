import componentsCss from 'virtual:components-css';
import { useImperativeHandle, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ThemeRoot, type ThemeRootProps } from '../theme-root/index.ts';

/** The brand is that of everything inside; other attributes are those of the element around it. */
export type ShadowThemeRootProps = ThemeRootProps;

/** Inherited properties of the page, such as a colour of text, end here; the direction doesn't. */
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
 * A `ThemeRoot` in a shadow root: no rule of the page reaches it, also where the page has classes of
 * the same names, such as Bootstrap's `.p-5`. It brings `components.css` along, and is drawn in the
 * page, not on a server. React elements around it hear an event of the inside twice.
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
