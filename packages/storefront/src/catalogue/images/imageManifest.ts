/** What the pages know of a picture that the build has made in several sizes. `hash`: of its content; `colour`: '#rrggbb'. */
export type ImageFacts = {
  hash: string;
  width: number;
  height: number;
  colour: string;
  /** How much of its height the pack takes, in per cent; of the pages' own pictures it is not told. */
  filled?: number;
};
/** By the address of the original: `/images/products/siero-100.webp`. */
export type ImageManifest = ReadonlyMap<string, ImageFacts>;

/** The widths that pictures are made in, in pixels; none wider than its original. */
export const imageWidths = [320, 480, 640, 960] as const;

export function widthsOf(width: number): readonly number[] {
  const fitting = imageWidths.filter((candidate) => candidate <= width);
  return fitting.length > 0 ? fitting : [width];
}

/** Where a made picture stands: `/assets/pictures/siero-100-3f2a1b9c-480.avif`. */
export function derivedImageUrl(address: string, hash: string, end: string): string {
  const name = address.slice(address.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  return `/assets/pictures/${name}-${hash}-${end}`;
}

const usual = '1200x1200';

/** The manifest as text, a line a picture: it is part of the client's script, where every byte counts. */
export function serialiseImageManifest(manifest: ImageManifest): string {
  let folder = '';
  return [...manifest]
    .map(([address, { hash, width, height, colour, filled }]) => {
      const cut = address.lastIndexOf('/') + 1;
      const place = address.slice(0, cut) === folder ? address.slice(cut) : address;
      folder = address.slice(0, cut);
      const size = `${width}x${height}${filled === undefined ? '' : `x${filled}`}`;
      return `${place} ${hash}${colour.slice(1)}${size === usual ? '' : ` ${size}`}`;
    })
    .join('\n');
}

export function parseImageManifest(text: string): ImageManifest {
  const manifest = new Map<string, ImageFacts>();
  let folder = '';
  for (const line of text.split('\n')) {
    const [place = '', code = '', size = usual] = line.split(' ');
    const cut = place.lastIndexOf('/') + 1;
    if (cut > 0) folder = place.slice(0, cut);
    const [width = 0, height = 0, filled] = size.split('x').map(Number);
    if (code.length < 7 || !(width > 0) || !(height > 0)) continue;
    const hash = code.slice(0, -6);
    const colour = `#${code.slice(-6)}`;
    manifest.set(folder + place.slice(cut), { hash, width, height, colour, filled });
  }
  return manifest;
}

export type ImageSources = {
  width: number;
  height: number;
  colour: string;
  /** The best format first; the last one goes into the `<img>`. */
  sources: readonly { type: string; srcSet: string }[];
};

/**
 * What the build knows of a picture; undefined where it has made no sizes of it: a foreign address, a
 * picture newer than the build, a story.
 */
export function imageFacts(manifest: ImageManifest, src: string): ImageFacts | undefined {
  return manifest.get(addressOf(src));
}

// A name with a digest in it needs no cache-busting parameter.
const addressOf = (src: string) => src.replace(/\?.*$/, '');

/** The sizes of a picture, up to `widest` pixels; null where there are none: the address itself is shown. */
export function imageSources(
  facts: ImageFacts | undefined,
  src: string,
  widest: number = Number.POSITIVE_INFINITY,
): ImageSources | null {
  if (facts === undefined) return null;
  const { hash, width, height, colour } = facts;
  const all = widthsOf(width);
  const offered = all.filter((pixels, i) => i === 0 || pixels <= widest);
  const srcSet = (format: string) =>
    offered
      .map((pixels) => `${derivedImageUrl(addressOf(src), hash, `${pixels}.${format}`)} ${pixels}w`)
      .join(', ');
  const sources = ['avif', 'webp'].map((format) => ({
    type: `image/${format}`,
    srcSet: srcSet(format),
  }));
  return { width, height, colour, sources };
}
