import { asSource } from './brand.mjs';
import { asJson } from './write.mjs';

/**
 * `asks`: replacements inside existing files that need confirmation.
 * @typedef {{
 *   files: import('./write.mjs').File[],
 *   asks?: string[],
 *   done: string,
 *   next: string[],
 * }} Project
 */

/**
 * A console in this brand: a manifest that depends on it, and its settings.
 * @param {import('./brand.mjs').Brand} brand
 * @param {string} range
 * @returns {Project}
 */
export function consoleProject(brand, range) {
  const manifest = {
    name: brand.id,
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: { start: 'trunkline-console', 'sandbox:reset': 'trunkline-console reset' },
    dependencies: { '@trunkline/console': range },
  };
  return {
    files: [
      { path: 'package.json', text: asJson(manifest) },
      { path: 'config.js', text: config(brand) },
      { path: 'README.md', text: readme(brand) },
      { path: '.gitignore', text: 'node_modules/\n.data/\n' },
    ],
    done: `${brand.productName} is ready.`,
    next: ['npm install', 'npm start'],
  };
}

/** @param {import('./brand.mjs').Brand} brand */
const config = (
  brand,
) => `// Settings of this console; read at every start. Members that are absent have their defaults.
window.PORTAL_CONFIG = {
  brand: ${asSource({ ...brand, grey: 'accent', radius: 6, font: 'inter' }, '  ')},
  // disableOutboundCallRouting: true,
  // alertPollSeconds: 120,
};
`;

/** @param {import('./brand.mjs').Brand} brand */
const readme = ({ id, productName }) => `# ${productName}

\`\`\`sh
npm install
npm start        # http://127.0.0.1:4400
\`\`\`

It starts with a platform API of its own and prints who can sign in. What you change is kept in \`.data\`; \`npm run sandbox:reset\` starts afresh.

In front of your platform API:

\`\`\`sh
API_BASE_URL=https://api.example.com/v1 npm start
\`\`\`

Name, colour and settings are in \`config.js\`. \`PORT=4500 npm start\` takes another port.

## In production

The installed package has the nginx in front of it, and the guide: [how to operate it](node_modules/@trunkline/console/operating.md).

\`\`\`sh
docker build -f node_modules/@trunkline/console/deploy/Dockerfile -t ${id} .
docker run -p 8080:8080 -e API_UPSTREAM=http://platform-api:3000 ${id}
\`\`\`
`;
