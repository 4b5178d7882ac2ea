import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { esImagen } from '@catedra/shared/archivos/tipos.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { FileFailure, MissingFile } from '#tipos/documento/FileFailure.tsx';
import { lookFor } from '#tipos/documento/look-for.ts';
import classes from '#tipos/documento/documento.module.css';
import { useEndInView } from '#tipos/end-in-view.ts';
import { Card, FileCard } from '#parts/archivos/card/FileCard.tsx';
import files from '#parts/archivos/card/files.module.css';
import parts from '#tipos/parts.module.css';
import type { PlayerProps } from '#tipos/player.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { Prose } from '#ui/rich-text/Prose.tsx';

const PdfView = lazy(async () => ({ default: (await import('#tipos/documento/PdfView.tsx')).PdfView }));

/** A PDF is read here and a picture is seen; any other file is downloaded. */
export function Player({ abierta, contenido, onLatido, onFin }: PlayerProps<'documento'>) {
  const archivo = abierta.archivos.find(({ id }) => id === contenido.archivoId);
  if (!archivo) return <WithoutFile nombre={contenido.nombre} html={contenido.descripcion} onFin={onFin} />;
  const nombre = contenido.nombre ?? archivo.nombre;
  return (
    <div className={parts.parts}>
      <Prose html={contenido.descripcion} />
      {archivo.tipo === 'application/pdf' ? (
        <FileFailure archivo={archivo}>
          <Suspense fallback={<p className={classes.waiting}>Cargando el documento…</p>}>
            <PdfView
              archivo={archivo}
              nombre={nombre}
              start={abierta.posicion?.parrafo ?? 1}
              onPage={(parrafo) => onLatido({ parrafo })}
              onEnd={onFin}
            />
          </Suspense>
        </FileFailure>
      ) : esImagen(archivo.tipo) ? (
        <Picture archivo={archivo} nombre={nombre} onFin={onFin} />
      ) : (
        <Download archivo={archivo} nombre={nombre} onFin={onFin} />
      )}
    </div>
  );
}

interface FileProps {
  readonly archivo: Archivo;
  readonly nombre: string;
  readonly onFin: () => void;
}

/** It is done once its bytes can come: a download that fails opens nothing. */
function Download({ archivo, nombre, onFin }: FileProps) {
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    void lookFor(archivo.id).then((found) => setMissing(found === 'missing'));
  }, [archivo.id]);
  if (missing) return <MissingFile />;
  const open = async () => {
    const found = await lookFor(archivo.id);
    if (found === 'there') onFin();
    setMissing(found === 'missing');
  };
  return <FileCard archivo={archivo} nombre={nombre} onOpen={() => void open()} />;
}

/** A picture is seen here, and its file is below it; one that did not come was not seen. */
function Picture({ archivo, nombre, onFin }: FileProps) {
  const [state, setState] = useState<'coming' | 'here' | 'missing' | 'failed'>('coming');
  if (state === 'missing') return <MissingFile />;
  if (state === 'failed')
    return <ErrorState onRetry={() => setState('coming')}>No pudimos mostrar esta imagen aquí.</ErrorState>;
  const fail = async () => setState((await lookFor(archivo.id)) === 'missing' ? 'missing' : 'failed');
  return (
    <>
      <img
        className={files.picture}
        src={direccionDeArchivo(archivo.id)}
        alt={nombre}
        width={archivo.ancho ?? undefined}
        height={archivo.alto ?? undefined}
        onLoad={() => setState('here')}
        onError={() => void fail()}
      />
      {state === 'here' && <End onFin={onFin} />}
      <FileCard archivo={archivo} nombre={nombre} onOpen={onFin} />
    </>
  );
}

function End({ onFin }: Pick<FileProps, 'onFin'>) {
  const end = useRef<HTMLDivElement>(null);
  useEndInView(end, onFin);
  return <div ref={end} aria-hidden />;
}

const SIN_ARCHIVO = 'Documento de referencia. El archivo no está subido aquí.';

interface WithoutFileProps {
  readonly nombre: string | null;
  readonly html: string;
  readonly onFin: () => void;
}

/** The document is elsewhere, as its description says: reading that is all there is. */
function WithoutFile({ nombre, html, onFin }: WithoutFileProps) {
  return (
    <div className={parts.parts}>
      {nombre && <Card clase="Documento de texto" nombre={nombre} detail={SIN_ARCHIVO} />}
      <Prose html={html} />
      {!nombre && html === '' && <p>Este documento todavía no está puesto.</p>}
      <End onFin={onFin} />
    </div>
  );
}
