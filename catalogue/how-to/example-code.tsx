import { ThemedSource } from '../../.storybook/themed-source.tsx';

/** The file of an example, with imports as an application writes them. */
export const ExampleCode = ({ file }: { file: string }) => (
  <ThemedSource
    language="tsx"
    format={false}
    code={file.replace(/'(?:\.\.\/)+ui\/src\/([^']+)\/index\.ts'/g, "'@trunkline/ui/$1'").trim()}
  />
);
