import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import type { Ancla } from '@catedra/shared/entregas/ancla.ts';
import { minutoDe } from '@catedra/shared/entregas/anclas.ts';
import { Button } from '@mantine/core';
import { IconMessagePlus } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Notes, useNotes } from '#parts/entregas/anotaciones/notes.ts';
import { Pins } from '#parts/entregas/anotaciones/Pins.tsx';
import classes from '#parts/entregas/anotaciones/Pins.module.css';

interface OverProps {
  readonly archivo: Archivo;
  readonly children: ReactNode;
}

const HALF = 0.5;
const PLUS = <IconMessagePlus size={16} stroke={1.75} aria-hidden />;

/** A picture with what was said of its points. */
export function NotedPicture({ archivo, children }: OverProps) {
  const notes = useNotes();
  const ground = useRef<HTMLDivElement>(null);
  if (!notes) return children;
  const at = (x: number, y: number) => ({ tipo: 'imagen' as const, archivoId: archivo.id, x, y });
  return (
    <>
      <div ref={ground} className={classes.ground} data-writes={notes.begin ? '' : undefined}>
        {children}
        <Pins
          notes={notes}
          ground={ground}
          pointOf={(ancla) => (ancla.tipo === 'imagen' && ancla.archivoId === archivo.id ? ancla : null)}
          at={at}
        />
      </div>
      <PointAct notes={notes} words="de la imagen" begin={() => at(HALF, HALF)} />
    </>
  );
}

/** What was said of points of one page of a document. */
export function NotedPage({ archivo, pagina }: { readonly archivo: Archivo; readonly pagina: number }) {
  const notes = useNotes();
  const ground = useRef<HTMLElement>(null);
  if (!notes) return null;
  return (
    <span
      ref={(span) => {
        ground.current = span?.parentElement ?? null;
      }}
    >
      <Pins
        notes={notes}
        ground={ground}
        pointOf={(ancla) =>
          ancla.tipo === 'pagina' && ancla.archivoId === archivo.id && ancla.pagina === pagina ? ancla : null
        }
        at={(x, y) => ({ tipo: 'pagina', archivoId: archivo.id, pagina, x, y })}
      />
    </span>
  );
}

interface PointActProps {
  readonly notes: Notes;
  readonly words: string;
  readonly begin: () => Ancla;
}

/** The same without a mouse: in the middle, and moved from there. */
export function PointAct({ notes, words, begin }: PointActProps) {
  const { begin: say } = notes;
  if (!say) return null;
  return (
    <p className={classes.acts}>
      <Button variant="default" size="xs" leftSection={PLUS} onClick={() => say(begin())}>
        Comentar un punto
      </Button>
      <span className="look-quiet-inline">O pulsa el punto {words} que quieras comentar.</span>
    </p>
  );
}

/** A recording that can be spoken of at the second where it is. */
export function NotedRecording({ archivo, children }: OverProps) {
  const notes = useNotes();
  const box = useRef<HTMLDivElement>(null);
  const [second, setSecond] = useState(0);
  useEffect(() => {
    const player = box.current?.querySelector<HTMLMediaElement>('audio, video');
    const look = () => setSecond(Math.floor(player?.currentTime ?? 0));
    player?.addEventListener('timeupdate', look);
    return () => player?.removeEventListener('timeupdate', look);
  }, []);
  const say = notes?.begin;
  return (
    <div ref={box} data-recording={archivo.id}>
      {children}
      {say && (
        <p className={classes.acts}>
          <Button
            variant="default"
            size="xs"
            leftSection={PLUS}
            onClick={() => {
              box.current?.querySelector<HTMLMediaElement>('audio, video')?.pause();
              say({ tipo: 'segundo', archivoId: archivo.id, segundo: second });
            }}
          >
            Comentar en {minutoDe(second)}
          </Button>
        </p>
      )}
    </div>
  );
}
