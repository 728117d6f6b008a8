import reference from 'virtual:reference';
import { useState } from 'react';
import { PageLink } from '../../.storybook/page-link.tsx';
import { Field } from '../../ui/src/primitives/field/index.ts';
import { TextInput } from '../../ui/src/primitives/text-input/index.ts';
import { foundProps } from './found-props.ts';

/** With more results, a longer query helps more than a longer list. */
const shownAtMost = 60;

/** Every prop of the library, filtered by a query. */
export function FindAProp() {
  const [query, setQuery] = useState('');
  const found = foundProps(reference.components, query);
  const shown = found.slice(0, shownAtMost);
  return (
    <div className="sb-unstyled">
      <Field label="Name of a prop, or what it does" className="max-w-md">
        <TextInput
          type="search"
          value={query}
          placeholder="disabledReason, error, loading"
          onChange={({ target }) => setQuery(target.value)}
        />
      </Field>
      <p role="status" className="mt-3 text-small text-muted">
        {found.length === 0 && 'No prop has these words.'}
        {found.length > shownAtMost && `${found.length} props, the first ${shownAtMost} are shown.`}
        {found.length > 0 && found.length <= shownAtMost && `${found.length} props.`}
      </p>
      {shown.length > 0 && (
        <table className="tl-table tl-props">
          <thead>
            <tr>
              <th scope="col">Component</th>
              <th scope="col">Prop</th>
              <th scope="col">What it is for</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ component, path, name, type, text }) => (
              <tr key={`${component}.${name}`}>
                <td>
                  <PageLink path={path} text={component} />
                </td>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>
                  <p>{text}</p>
                  <code className="tl-declared">{type}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
