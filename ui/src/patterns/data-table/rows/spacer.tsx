import type { Ref } from 'react';

type SpacerProps = {
  /** In px, or a CSS length. */
  height: number | string;
  ref?: Ref<HTMLTableRowElement>;
};

/** Keeps the height of rows that aren't drawn. */
export const Spacer = ({ height, ref }: SpacerProps) => (
  <tr ref={ref} aria-hidden className="cards:block" style={{ height }}>
    <td className="p-0" />
  </tr>
);
