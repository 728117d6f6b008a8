/** @param mark classes that draw the sample beside the name */
export const LegendEntry = ({ name, mark }: { name: string; mark: string }) => (
  <li className="flex min-w-0 items-center gap-1.5 text-meta text-muted">
    <span aria-hidden className={`shrink-0 ${mark}`} />
    <span className="min-w-0 wrap-anywhere">{name}</span>
  </li>
);
