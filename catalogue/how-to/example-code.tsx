import { ThemedSource } from '../../.storybook/themed-source.tsx';
import { asInApplication } from '../for-programs/as-in-application.ts';

/** Source of an example, with imports as an application writes them. */
export const ExampleCode = ({ file }: { file: string }) => (
  <ThemedSource language="tsx" format={false} code={asInApplication(file)} />
);
