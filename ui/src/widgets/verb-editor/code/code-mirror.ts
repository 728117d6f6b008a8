/**
 * CodeMirror, which an application may lack: rejected then. The imports are literal and inside a
 * `try`, because bundlers then build an application without the packages.
 */
export async function loadCodeMirror() {
  try {
    const [autocomplete, commands, json, language, lint, state, view, highlight, styles] =
      await Promise.all([
        import('@codemirror/autocomplete'),
        import('@codemirror/commands'),
        import('@codemirror/lang-json'),
        import('@codemirror/language'),
        import('@codemirror/lint'),
        import('@codemirror/state'),
        import('@codemirror/view'),
        import('@lezer/highlight'),
        import('style-mod'),
      ]);
    return { autocomplete, commands, json, language, lint, state, view, highlight, styles };
  } catch (cause) {
    throw new Error('The verb editor needs CodeMirror', { cause });
  }
}

export type CodeMirror = Awaited<ReturnType<typeof loadCodeMirror>>;
