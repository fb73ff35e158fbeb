/** What choosing needs of a label's facts (`contract/label.ts`), as GET /api/labels gives them. */
export type LabelSummary = {
  readable: boolean;
  food: boolean;
  contains: readonly string[];
  traces: readonly string[];
  ingredients: readonly string[];
};

/** By slug, else by id. */
export type LabelSummaries = ReadonlyMap<string, LabelSummary>;

/** Under which its label stands. */
export const labelKeyOf = ({ slug, id }: { slug?: string; id: string }): string => slug ?? id;
