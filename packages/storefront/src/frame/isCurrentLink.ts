/** Whether a link of the navigation leads to the current page or to the part of the site it is in. */
export function isCurrentLink(href: string, pathname: string): boolean {
  if (href === '/') return pathname === '/';
  return pathname === href || pathname.startsWith(`${href}/`);
}
