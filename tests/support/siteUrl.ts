import type { APIRequestContext } from '@playwright/test';

/** The public address of the site, which is the owner's to change: robots.txt tells it. */
export async function siteUrl(request: APIRequestContext): Promise<string> {
  const text = await (await request.get('/robots.txt')).text();
  const [, url] = /^Sitemap: (\S+)\/sitemap\.xml$/m.exec(text) ?? [];
  if (url === undefined) throw new Error(`robots.txt names no sitemap: ${text}`);
  return url;
}
