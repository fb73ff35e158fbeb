import { pageDataId, pagePicturesId } from '../src/pageData.ts';

export type PageParts = {
  /** React's output: the elements that belong into the head stand in front. */
  html: string;
  data: Record<string, unknown>;
  /** Its lines of the picture book. */
  pictures: string;
  /** Addresses of the style sheets whose text is `styleText`. */
  styles: readonly string[];
  styleText: string;
  scripts: readonly string[];
  fonts: readonly string[];
};

export type Template = {
  /** The built `index.html` without the links to its style sheets. */
  html: string;
  /** Addresses of the styles that every page has. */
  styles: readonly string[];
};

// The page is seen without its scripts: fonts and pictures have the line first.
const afterTheRest = 'fetchpriority="low"';

const styleLink = /\s*<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>/g;

export function readTemplate(text: string): Template {
  const styles = [...text.matchAll(styleLink)].flatMap(([, file]) => file ?? []);
  const html = text
    .replace(styleLink, '')
    .replaceAll('<script type="module"', `<script type="module" ${afterTheRest}`)
    .replaceAll('<link rel="modulepreload"', `<link rel="modulepreload" ${afterTheRest}`);
  return { html, styles };
}

/** A page of the build: the template with its places filled. */
export function fillTemplate({ html: template }: Template, parts: PageParts): string {
  const { head, body } = splitHead(parts.html);
  const added =
    links('rel="preload" as="font" type="font/woff2" crossorigin', parts.fonts) +
    `<style>${parts.styleText}</style>` +
    // Not loaded: they tell the loader of later screens which styles are here already.
    links('rel="stylesheet" disabled', parts.styles) +
    links(
      `rel="modulepreload" crossorigin ${afterTheRest}`,
      // What every page loads stands in the template already.
      parts.scripts.filter((file) => !template.includes(file)),
    );
  const scripts =
    (parts.pictures === '' ? '' : jsonScript(pagePicturesId, parts.pictures)) +
    (Object.keys(parts.data).length === 0 ? '' : jsonScript(pageDataId, parts.data));
  return template
    .replace('<!--head-->', () => head)
    .replace('</head>', () => `${added}</head>`)
    .replace('<!--page-->', () => body)
    .replace('<!--data-->', () => scripts);
}

function links(attributes: string, files: readonly string[]): string {
  return files.map((file) => `<link ${attributes} href="${file}">`).join('');
}

/** React puts title, meta and link elements before everything else when it draws no head. */
function splitHead(html: string): { head: string; body: string } {
  const head = /^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

function jsonScript(id: string, value: unknown): string {
  // `<` is the only character that could end the script, or open a comment in it.
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}
