/** Rewrites imports of the repository as an application writes them. */
export const asInApplication = (code: string) =>
  code
    .replace(/'(?:\.\.\/)+ui\/src\/([^']+)\/index\.ts'/g, "'@trunkline/ui/$1'")
    .replace(/(from '\.{1,2}\/[^']+)\.tsx?'/g, "$1'")
    .trim();
