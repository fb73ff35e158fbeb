import { encode } from 'uqr';

/** Modules of white around the code, as the standard asks. */
const border = 4;

/** What the largest code takes, in bytes, read from paper by any telephone. */
const maxBytes = 1500;

/** The QR code of an address, drawn on this device; nothing where it would be too dense to be read. */
export function QrCode({ address, name }: { address: string; name: string }) {
  if (address.length > maxBytes) return null;
  const { data, size } = encode(address, { ecc: 'L', border });
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg role="img" aria-label={name} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path.join('')} fill="#000" />
    </svg>
  );
}
