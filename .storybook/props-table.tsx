import type { Member } from '../ui/build/members.ts';
import type { Reference, TypeEntry } from '../ui/build/reference.ts';
import { propAnchor } from './page-of.ts';

type Types = Reference['types'];

/** Renders words in backticks as code. */
const Sentence = ({ text }: { text: string }) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

function NamedType({ name, entry, types }: { name: string; entry: TypeEntry; types: Types }) {
  // `Readonly<Record<string, SipGateway>>`: readers look for the type inside.
  const inner = [...new Set(entry.type.match(/\b[A-Z]\w+/g))].filter(
    (one) => one !== name && types[one],
  );
  return (
    <details className="tl-type">
      <summary>
        <code>{name}</code>
      </summary>
      {entry.text && (
        <p>
          <Sentence text={entry.text} />
        </p>
      )}
      {entry.members.length > 0 ? (
        <Members members={entry.members} />
      ) : (
        <code className="tl-declared">{entry.type}</code>
      )}
      {entry.members.length === 0 &&
        inner.map((one) => {
          const next = types[one];
          return next && next.members.length > 0 ? (
            <div key={one}>
              <p>
                <code>{one}</code>
                {next.text && ': '}
                <Sentence text={next.text} />
              </p>
              <Members members={next.members} />
            </div>
          ) : null;
        })}
    </details>
  );
}

const Members = ({ members }: { members: readonly Member[] }) => (
  <ul>
    {members.map(({ name, type, isRequired, text, default: preset }) => (
      <li key={name}>
        <code>{`${name}${isRequired ? '' : '?'}: ${type}`}</code>
        {preset && (
          <>
            {' '}
            = <code>{preset}</code>
          </>
        )}{' '}
        <Sentence text={text} />
      </li>
    ))}
  </ul>
);

/** Props of a component, with types and descriptions; types of the library expand in place. */
export const PropsTable = ({
  of,
  members,
  types,
}: {
  of: string;
  members: readonly Member[];
  types: Types;
}) => (
  <table className="tl-table tl-props sb-unstyled">
    <thead>
      <tr>
        <th scope="col">Prop</th>
        <th scope="col">What it is for</th>
        <th scope="col">Default</th>
      </tr>
    </thead>
    <tbody>
      {members.map(({ name, type, isRequired, isDeprecated, text, default: preset, names }, at) => (
        <tr key={name} id={propAnchor(of, name)}>
          <th scope="row">
            {isDeprecated ? (
              <del>
                <code>{name}</code>
              </del>
            ) : (
              <code>{name}</code>
            )}
            {isRequired && <span className="tl-required">required</span>}
          </th>
          <td>
            <p>
              <Sentence text={text} />
            </p>
            <code className="tl-declared">{type}</code>
            {names
              .filter((one) => !members.slice(0, at).some((before) => before.names.includes(one)))
              .map((one) => {
                const entry = types[one];
                return entry && <NamedType key={one} name={one} entry={entry} types={types} />;
              })}
          </td>
          <td>{preset ? <code>{preset}</code> : '–'}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
