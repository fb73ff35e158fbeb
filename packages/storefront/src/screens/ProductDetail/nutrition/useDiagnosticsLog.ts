import { useEffect } from 'react';
import type { NutritionContent } from '../../../contract/label.ts';

type DiagnosticsLog = (slug: string, content: NutritionContent) => void;

function useDevelopmentLog(slug: string, content: NutritionContent): void {
  useEffect(() => {
    if (content.kind !== 'table') return;
    for (const { severity, code, message } of content.diagnostics) {
      if (severity !== 'info') console.warn(`Nutrition of ${slug}: ${code}: ${message}`);
    }
  }, [slug, content]);
}

const noLog: DiagnosticsLog = () => {};

/** What the parser doubts about a label, for whoever maintains the catalogue: in development only. */
export const useDiagnosticsLog: DiagnosticsLog = import.meta.env.DEV ? useDevelopmentLog : noLog;
