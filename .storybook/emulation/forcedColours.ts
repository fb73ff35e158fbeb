/**
 * What a browser with forced colours makes of an author's declarations (CSS Color Adjustment, 3.1):
 * colours go back to those of the browser, shadows and gradients go, backgrounds become `Canvas` and
 * borders `CanvasText`. System colours stay, and so do the colours within drawings.
 */
export function forceColours(declarations: string): string {
  return splitAtTop(declarations, ';').flatMap(forceDeclaration).join('; ');
}

const systemColour =
  /\b(Canvas|CanvasText|LinkText|VisitedText|ActiveText|ButtonContent|ButtonText|ButtonBorder|Field|FieldText|Highlight|HighlightText|SelectedItem|SelectedItemText|Mark|MarkText|GrayText|AccentColor|AccentColorText)\b/i;
/** These are no colours of the author's own. */
const isKept = (value: string) =>
  systemColour.test(value) ||
  /^(none|transparent|inherit|initial|unset|revert|currentcolor|0(px)?( 0(px)?)?)( !important)?$/i.test(
    value,
  );

const border = /^border(-(top|right|bottom|left|(block|inline)(-(start|end))?))?(-color)?$/;
const plainColour =
  /^(color|caret-color|accent-color|text-decoration-color|column-rule-color|outline-color|scrollbar-color)$/;

function forceDeclaration(declaration: string): string[] {
  const colon = declaration.indexOf(':');
  const name = declaration.slice(0, colon).trim();
  const value = declaration.slice(colon + 1).trim();
  if (colon < 0) return [];
  if (/^(box|text)-shadow$/.test(name)) return [`${name}: none`];
  // A link keeps the browser's colour, whatever it would inherit.
  if (name === 'color' && value === 'inherit') return ['color: revert'];
  if (isKept(value)) return [declaration];
  if (name === 'background-image')
    return value.includes('url(') ? [declaration] : [`${name}: none`];
  if (name === 'background' && value.includes('url('))
    return [declaration, 'background-color: Canvas'];
  if (name === 'background') return ['background: Canvas'];
  if (name === 'background-color') return ['background-color: Canvas'];
  if (plainColour.test(name)) return [`${name}: revert`];
  if (border.test(name)) return [declaration, `${name.replace(/-color$/, '')}-color: CanvasText`];
  if (name === 'outline') return [declaration, 'outline-color: revert'];
  return [declaration];
}

/** Parts of a text between separators that stand in no brackets and no quotes. */
export function splitAtTop(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (sign === separator && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
