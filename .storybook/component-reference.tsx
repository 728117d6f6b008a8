import reference from 'virtual:reference';
import { keysOf } from '../catalogue/guidance/keyboard.ts';
import type { ComponentEntry } from '../ui/build/reference.ts';
import { PageLink } from './page-link.tsx';
import { PropsTable } from './props-table.tsx';

const article = (element: string) => (/^[aeiou]/.test(element) ? 'an' : 'a');

function Props({ entry, isOnly }: { entry: ComponentEntry; isOnly: boolean }) {
  const elements = entry.inherits.filter((one) => /^[a-z]\w*$/.test(one));
  return (
    <section>
      <h2 className="tl-part-title" id={`props-${entry.name}`}>
        {isOnly ? 'Props' : `Props of ${entry.name}`}
      </h2>
      {!isOnly && <p>{entry.text}</p>}
      {entry.props.length > 0 && (
        <PropsTable of={entry.name} members={entry.props} types={reference.types} />
      )}
      {elements.map((element) => (
        <p key={element}>
          It also takes the attributes of {article(element)} <code>{`<${element}>`}</code>, and{' '}
          <code>ref</code>.
        </p>
      ))}
    </section>
  );
}

/** Props of all components exported from one path, and the keys they handle. */
export default function ComponentReference({ path, first }: { path: string; first: string }) {
  const entries = reference.components
    .filter((one) => one.path === path)
    .sort((a, b) => Number(b.name === first) - Number(a.name === first));
  const groups = keysOf(path, reference.parts);
  return (
    <>
      {entries.map((entry) => (
        <Props key={entry.name} entry={entry} isOnly={entries.length === 1} />
      ))}
      {groups.length > 0 && (
        <section>
          <h2 className="tl-part-title">Keyboard</h2>
          <table className="tl-table sb-unstyled">
            <thead>
              <tr>
                <th scope="col">Where</th>
                <th scope="col">Keys</th>
                <th scope="col">What they do</th>
              </tr>
            </thead>
            <tbody>
              {groups.flatMap((group) =>
                group.keys.map(([keys, action], index) => (
                  <tr key={`${group.path} ${keys}`}>
                    <td>
                      {index === 0 &&
                        (group.path === path ? 'Here' : <PageLink path={group.path} />)}
                    </td>
                    <td>
                      <kbd>{keys}</kbd>
                    </td>
                    <td>{action}</td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}
