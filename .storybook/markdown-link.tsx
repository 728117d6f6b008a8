import type { PropsWithChildren } from 'react';

/** Links to the page as Markdown, for programs. The file exists only in the built catalogue. */
export const MarkdownLink = ({ file }: { file: string }) =>
  import.meta.env.PROD ? (
    <p className="tl-markdown">
      <a href={`./${file}`} target="_top">
        This page as Markdown
      </a>
    </p>
  ) : null;

const pageId = () =>
  new URLSearchParams(location.search).get('id')?.replace(/--\w+$/, '') ?? 'introduction';

/** A hand-written page. */
export const GuidePage = ({ children }: PropsWithChildren) => (
  <>
    {children}
    <MarkdownLink file={`llms/guides/${pageId()}.md`} />
  </>
);
