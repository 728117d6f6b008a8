import { pageName, pageOf } from './page-of.ts';

/** Links to the page of a component, in the frame of the catalogue. */
export const PageLink = ({ path, text }: { path: string; text?: string }) => (
  <a href={`./?path=/docs/${pageOf(path)}`} target="_top">
    {text ?? pageName(path)}
  </a>
);
