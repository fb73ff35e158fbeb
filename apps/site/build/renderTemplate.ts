import { createHash } from 'node:crypto';
import { pageDataId, pagePicturesId } from '../src/pageData.ts';

export type PageParts = {
  /** React's output: the elements that belong into the head stand in front. */
  html: string;
  /** What stands in place of the page where there is no script; as markup. */
  noScript?: string;
  data: Record<string, unknown>;
  /** Its lines of the picture manifest. */
  pictures: string;
  /** Addresses of the style sheets whose text is `styleText`. */
  styles: readonly string[];
  styleText: string;
  /** The modules of its screen. */
  scripts: readonly string[];
  /** The text of `src/pageScript/loadScripts.ts`, as it was built. */
  begin: string;
  /** Script that must run before the page is painted. */
  early?: string;
  fonts: readonly string[];
};

export type Template = {
  /** The built `index.html` without its scripts and the links to its style sheets. */
  html: string;
  /** Addresses of the modules that every page has, the one that starts first. */
  scripts: readonly string[];
  /** Addresses of the styles that every page has. */
  styles: readonly string[];
};

const styleLink = /\s*<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>/g;

const moduleScript = /\s*<script type="module"[^>]*? src="([^"]+)"[^>]*><\/script>/g;
const moduleLink = /\s*<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;

export function readTemplate(text: string): Template {
  const named = (tag: RegExp) => [...text.matchAll(tag)].flatMap(([, file]) => file ?? []);
  const html = [styleLink, moduleScript, moduleLink].reduce(
    (rest, tag) => rest.replace(tag, ''),
    text,
  );
  return {
    html,
    styles: named(styleLink),
    scripts: [...named(moduleScript), ...named(moduleLink)],
  };
}

/** A page of the build: the template with its places filled. */
export function fillTemplate({ html: template, scripts: start }: Template, parts: PageParts) {
  const { head, body } = splitHead(parts.html);
  const modules = [...new Set([...start, ...parts.scripts])];
  const added =
    links('rel="preload" as="font" type="font/woff2" crossorigin', parts.fonts) +
    (parts.early === undefined ? '' : `<script>${parts.early}</script>`) +
    `<style>${parts.styleText}</style>` +
    // Not loaded: they tell the loader of later screens which styles are here already.
    links('rel="stylesheet" disabled', parts.styles) +
    // Within the page, too: where it were a file, it would be the one request between page and fonts.
    `<script type="module" data-modules="${modules.join(' ')}">${parts.begin}</script>`;
  // Beside the root: what stands within it React would take for a page that has been drawn.
  const noScript = parts.noScript ? `<noscript><p>${parts.noScript}</p></noscript>` : '';
  const scripts =
    (parts.pictures === '' ? '' : jsonScript(pagePicturesId, parts.pictures)) +
    (Object.keys(parts.data).length === 0 ? '' : jsonScript(pageDataId, parts.data));
  return template
    .replace('<!--head-->', () => head)
    .replace('</head>', () => `${added}</head>`)
    .replace('<!--page-->', () => body)
    .replace('<!--data-->', () => noScript + scripts);
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

/** A text that may stand within its element. Throws where it holds what would end it, or begin a comment. */
export function inlineText(text: string, element: 'script' | 'style'): string {
  const end = new RegExp(`</${element}|<!--`, 'i').exec(text)?.[0];
  if (end !== undefined) throw new Error(`A ${element} for within the pages holds "${end}".`);
  return text;
}

/** `sha256-…`, as a Content-Security-Policy names what stands within a page. */
export function inlineHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
