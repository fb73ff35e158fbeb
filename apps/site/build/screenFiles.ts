import * as v from 'valibot';

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    css: v.optional(v.array(v.string()), []),
    imports: v.optional(v.array(v.string()), []),
  }),
);

/** Vite's list of chunks, by source. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

export function readManifest(text: string): Manifest {
  return v.parse(manifestSchema, JSON.parse(text));
}

/** The scripts and styles that a screen needs, as addresses. */
export function screenFiles(
  manifest: Manifest,
  modules: readonly string[],
): { scripts: readonly string[]; styles: readonly string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined || scripts.has(`/${chunk.file}`)) return;
    scripts.add(`/${chunk.file}`);
    for (const style of chunk.css) styles.add(`/${style}`);
    chunk.imports.forEach(visit);
  };
  for (const module of modules) {
    const source = sourceOf(manifest, module);
    if (source !== undefined) visit(source);
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/**
 * The file of an entry that is a single script. Throws where the build has no such entry, and where
 * it needs a second file.
 */
export function singleScript(manifest: Manifest, module: string): string {
  const chunk = manifest[sourceOf(manifest, module) ?? ''];
  if (chunk === undefined) throw new Error(`The build has no chunk for ${module}.`);
  if (chunk.imports.length > 0) throw new Error(`${module} cannot stand alone: it has imports.`);
  return chunk.file;
}

function sourceOf(manifest: Manifest, module: string): string | undefined {
  return Object.keys(manifest).find((name) => `/${name}`.endsWith(`/${module}`));
}
