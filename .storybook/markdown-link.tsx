import type { PropsWithChildren } from 'react';

/** A link to what the page says, for readers that are programs. Only a built catalogue has the file. */
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

/** A page that is written by hand. */
export const GuidePage = ({ children }: PropsWithChildren) => (
  <>
    {children}
    <MarkdownLink file={`llms/guides/${pageId()}.md`} />
  </>
);
