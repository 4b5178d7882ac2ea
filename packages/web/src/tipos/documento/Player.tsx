import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { lazy, Suspense, useRef } from 'react';
import { FileFailure } from '#tipos/documento/FileFailure.tsx';
import classes from '#tipos/documento/documento.module.css';
import { claseDeArchivo, tamaño } from '#tipos/documento/file-words.ts';
import { useEndInView } from '#tipos/end-in-view.ts';
import parts from '#tipos/parts.module.css';
import type { PlayerProps } from '#tipos/player.ts';
import { Prose } from '#ui/rich-text/Prose.tsx';

const PdfView = lazy(async () => ({ default: (await import('#tipos/documento/PdfView.tsx')).PdfView }));

/** A PDF is read here; any other file is downloaded. */
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
      ) : (
        <Download archivo={archivo} nombre={nombre} onOpen={onFin} />
      )}
    </div>
  );
}

interface DownloadProps {
  readonly archivo: Archivo;
  readonly nombre: string;
  readonly onOpen: () => void;
}

function Download({ archivo, nombre, onOpen }: DownloadProps) {
  return (
    <div className={classes.file}>
      <p>
        <b>{nombre}</b>
        <small>
          {claseDeArchivo(archivo.tipo)}, {tamaño(archivo.bytes)}
        </small>
      </p>
      <Button
        component="a"
        href={direccionDeArchivo(archivo.id)}
        download={archivo.nombre}
        leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
        onClick={onOpen}
      >
        Descargar
      </Button>
    </div>
  );
}

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
      {nombre && (
        <p className={classes.file}>
          <span>
            Documento de referencia: <b>{nombre}</b>
          </span>
        </p>
      )}
      <Prose html={html} />
      {!nombre && html === '' && <p>Este documento todavía no está puesto.</p>}
      <div ref={end} aria-hidden />
    </div>
  );
}
