import type { Config } from 'tailwindcss';
import library from './tailwind-theme.ts';

/*
 * The library's utilities for the markup of an application that has its own Tailwind: added to what
 * is there. Where Tailwind has a name itself, such as `rounded-lg`, ours is `rounded-tl-lg`.
 */

type Section = Readonly<Record<string, unknown>>;

/** Names of Tailwind's own theme, by section. */
const taken: Record<string, readonly string[]> = {
  fontFamily: ['sans', 'mono'],
  fontWeight: ['normal', 'medium', 'semibold'],
  borderRadius: ['sm', 'md', 'lg'],
  maxWidth: ['prose'],
};
/** These mean in the library what they mean in Tailwind. */
const same = ['transparent', 'current', 'none', 'full'];

/** Without defaults: a `border` stays as the application draws it. */
const added = (section: Section, own: readonly string[] = []) =>
  Object.fromEntries(
    Object.entries(section)
      .filter(([name]) => name !== 'DEFAULT' && !same.includes(name))
      .map(([name, value]) => [own.includes(name) ? `tl-${name}` : name, value]),
  );

const { extend, colors: _, ...sections } = library.theme;
const { transitionDuration: _duration, transitionTimingFunction: _easing, ...rest } = extend;

export default {
  theme: {
    extend: Object.fromEntries(
      Object.entries<Section>({ ...sections, ...rest }).map(([name, section]) => [
        name,
        added(section, taken[name]),
      ]),
    ),
  },
} satisfies Partial<Config>;
