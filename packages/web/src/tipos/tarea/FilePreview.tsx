import { pesoEnPalabras } from '@catedra/shared/archivos/peso.ts';
import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { esImagen } from '@catedra/shared/archivos/tipos.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { FileFailure } from '#tipos/documento/FileFailure.tsx';
import classes from '#tipos/tarea/FilePreview.module.css';
import {
  NotedPage,
  NotedPicture,
  NotedRecording,
  PointAct,
} from '#parts/entregas/anotaciones/NotedFiles.tsx';
import { useNotes } from '#parts/entregas/anotaciones/notes.ts';
import { FileCard } from '#parts/archivos/card/FileCard.tsx';
import { claseDeArchivo } from '#parts/archivos/card/file-words.ts';
import links from '#ui/frame/TextLink.module.css';
import files from '#parts/archivos/card/files.module.css';
import { QueryView } from '#ui/states/QueryView.tsx';

const PdfView = lazy(async () => ({ default: (await import('#tipos/documento/PdfView.tsx')).PdfView }));

/** A text longer than this is downloaded: nobody marks it from a box. */
const MOST_TEXT = 200_000;
const isText = ({ tipo, bytes }: Archivo) => /^text\/(plain|csv)$/.test(tipo) && bytes <= MOST_TEXT;

const isHeard = ({ tipo }: Archivo) => tipo.startsWith('audio/');
const isWatched = ({ tipo }: Archivo) => tipo.startsWith('video/');

const isSeen = (archivo: Archivo): boolean =>
  esImagen(archivo.tipo) ||
  archivo.tipo === 'application/pdf' ||
  isText(archivo) ||
  isHeard(archivo) ||
  isWatched(archivo);

/** What was handed in, seen without leaving the mark: the first file open, the rest a click away. */
export function FilePreviews({ archivos }: { readonly archivos: readonly Archivo[] }) {
  const first = archivos.find(isSeen);
  return (
    <div className={classes.files}>
      {archivos.map((archivo) =>
        isSeen(archivo) ? (
          <Preview key={archivo.id} archivo={archivo} startOpen={archivo === first} />
        ) : (
          <FileCard key={archivo.id} archivo={archivo} nombre={archivo.nombre} onOpen={() => undefined} />
        ),
      )}
    </div>
  );
}

function Preview({ archivo, startOpen }: { readonly archivo: Archivo; readonly startOpen: boolean }) {
  const [open, setOpen] = useState(startOpen);
  return (
    <details
      className={`look-card ${classes.preview}`}
      data-file={archivo.id}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {archivo.nombre}
        <small>
          {claseDeArchivo(archivo.tipo)}, {pesoEnPalabras(archivo.bytes)}
        </small>
      </summary>
      {open && <Seen archivo={archivo} />}
      <p className={classes.file}>
        <a className={links.link} href={direccionDeArchivo(archivo.id)} target="_blank" rel="noopener">
          Abrir en otra pestaña
        </a>
        <a className={links.link} href={direccionDeArchivo(archivo.id)} download={archivo.nombre}>
          Descargar
        </a>
      </p>
    </details>
  );
}

const pointsOf = (archivo: Archivo) => (pagina: number) => <NotedPage archivo={archivo} pagina={pagina} />;

function Seen({ archivo }: { readonly archivo: Archivo }) {
  const notes = useNotes();
  const [page, setPage] = useState(1);
  if (esImagen(archivo.tipo))
    return (
      <NotedPicture archivo={archivo}>
        <img
          className={files.picture}
          src={direccionDeArchivo(archivo.id)}
          alt={archivo.nombre}
          width={archivo.ancho ?? undefined}
          height={archivo.alto ?? undefined}
        />
      </NotedPicture>
    );
  if (isText(archivo)) return <TextSeen archivo={archivo} />;
  if (isHeard(archivo) || isWatched(archivo))
    return (
      <NotedRecording archivo={archivo}>
        <Recording archivo={archivo} />
      </NotedRecording>
    );
  return (
    <FileFailure archivo={archivo}>
      <Suspense fallback={<p>Cargando el documento…</p>}>
        <PdfView
          archivo={archivo}
          nombre={archivo.nombre}
          start={1}
          onPage={setPage}
          onEnd={() => undefined}
          over={pointsOf(archivo)}
        />
        {notes && (
          <PointAct
            notes={notes}
            words="de la página"
            begin={() => ({ tipo: 'pagina', archivoId: archivo.id, pagina: page, x: 0.5, y: 0.5 })}
          />
        )}
      </Suspense>
    </FileFailure>
  );
}

// What somebody recorded for their work has no captions of its own.
const Audio = 'audio';
const Video = 'video';

/** What this browser does not play is said, and can be taken home. */
function Recording({ archivo }: { readonly archivo: Archivo }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <p>Este navegador no puede reproducirlo: descárgalo para verlo en otro programa.</p>;
  const common = {
    className: classes.recording,
    src: direccionDeArchivo(archivo.id),
    controls: true,
    preload: 'metadata',
    'aria-label': archivo.nombre,
    onError: () => setFailed(true),
  } as const;
  return isHeard(archivo) ? <Audio {...common} /> : <Video {...common} playsInline />;
}

function TextSeen({ archivo }: { readonly archivo: Archivo }) {
  const query = useQuery({
    queryKey: ['archivos', archivo.id, 'texto'],
    queryFn: async ({ signal }) => {
      const answer = await fetch(direccionDeArchivo(archivo.id), { signal });
      if (!answer.ok) throw new Error(`El archivo respondió ${answer.status}.`);
      return readText(await answer.arrayBuffer());
    },
    staleTime: Infinity,
  });
  return (
    <QueryView query={query} label="Cargando el texto…">
      {(text) => <pre className={classes.text}>{text}</pre>}
    </QueryView>
  );
}

/** Old Windows programs still write texts their own way. */
function readText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
