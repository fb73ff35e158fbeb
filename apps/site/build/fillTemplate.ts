import { pageDataId } from '../src/pageData.ts';

export type PageParts = {
  /** React's output: the elements that belong into the head stand in front. */
  html: string;
  data: Record<string, unknown>;
  styles: readonly string[];
  scripts: readonly string[];
  fonts: readonly string[];
};

/** A page of the build: the built `index.html` with its three places filled. */
export function fillTemplate(template: string, parts: PageParts): string {
  const { head, body } = splitHead(parts.html);
  const links = (attributes: string, files: readonly string[]) =>
    // What every page loads stands in the template already.
    files
      .filter((file) => !template.includes(file))
      .map((file) => `<link ${attributes} href="${file}">`)
      .join('');
  const added =
    links('rel="preload" as="font" type="font/woff2" crossorigin', parts.fonts) +
    links('rel="stylesheet" crossorigin', parts.styles) +
    links('rel="modulepreload" crossorigin', parts.scripts);
  return (
    template
      .replace('<!--head-->', () => head)
      // After the styles of every page: the order in which the browser gets them on its own.
      .replace('</head>', () => `${added}</head>`)
      .replace('<!--page-->', () => body)
      .replace('<!--data-->', () => dataScript(parts.data))
  );
}

/** The page that the browser fills in: the template with its places left empty. */
export function emptyTemplate(template: string, fonts: readonly string[]): string {
  return fillTemplate(template, { html: '', data: {}, styles: [], scripts: [], fonts });
}

/** React puts title, meta and link elements before everything else when it draws no head. */
function splitHead(html: string): { head: string; body: string } {
  const head = /^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

function dataScript(data: Record<string, unknown>): string {
  if (Object.keys(data).length === 0) return '';
  // `<` is the only character that could end the script, or open a comment in it.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${pageDataId}">${json}</script>`;
}
