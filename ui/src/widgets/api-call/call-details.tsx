import { useMemo } from 'react';
import { CodeBlock } from '../../primitives/code-block/index.ts';
import { Disclosure } from '../../primitives/disclosure/index.ts';
import { Tabs } from '../../primitives/tabs/index.ts';
import type { ApiCallLabels, ApiCallProps, ApiSecret } from './api-call.types.ts';
import { cut, shownBody, snippets } from './snippets.model.ts';

type CallDetailsProps = {
  call: ApiCallProps;
  /** Distinguishes its blocks from those of other requests: 'GET /Accounts, 14:03:22'. */
  name: string;
  text: ApiCallLabels;
};

const languages = [
  ['curl', 'curl'],
  ['fetch', 'fetch'],
  ['node', 'Node'],
] as const;

/** The request as code, its body and its response. */
export function CallDetails({ call, name: callName, text }: CallDetailsProps) {
  const { body, answer, form, method, secrets, isRecorded = true, status } = call;
  const code = snippets(call);
  // Code without the body would do something else.
  const isWhole = isRecorded || method === 'GET' || method === 'DELETE';
  const hasSent = method !== 'GET' && form === undefined;
  return (
    <div className="-mt-2 grid min-w-0 grid-cols-1 gap-2 pb-2">
      {isWhole && (
        <Tabs
          label={text.code}
          items={languages.map(([id, name]) => ({
            value: id,
            label: name,
            content: (
              <CodeBlock
                code={code[id]}
                language={name}
                label={`${name}: ${callName}`}
                labels={{ copyLabel: text.copy(name) }}
                className="-mt-2"
              />
            ),
          }))}
        />
      )}
      {isRecorded ? (
        <>
          {hasSent && body !== undefined && (
            <Folded
              title={text.body}
              name={callName}
              value={body}
              secrets={secrets?.body}
              text={text}
            />
          )}
          {status !== null && status !== undefined && status !== 0 && (
            <Folded
              title={text.answer}
              name={callName}
              value={answer}
              secrets={secrets?.answer}
              text={text}
            />
          )}
        </>
      ) : (
        <p className="text-small text-muted">{text.notRecorded}</p>
      )}
    </div>
  );
}

type FoldedProps = {
  title: string;
  name: string;
  value: unknown;
  secrets: readonly ApiSecret[] | undefined;
  text: ApiCallLabels;
};

function Folded({ title, name, value, secrets, text }: FoldedProps) {
  const isEmpty = value === undefined || value === null || value === '';
  const shown = useMemo(
    () => (isEmpty ? { text: '', more: 0 } : cut(shownBody(value, secrets))),
    [isEmpty, value, secrets],
  );
  if (isEmpty) {
    return (
      <p className="ps-[1.375rem] text-small">
        {title}: <span className="text-muted">{text.noContent}</span>
      </p>
    );
  }
  return (
    <Disclosure summary={title} className="min-w-0 text-small">
      <CodeBlock
        code={shown.text}
        language={title}
        label={`${title}: ${name}`}
        labels={{ copyLabel: text.copyText(title) }}
      />
      {shown.more > 0 && <p className="pt-1.5 text-muted">{text.more(shown.more)}</p>}
    </Disclosure>
  );
}
