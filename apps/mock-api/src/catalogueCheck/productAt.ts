/** ' (Siero 100)': the product that a path such as 'products[3].price' speaks of, as far as it has a name. */
export function productAt(json: unknown, path: string): string {
  const [, list = '', place = ''] = /^(\w+)\[(\d+)\]/.exec(path) ?? [];
  const item = fieldOf(fieldOf(json, list), place);
  const name = ['name', 'product_group_name', 'productGroupName', 'slug']
    .map((field) => fieldOf(item, field))
    .find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof name === 'string' ? ` (${name})` : '';
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, field)
    ? Reflect.get(value, field)
    : undefined;
}
