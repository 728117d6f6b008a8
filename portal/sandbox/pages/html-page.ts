export const escaped = (value: string) =>
  value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 42rem; padding-inline: 1rem; }
ol { list-style: none; padding: 0; }
article { border-block-start: 1px solid; padding-block: 1rem; }
h2 { font-size: 1.1rem; margin: 0; }
.body { white-space: pre-line; overflow-wrap: anywhere; }`;

/** Page of the sandbox's own tools, for humans. */
export function htmlPage(title: string, main: string): Response {
  const page = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} of the sandbox</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`;
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'Accept',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
