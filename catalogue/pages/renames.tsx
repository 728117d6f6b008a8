import { goneIn, newName, oldName, renames } from '../../ui/src/development/renames.ts';

/** Every prop renamed since 0.3. */
export const Renames = () => (
  <table className="tl-table sb-unstyled">
    <thead>
      <tr>
        <th scope="col">Component</th>
        <th scope="col">Deprecated</th>
        <th scope="col">Instead</th>
        <th scope="col">Gone in</th>
      </tr>
    </thead>
    <tbody>
      {[...renames]
        .sort((a, b) => a.component.localeCompare(b.component))
        .map((one) => (
          <tr key={`${one.component} ${oldName(one)}`}>
            <th scope="row">{one.component}</th>
            <td>
              <code>{oldName(one)}</code>
            </td>
            <td>
              <code>{newName(one)}</code>
            </td>
            <td>{goneIn(one).replace(/\.0$/, '')}</td>
          </tr>
        ))}
    </tbody>
  </table>
);
