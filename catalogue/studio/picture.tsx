import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Brand } from '../../ui/src/tokens/brand/index.ts';
import { brandCss, type Scheme } from '../../ui/src/tokens/theme/index.ts';
import { Screen, type ScreenName } from '../templates/screens.tsx';
import { filterOf, type View } from './views.tsx';

/** Size of the rendered screen, in px. */
const desk = { width: 1280, height: 860 };

type PictureProps = { brand: Brand; scheme: Scheme; screen: ScreenName; view: View; title: string };

/**
 * A screen of 1,280 px in a brand and a scheme, scaled down to the available room. It is a separate
 * document: media queries see its width, and neither brand nor scheme affects the page.
 */
export function Picture({ brand, scheme, screen, view, title }: PictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [inside, setInside] = useState<Document | null>(null);

  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (!inside) return;
    const { documentElement: root } = inside;
    root.lang = document.documentElement.lang;
    root.dir = document.documentElement.dir;
    root.dataset.mode = scheme;
    root.style.colorScheme = scheme;
    inside.body.dataset.view = view;
    // Repeated as in `applyBrand`, to override the style sheet of the default brand.
    const sheet = inside.getElementById('brand') ?? inside.createElement('style');
    sheet.id = 'brand';
    sheet.textContent = brandCss(brand, ':root:root');
    inside.head.append(sheet);
  }, [inside, brand, scheme, view]);

  const handleLoad = (own: Document | null) => {
    if (!own) return;
    for (const sheet of document.querySelectorAll('style, link[rel="stylesheet"]')) {
      own.head.append(own.importNode(sheet, true));
    }
    own.body.style.overflow = 'hidden';
    setInside(own);
  };

  const scale = width / desk.width;
  return (
    <div
      ref={frame}
      className="relative overflow-hidden rounded-lg border border-default bg-card"
      style={{ aspectRatio: `${desk.width} / ${desk.height}`, filter: filterOf(view) }}
    >
      <iframe
        title={title}
        // The picture isn't interactive, and screen readers get only its title.
        inert
        srcDoc="<!doctype html><title>Preview</title>"
        className="absolute start-0 top-0 origin-top-left border-0 rtl:origin-top-right"
        style={{ ...desk, transform: `scale(${scale})` } as CSSProperties}
        onLoad={({ currentTarget }) => handleLoad(currentTarget.contentDocument)}
      />
      {inside && createPortal(<Screen name={screen} brand={brand} />, inside.body)}
    </div>
  );
}
