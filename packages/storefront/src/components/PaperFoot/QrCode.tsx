import { encode } from 'uqr';

/** Modules of white around the code, as the standard asks. */
const border = 4;

/** What the largest code takes, in bytes (ISO/IEC 18004, version 40, level L). */
const maxBytes = 2953;

/** Below these a telephone does not read it from paper at arm's length. */
const minWidthMm = 30;
const minModuleMm = 0.42;

export const hasQrCode = (address: string): boolean => address.length <= maxBytes;

/** The QR code of an address, drawn on this device; the longer it is, the larger. */
export function QrCode({ address, name }: { address: string; name: string }) {
  const { data, size } = encode(address, { ecc: 'L', border });
  const path = data.flatMap((row, y) => {
    const rows = row.map((isDark) => (isDark ? '1' : '0')).join('');
    return [...rows.matchAll(/1+/g)].map(
      ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    );
  });
  return (
    <svg
      role="img"
      aria-label={name}
      width={`${Math.max(minWidthMm, size * minModuleMm)}mm`}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path.join('')} fill="#000" />
    </svg>
  );
}
