/**
 * Loads CodeMirror; rejects if the application doesn't have it. The imports are literal and inside
 * a `try`, so that bundlers can build an application without the packages.
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
