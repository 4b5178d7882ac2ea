import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { memo, useState } from 'react';
import classes from '#ui/marks/Cover.module.css';
import { COVER_SIZE, coverArt } from '#ui/marks/cover-art.ts';

interface CoverProps {
  readonly title: string;
  /** Id of the uploaded picture; without one the cover is drawn from the title. */
  readonly image?: string | null;
  readonly className?: string;
}

/** A book with its spine. Decorative: the title is always written beside it. */
export const Cover = memo(function Cover({ title, image, className }: CoverProps) {
  const frame = [classes.cover, className].filter(Boolean).join(' ');
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <span className={frame}>
      {image && image !== missing ? (
        <img
          src={direccionDeArchivo(image, 320)}
          srcSet={`${direccionDeArchivo(image, 320)} 1x, ${direccionDeArchivo(image, 640)} 2x`}
          alt=""
          loading="lazy"
          onError={() => setMissing(image)}
        />
      ) : (
        <Drawn title={title} />
      )}
    </span>
  );
});

function Drawn({ title }: { readonly title: string }) {
  const { ground, strokes } = coverArt(title);
  const { width, height } = COVER_SIZE;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden>
      <rect width={width} height={height} fill={ground} />
      {strokes.map((stroke) => (
        <path
          key={stroke.d + stroke.stroke}
          d={stroke.d}
          fill={stroke.fill ?? 'none'}
          stroke={stroke.stroke}
          strokeWidth={stroke.width}
        />
      ))}
      <rect width={9} height={height} fill={ground} />
      <rect width={9} height={height} fill="#000" opacity={0.14} />
      <rect x={9} width={1} height={height} fill="#000" opacity={0.22} />
    </svg>
  );
}
