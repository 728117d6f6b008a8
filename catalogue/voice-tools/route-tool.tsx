import { useMemo, useState } from 'react';
import { Field } from '../../ui/src/primitives/field/index.ts';
import { Textarea } from '../../ui/src/primitives/textarea/index.ts';
import { RouteTester } from '../../ui/src/widgets/route-tester/index.ts';
import { readRoutes } from './routes-text.ts';

const example = '^49 Skyline SIP\n^33 Skyline SIP\n^44(20|161) Baltic Retail voice\n* Skyline SIP';
const caller = { accountId: '', providerId: 'provider' };

/** Finds the carrier for a number in a table of routes, written as text. */
export function RouteTool() {
  const [text, setText] = useState(example);
  const [number, setNumber] = useState('442079460000');
  const { routes, carriers, problems } = useMemo(() => readRoutes(text), [text]);
  return (
    <div className="grid grid-cols-1 items-start gap-6 min-[900px]:grid-cols-2">
      <Field
        label="Routes"
        help="One a line, in the order they are tried: a regular expression, a space, the carrier. * is the default route."
        error={problems.join(' ') || undefined}
      >
        <Textarea
          isMono
          rows={8}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <RouteTester
        number={number}
        onNumberChange={setNumber}
        routes={routes}
        carriers={carriers}
        caller={caller}
      />
    </div>
  );
}
