import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { esImagen } from '@catedra/shared/archivos/tipos.ts';
import { lazy, Suspense, useRef } from 'react';
import { FileFailure } from '#tipos/documento/FileFailure.tsx';
import classes from '#tipos/documento/documento.module.css';
import { useEndInView } from '#tipos/end-in-view.ts';
import { Card, FileCard } from '#ui/files/card/FileCard.tsx';
import files from '#ui/files/card/files.module.css';
import parts from '#tipos/parts.module.css';
import type { PlayerProps } from '#tipos/player.ts';
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
        <FileCard archivo={archivo} nombre={nombre} onOpen={onFin} />
      )}
    </div>
  );
}

interface PictureProps {
  readonly archivo: Archivo;
  readonly nombre: string;
  readonly onFin: () => void;
}

/** A picture is seen here, and its file is below it. */
function Picture({ archivo, nombre, onFin }: PictureProps) {
  const end = useRef<HTMLDivElement>(null);
  useEndInView(end, onFin);
  return (
    <>
      <img
        className={files.picture}
        src={direccionDeArchivo(archivo.id)}
        alt={nombre}
        width={archivo.ancho ?? undefined}
        height={archivo.alto ?? undefined}
      />
      <div ref={end} aria-hidden />
      <FileCard archivo={archivo} nombre={nombre} onOpen={onFin} />
    </>
  );
}

const SIN_ARCHIVO = 'Documento de referencia. El archivo no está subido aquí.';

interface WithoutFileProps {
  readonly nombre: string | null;
  readonly html: string;
  readonly onFin: () => void;
}

/** The document is elsewhere, as its description says: reading that is all there is. */
function WithoutFile({ nombre, html, onFin }: WithoutFileProps) {
  const end = useRef<HTMLDivElement>(null);
  useEndInView(end, onFin);
  return (
    <div className={parts.parts}>
      {nombre && <Card clase="Documento de texto" nombre={nombre} detail={SIN_ARCHIVO} />}
      <Prose html={html} />
      {!nombre && html === '' && <p>Este documento todavía no está puesto.</p>}
      <div ref={end} aria-hidden />
    </div>
  );
}
