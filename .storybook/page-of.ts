/** Pages that are not called as the folder of their component. */
const otherwise: Readonly<Record<string, string>> = {
  'widgets/gateway-doctor': 'widgets-gateway-check',
  'widgets/inbound-explainer': 'widgets-inbound-test',
  'widgets/route-linter': 'widgets-route-check',
};

const pageId = (path: string) => otherwise[path] ?? path.replace('/', '-');

/** The id of the page of a component, from its path in the library. */
export const pageOf = (path: string) => `${pageId(path)}--docs`;

/** The page's name in a sentence: 'gateway check'. */
export const pageName = (path: string) => pageId(path).replace(/^\w+-/, '').replaceAll('-', ' ');
