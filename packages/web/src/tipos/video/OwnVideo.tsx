import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import type { SyntheticEvent } from 'react';
import type { EditorProps } from '#tipos/editor.ts';
import { FilePart } from '#tipos/FilePart.tsx';
import classes from '#tipos/video/Editor.module.css';
import { FormRow } from '#ui/forms/FormLayout.tsx';
import { duracion } from '#ui/words/words.ts';

// Its captions are as many as were uploaded, which whoever looks for one written here can't see.
const Video = 'video';

/** A video of ours: uploaded, looked at, and measured by the browser that shows it. */
export function OwnVideo({
  contenido,
  onChange,
  errorOf,
  cursoId,
  archivos,
  readOnly,
}: EditorProps<'video'>) {
  const { archivoId, segundos, subtitulos } = contenido;
  const measure = ({ currentTarget: { duration } }: SyntheticEvent<HTMLVideoElement>) => {
    const length = Math.round(duration);
    if (!readOnly && Number.isFinite(length) && length > 0 && length !== segundos)
      onChange({ segundos: length });
  };
  return (
    <FormRow help="MP4 o WebM: se ven en cualquier navegador y se puede saltar a cualquier punto.">
      <FilePart
        label="Archivo de vídeo"
        accept="video/mp4,video/webm"
        cursoId={cursoId}
        archivoId={archivoId}
        archivos={archivos}
        readOnly={readOnly}
        error={errorOf('archivoId')}
        onChange={(archivo) => onChange({ archivoId: archivo?.id ?? null, url: '', segundos: null })}
      />
      {archivoId && (
        <div>
          <Video
            key={archivoId}
            className={classes.preview}
            src={direccionDeArchivo(archivoId)}
            preload="metadata"
            controls
            aria-label="Vista previa del vídeo"
            onLoadedMetadata={measure}
          >
            {subtitulos.map((uno) => (
              <track
                key={uno.archivoId}
                kind="captions"
                src={direccionDeArchivo(uno.archivoId)}
                srcLang={uno.idioma}
                label={uno.nombre}
              />
            ))}
          </Video>
          {segundos !== null && (
            <p className={`look-small ${classes.note}`}>Dura {lengthInWords(segundos)}.</p>
          )}
        </div>
      )}
    </FormRow>
  );
}

const lengthInWords = (seconds: number): string =>
  seconds < 90 ? `${seconds} segundos` : duracion(Math.round(seconds / 60));
