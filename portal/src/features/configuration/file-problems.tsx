import { FormError } from '@trunkline/ui/patterns/form-error';
import type { FileProblem } from '../../configuration/file/cursor.ts';

type FileProblemsProps = { title: string; problems: readonly FileProblem[] };

/** The problems of a file, each with its place. */
export const FileProblems = ({ title, problems }: FileProblemsProps) => (
  <FormError
    title={title}
    messages={problems.map(({ message, line, column }) => ({
      message: `Line ${line}, column ${column}: ${message}`,
    }))}
  />
);
