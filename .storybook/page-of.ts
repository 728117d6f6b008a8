/** Folders that are not called as what is imported from them. */
const otherwise: Readonly<Record<string, string>> = {
  'primitives/reason': 'useReason',
  'primitives/toast': 'ToastRegion',
  'widgets/call-controls': 'CallActionDialog',
  'widgets/call-out': 'CallOutForm',
};

/** The title of the page of a component is its name in code: 'GatewayDoctor'. */
export const pageName = (path: string) =>
  otherwise[path] ??
  path
    .replace(/^\w+\//, '')
    .replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** The id of the page of a component, from its path in the library. */
export const pageOf = (path: string) =>
  `${path.replace(/\/.*/, '')}-${pageName(path).toLowerCase()}--docs`;

/** Where a prop stands on the page of its component. */
export const propAnchor = (component: string, prop: string) => `prop-${component}-${prop}`;
