import type { ActividadDelCurso, Contenido } from '@catedra/shared';
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { rutas } from '#app/paths.ts';
import classes from '#pages/curso/ActivityContent.module.css';
import { Notice } from '#pages/curso/CourseNotice.tsx';
import { Prose } from '#pages/curso/Prose.tsx';
import { videoEmbed } from '#pages/curso/video-embed.ts';
import { ButtonLink } from '#ui/TextLink.tsx';
import { numero } from '#ui/words.ts';

interface ActivityContentProps {
  readonly contenido: Contenido;
  readonly actividad: ActividadDelCurso;
}

/** What each kind of activity shows. */
export function ActivityContent({ contenido, actividad }: ActivityContentProps) {
  switch (contenido.tipo) {
    case 'lectura':
      return <Prose html={contenido.html} lead />;
    case 'video':
      return <Video url={contenido.url} descripcion={contenido.descripcion} titulo={actividad.titulo} />;
    case 'documento':
      return (
        <div className={classes.parts}>
          {contenido.nombre && (
            <p className={classes.file}>
              Documento de referencia: <b>{contenido.nombre}</b>
            </p>
          )}
          <Prose html={contenido.descripcion} />
        </div>
      );
    case 'enlace':
      return (
        <div className={classes.parts}>
          <Prose html={contenido.descripcion} />
          <Outside url={contenido.url}>Abrir el enlace</Outside>
        </div>
      );
    case 'tarea':
      return (
        <div className={classes.parts}>
          <Prose html={contenido.instrucciones} />
          {actividad.regla === 'entregar' && actividad.estado !== 'completada' && (
            <Notice>Haz el trabajo y házselo llegar a tu tutor.</Notice>
          )}
        </div>
      );
    case 'evaluacion':
      return <Evaluation descripcion={contenido.descripcion} actividad={actividad} />;
  }
}

// The player lives at another origin, so letting it keep its own gives it nothing of ours.
const SANDBOX =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

interface VideoProps {
  readonly url: string;
  readonly descripcion: string;
  readonly titulo: string;
}

function Video({ url, descripcion, titulo }: VideoProps) {
  const embed = videoEmbed(url);
  return (
    <div className={classes.parts}>
      {embed && (
        <iframe
          className={classes.video}
          src={embed}
          title={`Video: ${titulo}`}
          loading="lazy"
          sandbox={SANDBOX}
          allow="fullscreen; picture-in-picture; encrypted-media"
          // The player refuses to work for a page that it can't name.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      <Prose html={descripcion} />
      <Outside url={url}>{embed ? 'Ver el video en su página' : 'Ver el video'}</Outside>
    </div>
  );
}

function Outside({ url, children }: { readonly url: string; readonly children: string }) {
  return (
    <p className={classes.outside}>
      <Button
        component="a"
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        variant="default"
        rightSection={<IconExternalLink size={18} stroke={1.75} aria-hidden />}
      >
        {children}
      </Button>
      <span>Se abre {URL.canParse(url) ? new URL(url).hostname : url} en otra pestaña.</span>
    </p>
  );
}

function Evaluation({
  descripcion,
  actividad,
}: {
  readonly descripcion: string;
  readonly actividad: ActividadDelCurso;
}) {
  const { evaluacionId, nota } = actividad;
  return (
    <div className={classes.parts}>
      <Prose html={descripcion} />
      {nota !== null && (
        <p className={classes.file}>
          Tu nota: <b>{numero(nota)}</b>
        </p>
      )}
      {evaluacionId ? (
        <p>
          <ButtonLink to={rutas.evaluacion(evaluacionId)} variant="default">
            Ver la prueba
          </ButtonLink>
        </p>
      ) : (
        <Notice>Esta prueba todavía no está publicada.</Notice>
      )}
    </div>
  );
}
