declare module 'subset-font' {
  export type SubsetOptions = {
    targetFormat: 'woff2';
    variationAxes?: Readonly<Record<string, { min: number; max: number } | undefined>>;
  };
  /** The font with only the glyphs of `text`, in the format asked for. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: SubsetOptions,
  ): Promise<Uint8Array>;
}
