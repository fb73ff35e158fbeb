/** A footnote or legend: it begins with a mark that is no emphasis, or explains VNR. */
export const isNote = (text: string): boolean =>
  (/^(?:\*+|†|‡|§|[¹²³]|\(\*+\)|\(\d\))\s*\S/.test(text) &&
    !/^\*\*.*\*\*:?$/.test(text) &&
    !/^\*\s+\S+.*:\s*[<~]?\d/.test(text)) ||
  /^\W*(?:%\s*)?(?:vnr|nrv|rda|ar)\b\s*[:=-]\s*\D/i.test(text) ||
  /^\W*(?:valori nutritivi di riferimento|assunzioni? di riferimento)/i.test(text);
