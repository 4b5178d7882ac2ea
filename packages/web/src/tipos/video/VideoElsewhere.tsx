import { videoIncrustado } from '@catedra/shared/actividades/incrustado.ts';
import { TextInput } from '@mantine/core';
import type { EditorProps } from '#tipos/editor.ts';
import classes from '#tipos/video/Editor.module.css';
import { FormRow } from '#ui/forms/FormLayout.tsx';
import { FRAME } from '#ui/rich-text/video-embed.ts';

/** A video of another service, shown as soon as its address makes sense. */
export function VideoElsewhere({ contenido, onChange, errorOf, readOnly }: EditorProps<'video'>) {
  const { url } = contenido;
  const player = videoIncrustado(url);
  const stranger = url !== '' && /^https?:\/\/\S+\.\S+/.test(url) && !player;
  return (
    <FormRow help="Copiada entera de la barra del navegador, con https:// delante.">
      <div>
        <TextInput
          label="Dirección del vídeo"
          type="url"
          placeholder="https://www.youtube.com/watch?v=…"
          autoComplete="off"
          data-path="contenido.url"
          readOnly={readOnly}
          value={url}
          onChange={(event) =>
            onChange({
              url: event.currentTarget.value.trim(),
              archivoId: null,
              segundos: null,
              subtitulos: [],
            })
          }
          error={errorOf('url')}
        />
        {stranger && (
          <p className={`look-small ${classes.note}`}>
            No es de YouTube ni de Vimeo: se abrirá en otra pestaña, sin verse aquí.
          </p>
        )}
        {player && (
          <iframe
            className={classes.preview}
            title="Vista previa del vídeo"
            src={player}
            sandbox={FRAME.sandbox}
            allow={FRAME.allow}
            referrerPolicy={FRAME.referrerPolicy}
            loading="lazy"
          />
        )}
      </div>
    </FormRow>
  );
}
