import { readPageData, screenModules, StaticStorefront } from '@vetta/storefront/server';
import { serialiseImageManifest, type ImageFacts } from '@vetta/storefront/pictures';
import { fontFiles } from '@vetta/ui/fonts';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { pictures } from './imageManifest.ts';

export type RenderedPage = {
  /** The page as the browser will hydrate it, its head's elements in front. */
  html: string;
  data: Record<string, unknown>;
  /** The lines of the picture manifest that the page shows. */
  pictures: string;
  /** Sources of the page's screen, relative to the storefront package. */
  modules: readonly string[];
  /** Sources whose styles the page needs, while their scripts come later. */
  styleSources: readonly string[];
};

export { fontFiles };

/** The picture manifest, which remembers what was looked up in it. */
class UsedPictures extends Map<string, ImageFacts> {
  readonly used = new Map<string, ImageFacts>();

  override get(address: string): ImageFacts | undefined {
    const facts = super.get(address);
    // Packs are drawn in proportion once all pictures are known.
    if (facts !== undefined) this.used.set(address, { ...facts, filled: undefined });
    return facts;
  }
}

/** Draws one page; its data comes from `fetch`, which the build answers itself. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const warn = (text: string) => process.stderr.write(`${path}: ${text}\n`);
  const data = await readPageData(path, { warn });
  const manifest = new UsedPictures(pictures);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticStorefront location={path} fallback={data} pictures={manifest} />
    </StrictMode>,
    {
      // One piece: what is streamed in later would need inline scripts to take its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  return {
    html: await new Response(prelude).text(),
    data,
    pictures: serialiseImageManifest(manifest.used),
    ...screenModules(path),
  };
}
