import { forceColours, splitAtTop } from './forcedColours.ts';
import { answerQuery, type Emulation } from './queries.ts';

/** The text of a style sheet as a browser with these settings would read it. */
export function copySheet(sheet: CSSStyleSheet, emulation: Emulation, exempt: string): string {
  const text = [...sheet.cssRules].map((rule) => copyRule(rule, emulation, exempt)).join('\n');
  const base = sheet.href ?? document.baseURI;
  return text.replaceAll(/url\("([^"]+)"\)/g, (whole, address: string) =>
    address.startsWith('#') ? whole : `url("${new URL(address, base).href}")`,
  );
}

/** Selectors of what keeps its own colours (`forced-color-adjust: none`), as one list. */
export function findExempt(sheets: readonly CSSStyleSheet[]): string {
  const found = sheets.flatMap((sheet) => [...sheet.cssRules].flatMap(exemptSelectors));
  return [...new Set(found)].flatMap((selector) => [selector, `${selector} *`]).join(', ');
}

function exemptSelectors(rule: CSSRule): string[] {
  if (rule instanceof CSSStyleRule) {
    const isExempt = rule.style.getPropertyValue('forced-color-adjust') === 'none';
    if (!isExempt) return [];
    return splitAtTop(rule.selectorText, ',').filter((one) => !one.includes('::'));
  }
  return rule instanceof CSSGroupingRule ? [...rule.cssRules].flatMap(exemptSelectors) : [];
}

function copyRule(rule: CSSRule, emulation: Emulation, exempt: string): string {
  if (rule instanceof CSSMediaRule) {
    const isOwn = emulation.isForced && rule.conditionText.includes('forced-colors: active');
    // What is written for forced colours is meant as it stands.
    const inside = isOwn ? { ...emulation, isForced: false } : emulation;
    const body = [...rule.cssRules].map((inner) => copyRule(inner, inside, exempt)).join('\n');
    return `@media ${answerQuery(rule.conditionText, emulation)} {\n${body}\n}`;
  }
  if (rule instanceof CSSGroupingRule) {
    const head = rule.cssText.slice(0, rule.cssText.indexOf('{'));
    const body = [...rule.cssRules].map((inner) => copyRule(inner, emulation, exempt)).join('\n');
    return `${head} {\n${body}\n}`;
  }
  if (!(rule instanceof CSSStyleRule) || !emulation.isForced) return rule.cssText;

  const { selectorText, style } = rule;
  const forced = forceColours(style.cssText);
  if (style.getPropertyValue('forced-color-adjust') === 'none') return rule.cssText;
  const kept = exempt === '' ? '' : `${narrow(selectorText, exempt)} { ${style.cssText} }`;
  return `${selectorText} { ${forced} }\n${kept}`;
}

/** The selectors, for those elements alone that are in the list too; as strong as before. */
const narrow = (selectors: string, list: string) =>
  splitAtTop(selectors, ',')
    .map((selector) => {
      const [subject = selector, ...pseudo] = selector.split('::');
      return [`${subject}:where(${list})`, ...pseudo].join('::');
    })
    .join(', ');
