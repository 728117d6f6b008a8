import { Heading } from '@trunkline/ui/primitives/heading';
import { Text } from '@trunkline/ui/primitives/text';
import { foreign } from '@trunkline/ui/tokens/text';
import { CircleAlert } from 'lucide-react';
import { Fragment } from 'react';
import type { Ending } from '../../../../platform/engine/calls/ending.model.ts';
import {
  failureOf,
  type StoryPart,
  storyOf,
} from '../../../../platform/engine/calls/story.model.ts';
import type { RecentCall } from '../../../../platform/resources/calls/recent-calls.ts';
import { Party } from '../../party.tsx';

type TellingProps = {
  call: RecentCall;
  ending: Ending;
  /** Name of the call's application, once loaded. */
  application: string | undefined;
  /** Party that the caller was connected to; '' for none. */
  connectedTo: string;
};

/** Why a call failed and what happened, in sentences. */
export function Telling({ call, ending, application, connectedTo }: TellingProps) {
  const failure = failureOf(call, application, ending.cause);
  return (
    <>
      {failure && (
        <div className="flex items-start gap-2.5">
          <CircleAlert
            size={20}
            strokeWidth={1.75}
            aria-hidden
            className={`mt-px shrink-0 ${failure.isFault ? 'text-danger' : 'text-muted'}`}
          />
          <div className="grid min-w-0 gap-0.5">
            <Heading level={3}>{foreign(failure.title)}</Heading>
            <Text>
              {failure.meaning} {failure.advice}
            </Text>
          </div>
        </div>
      )}
      <p className="max-w-prose">
        <Sentence
          parts={storyOf(call, {
            application: application ?? '',
            ending,
            connectedTo,
          })}
        />
      </p>
    </>
  );
}

/** Renders text parts unchanged and formats numbers. */
const Sentence = ({ parts }: { parts: readonly StoryPart[] }) =>
  parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places
    <Fragment key={index}>
      {typeof part === 'string' ? foreign(part) : <Party stored={part.party} />}
    </Fragment>
  ));
