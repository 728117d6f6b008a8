/** Lines of the changelog: what people notice, without the commits that made it. */
module.exports = {
  getReleaseLine: async ({ summary }) => `- ${summary.split('\n').filter(Boolean).join('\n  ')}`,
  getDependencyReleaseLine: async () => '',
};
