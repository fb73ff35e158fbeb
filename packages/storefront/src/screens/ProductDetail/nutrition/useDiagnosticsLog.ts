import { useEffect } from 'react';
import type { NutritionContent } from '../../../contract/label.ts';

/** What the parser doubts about a label, for whoever maintains the catalogue: in development only. */
export function useDiagnosticsLog(slug: string, content: NutritionContent): void {
  useEffect(() => {
    if (!import.meta.env.DEV || content.kind !== 'table') return;
    for (const { severity, code, message } of content.diagnostics) {
      if (severity !== 'info') console.warn(`${slug}: ${code}: ${message}`);
    }
  }, [slug, content]);
}
