import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { memo, use, useState } from 'react';
import classes from '#ui/marks/Cover.module.css';
import { COVER_SIZE, coverArt } from '#ui/marks/cover-art.ts';
import { type CoverLook, coverLook } from '#ui/marks/cover-look.ts';
import { Shelf } from '#ui/marks/CoverShelf.tsx';

interface CoverProps {
  readonly title: string;
  /** Id of the uploaded picture; without one the cover is drawn from the title. */
  readonly image?: string | null;
  /** Of its course, by which it is found on the shelf where it stands. */
  readonly id?: string;
  /** It goes along to the page of its course; one alone of each course on a page. */
  readonly travels?: boolean;
  readonly className?: string;
}

/** A book with its spine. Decorative: the title is always written beside it. */
export const Cover = memo(function Cover({ title, image, id, travels = false, className }: CoverProps) {
  const frame = [classes.cover, className].filter(Boolean).join(' ');
  const [missing, setMissing] = useState<string | null>(null);
  const shelf = use(Shelf);
  return (
    <span className={frame} style={travels && id ? { viewTransitionName: `portada-${id}` } : undefined}>
      {image && image !== missing ? (
        <img
          src={direccionDeArchivo(image, 320)}
          srcSet={`${direccionDeArchivo(image, 320)} 1x, ${direccionDeArchivo(image, 640)} 2x`}
          alt=""
          loading="lazy"
          onError={() => setMissing(image)}
        />
      ) : (
        <Drawn look={(id && shelf?.get(id)) || coverLook(title)} />
      )}
    </span>
  );
});

function Drawn({ look }: { readonly look: CoverLook }) {
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
