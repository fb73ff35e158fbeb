import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/**
 * What the owner says of company and shops (docs/rules.md#shop-data). This module imports nothing of the storefront:
 * whoever sets its values must come before it.
 */
const text = v.pipe(v.string(), v.maxLength(300));
const time = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u));
const link = v.nullable(v.pipe(text, v.url()));
const day = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6));

const ownShopSchema = v.partial(
  v.strictObject({
    street: text,
    postalCode: text,
    town: text,
    province: text,
    phone: text,
    whatsapp: text,
    email: text,
    openingHours: v.array(v.strictObject({ days: v.array(day), opens: time, closes: time })),
  }),
);

const shopDataSchema = v.partial(
  v.strictObject({
    company: v.partial(
      v.strictObject({
        brand: text,
        legalName: text,
        foundedIn: v.number(),
        vatNumber: text,
        email: text,
        phone: text,
        registeredOffice: text,
        branchOffice: text,
        siteUrl: v.pipe(text, v.url()),
      }),
    ),
    shops: v.partial(v.strictObject({ torino: ownShopSchema, aosta: ownShopSchema })),
    closures: v.record(v.pipe(v.string(), v.isoDate()), text),
    social: v.partial(v.strictObject({ Facebook: link, Instagram: link, YouTube: link })),
  }),
);

export type ShopData = v.InferOutput<typeof shopDataSchema>;

/** Throws an `Error` that names the file and the first field that does not fit. */
export function parseShopData(file: string, content: string): ShopData {
  const result = v.safeParse(shopDataSchema, parseJson(file, content));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${file} does not fit: ${v.getDotPath(issue) ?? '(file)'}: ${issue.message}`);
}

function parseJson(file: string, content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw new Error(`${file} is not JSON`);
  }
}

/** null where there is no such file. */
function readShopText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** The globals that the storefront's content modules look for, as values. */
export function shopGlobals(file: string | undefined): Readonly<Record<string, unknown>> {
  const content = file === undefined ? null : readShopText(file);
  const data = file === undefined || content === null ? {} : parseShopData(file, content);
  return {
    OWN_COMPANY: data.company,
    OWN_SHOPS: data.shops,
    OWN_CLOSURES: data.closures,
    OWN_SOCIAL: data.social,
  };
}

/** For servers and builds, before the first import of the storefront. */
export function setShopGlobals(file: string | undefined): void {
  for (const [name, value] of Object.entries(shopGlobals(file)))
    Reflect.set(globalThis, name, value);
}
