import { type RefObject, useEffect, useState } from 'react';
import { currentPart } from './page-outline.model.ts';

export type OutlinePart = { id: string; title: string; hasProblem: boolean };
type Outline = { parts: readonly OutlinePart[]; current: string | undefined };

/** Just below the sticky header. In px. */
const readingLine = 120;

const sectionsOf = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('section[data-outline]')].filter((section) =>
    section.checkVisibility(),
  );
const headingOf = (section: HTMLElement) => section.querySelector<HTMLElement>('h2, h3');

function read(root: HTMLElement): Outline {
  const found = sectionsOf(root).flatMap((section) => {
    const heading = headingOf(section);
    return heading ? [{ section, heading }] : [];
  });
  const page = document.documentElement;
  const foot = window.scrollY + window.innerHeight >= page.scrollHeight - 2;
  return {
    parts: found.map(({ section, heading }) => ({
      id: heading.id,
      title: heading.textContent ?? '',
      hasProblem: section.querySelector('[aria-invalid="true"]') !== null,
    })),
    current: currentPart(
      found.map(({ section, heading }) => ({
        id: heading.id,
        top: section.getBoundingClientRect().top - readingLine,
      })),
      foot && window.scrollY > 0,
    ),
  };
}

const isSame = (a: Outline, b: Outline) => JSON.stringify(a) === JSON.stringify(b);

/** Tracks the sections inside an element, their problems, and the one being read. */
export function useOutline(root: RefObject<HTMLElement | null>): Outline {
  const [outline, setOutline] = useState<Outline>({ parts: [], current: undefined });
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const next = read(element);
        setOutline((now) => (isSame(now, next) ? now : next));
      });
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-invalid', 'hidden', 'data-state'],
    });
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [root]);
  return outline;
}

/** Scrolls to a section and focuses it, so that reading and Tab continue there. */
export function goToPart(id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.closest('section')?.scrollIntoView({ block: 'start' });
}
