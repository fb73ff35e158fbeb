import { describe, expect, it } from 'vitest';
import { fillTemplate, readTemplate } from './renderTemplate.ts';

const template = readTemplate(
  '<html><head><!--head--><link rel="stylesheet" crossorigin href="/assets/main.css">' +
    '<script type="module" crossorigin src="/assets/main.js"></script>' +
    '<link rel="modulepreload" crossorigin href="/assets/part.js"></head>' +
    '<body><div id="root"><!--page--></div><!--data--></body></html>',
);
const parts = {
  html: '',
  data: {},
  pictures: '',
  styles: [],
  styleText: '',
  scripts: [],
  begin: 'begin()',
  fonts: [],
};

describe('fillTemplate', () => {
  it('puts the elements that React draws first into the head', () => {
    const html =
      '<link rel="preload" as="image" href="/a.webp"/><title>Negozi | Vetta</title>' +
      '<meta name="description" content="Due &gt; uno"/><main><h1>Negozi</h1><link href="/b"/></main>';
    const page = fillTemplate(template, { ...parts, html });
    const [head = '', body = ''] = page.split('</head>');
    expect(head).toContain('<title>Negozi | Vetta</title><meta name="description"');
    expect(body).toContain('<div id="root"><main><h1>Negozi</h1><link href="/b"/></main></div>');
    expect(body).not.toContain('<title>');
  });

  it('says beside an empty root what it needs, so that the root stays empty', () => {
    const page = fillTemplate(template, { ...parts, noScript: 'Serve JavaScript.' });
    expect(page).toContain(
      '<div id="root"></div><noscript><p>Serve JavaScript.</p></noscript></body>',
    );
    expect(fillTemplate(template, parts)).not.toContain('noscript');
  });

  it('names the styles of every page, and asks for none of them', () => {
    expect(template.styles).toEqual(['/assets/main.css']);
    expect(template.html).not.toContain('stylesheet');
  });

  it('carries its styles within and loads each script once', () => {
    const page = fillTemplate(template, {
      ...parts,
      styles: ['/assets/main.css'],
      styleText: 'h1{color:red}',
      scripts: ['/assets/main.js', '/assets/page.js'],
      fonts: ['/assets/font.woff2'],
    });
    expect(page).toContain('<style>h1{color:red}</style>');
    expect(page).toContain('<link rel="stylesheet" disabled href="/assets/main.css">');
    expect(page.match(/main\.js/g)).toHaveLength(1);
    expect(page).toContain(
      '<script type="module" data-modules="/assets/main.js /assets/part.js /assets/page.js">begin()</script>',
    );
    expect(page).toContain(
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/font.woff2">',
    );
  });

  it('lets no text of a product end the data’s script or become markup', () => {
    const data = { '/api/product/x': { name: '</script><script>alert(1)</script><!--' } };
    const page = fillTemplate(template, { ...parts, data });
    const script = /<script type="application\/json" id="storefront-data">(.*?)<\/script>/.exec(
      page,
    );
    expect(JSON.parse(script?.[1] ?? '')).toEqual(data);
    expect(page).not.toContain('alert(1)</script>');
  });

  it('takes dollar signs as they are', () => {
    const page = fillTemplate(template, { ...parts, html: '<p>$& $1 $$</p>', data: { a: '$&' } });
    expect(page).toContain('<p>$& $1 $$</p>');
    expect(page).toContain('{"a":"$&"}');
  });

  it('leaves the root empty where the browser draws the page', () => {
    const page = fillTemplate(template, parts);
    expect(page).toContain('<div id="root"></div></body>');
    expect(page).not.toContain('<!--');
  });
});

it('carries the manifest lines of its images, escaped for a script element', () => {
  const page = fillTemplate(template, { ...parts, pictures: '/images/</script>.webp 12ab' });
  expect(page).toContain('id="storefront-pictures">"/images/\\u003c/script>.webp 12ab"</script>');
});
