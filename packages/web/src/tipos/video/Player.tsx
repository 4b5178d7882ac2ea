import { videoIncrustado } from '@catedra/shared/actividades/incrustado.ts';
import { OutsideLink } from '#tipos/OutsideLink.tsx';
import classes from '#tipos/parts.module.css';
import type { PlayerProps } from '#tipos/player.ts';
import { VideoFile } from '#tipos/video/VideoFile.tsx';
import { VideoFrame } from '#tipos/video/VideoFrame.tsx';
import { Prose } from '#ui/rich-text/Prose.tsx';
import { porcentaje } from '#ui/words/words.ts';

/** A video of the academy, or of YouTube or Vimeo, which goes on at the second where it was left. */
export function Player(props: PlayerProps<'video'>) {
  const { contenido, abierta, soloMira, onFin } = props;
  const embed = contenido.archivoId ? null : videoIncrustado(contenido.url);
  return (
    <div className={classes.parts}>
      <div>
        {contenido.archivoId && <VideoFile {...props} archivoId={contenido.archivoId} />}
        {embed && <VideoFrame {...props} embed={embed} />}
        {!contenido.archivoId && contenido.url === '' && <p>Este vídeo todavía no está puesto.</p>}
        {!soloMira && <Watched abierta={abierta} />}
      </div>
      <Prose html={contenido.descripcion} />
      {!contenido.archivoId && contenido.url !== '' && (
        <OutsideLink url={contenido.url} onOpen={embed ? undefined : onFin}>
          {embed ? 'Ver el vídeo en su página' : 'Ver el vídeo'}
        </OutsideLink>
      )}
    </div>
  );
}

/** «Has visto el 63 %: se completa con el 90 %» */
function Watched({ abierta }: Pick<PlayerProps, 'abierta'>) {
  const { actividad, progreso } = abierta;
  if (actividad.regla !== 'porcentaje' || !progreso || progreso.estado === 'completada') return null;
  return (
    <p className={classes.watched}>
      {progreso.porcentaje === 0
        ? 'Aún no has visto nada'
        : `Has visto el ${porcentaje(progreso.porcentaje)}`}
      : se completa con el {porcentaje(actividad.reglaPorcentaje ?? 100)}. Lo que saltas no cuenta.
    </p>
  );
}
