/** Folders whose name differs from their export. */
const otherwise: Readonly<Record<string, string>> = {
  'primitives/reason': 'useReason',
  'primitives/toast': 'ToastRegion',
  'widgets/call-controls': 'CallActionDialog',
  'widgets/call-out': 'CallOutForm',
};

/** Title of a component's page, its name in code: 'GatewayDoctor'. */
export const pageName = (path: string) =>
  otherwise[path] ??
  path
    .replace(/^\w+\//, '')
    .replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** Id of a component's page, from its path in the library. */
export const pageOf = (path: string) =>
  `${path.replace(/\/.*/, '')}-${pageName(path).toLowerCase()}--docs`;

/** Anchor of a prop on the page of its component. */
export const propAnchor = (component: string, prop: string) => `prop-${component}-${prop}`;
