import type { Plugin, Rolldown } from 'vite';

/** Modules that only the hosted system has. */
const hosted = new RegExp(
  [
    'portal/src/(hosted-routes|features/(registration|billing)/|shared/(oauth/|registration-left)|shell/hosted-notice)',
    'portal/src/platform/resources/(registration/registration|billing/)',
    'portal/src/features/accounts/(form/plan-section|delete/delete-own-account)',
    'portal/src/features/sign-in/other-ways',
    'ui/src/widgets/(card-form|plan-grid|plan-message|price-summary|self-deletion|subdomain-field|terms-acceptance)/',
    'node_modules/@stripe/',
  ].join('|'),
);

/**
 * Fails the build if a screen of every deployment would load code of the hosted system: such code
 * is only imported on demand, and shares no chunk with the rest.
 */
export function withoutHosted(): Plugin {
  return {
    name: 'without-hosted',
    apply: 'build',
    generateBundle(_, bundle) {
      const all = Object.values(bundle).filter((one) => one.type === 'chunk');
      const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
      const hostedModules = (chunk: Rolldown.OutputChunk) =>
        chunk.moduleIds.filter((id) => hosted.test(id));
      for (const chunk of all) {
        if (!chunk.facadeModuleId || hosted.test(chunk.facadeModuleId)) continue;
        const needed = new Set([chunk]);
        for (const one of needed) {
          for (const file of one.imports) {
            const imported = chunks.get(file);
            if (imported) needed.add(imported);
          }
        }
        const found = [...needed].flatMap(hostedModules);
        if (found.length > 0) {
          this.error(`${chunk.facadeModuleId} would load ${found.join(', ')}`);
        }
      }
    },
  };
}
