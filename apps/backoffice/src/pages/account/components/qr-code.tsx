import SvgIcon from '@mui/material/SvgIcon';
import { colors } from '@shop/ui/tokens';
import { encode } from 'uqr';

export type QrCodeProps = { text: string; label: string; size: number };

/** A QR code, dark on light in both themes: some cameras cannot read the inverse. */
export function QrCode({ text, label, size }: QrCodeProps) {
  const { size: modules, data } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <SvgIcon
      titleAccess={label}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: size, height: size }}
    >
      <rect width={modules} height={modules} fill={colors.light.surface} />
      <path d={path} fill={colors.light.text} />
    </SvgIcon>
  );
}
