import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { type FunctionComponent, lazy, memo, Suspense, use, useState } from 'react';
import classes from '#ui/marks/Cover.module.css';
import { type CoverLook, coverLook, GROUNDS } from '@catedra/shared/cursos/portada/cover-look.ts';
import { Shelf } from '#ui/marks/CoverShelf.tsx';

// Its cloth is there at once; the drawing on it comes when it can, and nothing waits for it.
const Drawn = lazy(async (): Promise<{ default: FunctionComponent<{ look: CoverLook }> }> => {
  try {
    return { default: (await import('#ui/marks/DrawnCover.tsx')).DrawnCover };
  } catch {
    return { default: Cloth };
  }
});

const Cloth = ({ look }: { readonly look: CoverLook }) => (
  <span className={classes.cloth} style={{ background: GROUNDS[look.cloth] }} />
);

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
  const look = (id && shelf?.get(id)) || coverLook(title);
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
        <Suspense fallback={<Cloth look={look} />}>
          <Drawn look={look} />
        </Suspense>
      )}
    </span>
  );
});
