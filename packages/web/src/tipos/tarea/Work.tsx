import { pesoEnPalabras } from '@catedra/shared/archivos/peso.ts';
import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { useNotes } from '#parts/entregas/anotaciones/notes.ts';
import { claseDeArchivo } from '#parts/archivos/card/file-words.ts';
import { FilePreviews } from '#tipos/tarea/FilePreview.tsx';
import classes from '#tipos/tarea/HandIn.module.css';
import unseen from '#ui/frame/unseen.module.css';
import { Prose } from '#ui/rich-text/Prose.tsx';

interface WorkProps {
  readonly texto: string;
  readonly archivos: readonly Archivo[];
  /** The files are seen here, not only named. */
  readonly seen?: boolean;
}

/** What a browser shows by itself is opened; the rest is downloaded. */
const opens = ({ tipo }: Archivo): boolean =>
  /^(image\/(png|jpeg|webp|gif|avif)|application\/pdf)$/.test(tipo);

/** What was handed in: the text and the files. */
export function Work({ texto, archivos, seen = false }: WorkProps) {
  const notes = useNotes();
  return (
    <div className={classes.work}>
      {notes ? notes.prose(texto) : <Prose html={texto} />}
      {texto === '' && archivos.length === 0 && <p>No hay nada escrito.</p>}
      {seen && archivos.length > 0 && <FilePreviews archivos={archivos} />}
      {!seen && archivos.length > 0 && (
        <ul className={`look-list ${classes.files}`} aria-label="Archivos">
          {archivos.map((archivo) => (
            <li key={archivo.id}>
              <a
                href={direccionDeArchivo(archivo.id)}
                {...(opens(archivo) ? { target: '_blank', rel: 'noopener' } : { download: archivo.nombre })}
              >
                {opens(archivo) ? (
                  <IconExternalLink size={18} stroke={1.75} aria-hidden />
                ) : (
                  <IconDownload size={18} stroke={1.75} aria-hidden />
                )}
                <span>{archivo.nombre}</span>
                {opens(archivo) && <span className={unseen.unseen}> (se abre en otra pestaña)</span>}
              </a>
              <small>
                {claseDeArchivo(archivo.tipo)}, {pesoEnPalabras(archivo.bytes)}
              </small>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
