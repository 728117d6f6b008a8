import type { JSXElementConstructor } from 'react';

/** Every label of a component, none optional: a missing translation is a type error. */
export type LabelsOf<Component> =
  Component extends JSXElementConstructor<infer Props>
    ? Props extends { labels?: infer Labels }
      ? Required<NonNullable<Labels>>
      : never
    : never;
