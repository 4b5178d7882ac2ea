import { COVER_SIZE, coverArt } from '@catedra/shared/cursos/portada/cover-art.ts';
import type { CoverLook } from '@catedra/shared/cursos/portada/cover-look.ts';

/** The drawing of a cover, with its spine. */
export function DrawnCover({ look }: { readonly look: CoverLook }) {
  const { ground, strokes, transform } = coverArt(look);
  const { width, height } = COVER_SIZE;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden>
      <rect width={width} height={height} fill={ground} />
      <g transform={transform}>
        {strokes.map((stroke) => (
          <path
            key={`${stroke.d}${stroke.fill}${stroke.stroke}`}
            d={stroke.d}
            fill={stroke.fill ?? 'none'}
            stroke={stroke.stroke}
            strokeWidth={stroke.width}
          />
        ))}
      </g>
      <rect width={9} height={height} fill={ground} />
      <rect width={9} height={height} fill="#000" opacity={0.14} />
      <rect x={1.2} width={0.8} height={height} fill="#fff" opacity={0.22} />
      <rect x={9} width={1} height={height} fill="#000" opacity={0.24} />
      <rect x={10} width={3} height={height} fill="#fff" opacity={0.05} />
    </svg>
  );
}
