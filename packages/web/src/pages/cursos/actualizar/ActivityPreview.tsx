import type { ActividadDeIndice, Contenido, TipoActividad } from '@catedra/shared';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/cursos/actualizar/PreviewPart.module.css';
import { actividadQuery } from '#pages/cursos/queries.ts';
import { QueryView } from '#ui/QueryView.tsx';
import { RichText } from '#ui/RichText.tsx';
import { duracion } from '#ui/words.ts';

const TIPOS: Readonly<Record<TipoActividad, string>> = {
  lectura: 'Lectura',
  video: 'Vídeo',
  documento: 'Documento',
  enlace: 'Enlace',
  tarea: 'Tarea',
  evaluacion: 'Evaluación',
};

/** One line of the outline that opens to what the activity holds. */
export function ActivityPreview({ actividad }: { readonly actividad: ActividadDeIndice }) {
  const [open, setOpen] = useState(false);
  const query = useQuery({ ...actividadQuery(actividad.id), enabled: open });
  return (
    <details className={classes.activity} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={classes.name}>{actividad.titulo}</span>
        <span className={classes.kind}>
          {TIPOS[actividad.tipo]}
          {actividad.duracion ? `, ${duracion(actividad.duracion)}` : ''}
          {!actividad.obligatoria && ', opcional'}
        </span>
      </summary>
      <div className={classes.body}>
        {open && (
          <QueryView query={query} label="Cargando la actividad…">
            {({ contenido }) => <Held contenido={contenido} />}
          </QueryView>
        )}
      </div>
    </details>
  );
}

function Held({ contenido }: { readonly contenido: Contenido }) {
  const html =
    contenido.tipo === 'lectura'
      ? contenido.html
      : contenido.tipo === 'tarea'
        ? contenido.instrucciones
        : contenido.descripcion;
  const url = contenido.tipo === 'video' || contenido.tipo === 'enlace' ? contenido.url : null;
  const nombre = contenido.tipo === 'documento' ? contenido.nombre : null;
  return (
    <>
      {url && (
        <p>
          <a href={url} target="_blank" rel="noreferrer">
            {url}
          </a>
        </p>
      )}
      {nombre && <p>{nombre}</p>}
      {html === '' && !url && !nombre ? (
        <p className={classes.kind}>Sin contenido todavía.</p>
      ) : (
        <RichText html={html} />
      )}
    </>
  );
}
