import type { ActividadDeIndice } from '@catedra/shared/actividades/schemas.ts';
import { type Contenido, muestraDe } from '@catedra/shared/actividades/contenido.ts';
import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/cursos/actualizar/PreviewPart.module.css';
import { actividadQuery } from '#pages/cursos/queries.ts';
import { Prose } from '#ui/rich-text/Prose.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { duracion } from '#ui/words/words.ts';

/** One line of the outline that opens to what the activity holds. */
export function ActivityPreview({ actividad }: { readonly actividad: ActividadDeIndice }) {
  const [open, setOpen] = useState(false);
  const query = useQuery({ ...actividadQuery(actividad.id), enabled: open });
  return (
    <details className={classes.activity} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={classes.name}>{actividad.titulo}</span>
        <span className="look-faint-inline">
          {fichaDe(actividad.tipo).nombre}
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
  const { texto, url, archivoId, nombre, lineas = [] } = muestraDe(contenido);
  return (
    <>
      {url && (
        <p>
          <a href={url} target="_blank" rel="noreferrer">
            {url}
          </a>
        </p>
      )}
      {archivoId ? (
        <p>
          <a href={direccionDeArchivo(archivoId)} target="_blank" rel="noreferrer">
            {nombre ?? 'Abrir el archivo'}
          </a>
        </p>
      ) : (
        nombre && <p>{nombre}</p>
      )}
      {lineas.map((linea) => (
        <p key={linea}>{linea}</p>
      ))}
      {texto === '' && !url && !nombre && !archivoId && lineas.length === 0 ? (
        <p className="look-faint-inline">Sin contenido todavía.</p>
      ) : (
        <Prose html={texto} />
      )}
    </>
  );
}
