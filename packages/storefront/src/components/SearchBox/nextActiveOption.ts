/**
 * Where the arrow keys lead in a list that the field above keeps the focus of: from the field to the
 * first or last suggestion, and past either end back to the field (null).
 */
export function nextActive(
  order: readonly { id: string }[],
  activeId: string | undefined,
  key: 'ArrowDown' | 'ArrowUp',
): string | null {
  const place = order.findIndex(({ id }) => id === activeId);
  if (key === 'ArrowDown') return order[place + 1]?.id ?? null;
  return place === -1 ? (order.at(-1)?.id ?? null) : (order[place - 1]?.id ?? null);
}
