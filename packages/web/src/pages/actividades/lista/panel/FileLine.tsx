import { type Contenido, muestraDe, tipoDe } from '@catedra/shared/actividades/contenido.ts';
import { useQuery } from '@tanstack/react-query';
import classes from '#pages/actividades/lista/panel/ActivityPanel.module.css';
import { archivosQuery } from '#pages/actividades/queries.ts';
import { rutas } from '#platform/paths.ts';
import { KindIcon } from '#tipos/KindIcon.tsx';
import { tamaño } from '#ui/files/card/file-words.ts';
import { ButtonLink } from '#ui/frame/TextLink.tsx';

interface FileLineProps {
  readonly cursoId: string;
  readonly actividadId: string;
  readonly contenido: Contenido;
  readonly readOnly: boolean;
}

/** The file of an activity, where its kind has one, and the way to another. */
export function FileLine({ cursoId, actividadId, contenido, readOnly }: FileLineProps) {
  const holds = tipoDe(contenido.tipo).archivo !== null;
  const { archivoId, url } = muestraDe(contenido);
  const { data = [] } = useQuery({ ...archivosQuery(actividadId), enabled: holds && Boolean(archivoId) });
  const archivo = data.find(({ id }) => id === archivoId);
  if (!holds) return null;
  const name = archivo?.nombre ?? url;
  return (
    <div className={classes.file}>
      <span className={classes.cover} aria-hidden>
        <KindIcon tipo={contenido.tipo} />
      </span>
      <p className={classes.meta}>
        {name ? <b title={name}>{name}</b> : archivoId ? 'Buscando el archivo…' : 'Sin archivo todavía'}
        {archivo && tamaño(archivo.bytes)}
      </p>
      {!readOnly && (
        <ButtonLink to={rutas.actividad(cursoId, actividadId)} variant="default" size="xs">
          {archivoId || url ? 'Cambiar' : 'Añadir'}
        </ButtonLink>
      )}
    </div>
  );
}
