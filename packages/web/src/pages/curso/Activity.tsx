import { type CursoAbierto, NOMBRE_DE_TIPO } from '@catedra/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ActivityContent } from '#pages/curso/ActivityContent.tsx';
import classes from '#pages/curso/Activity.module.css';
import { Closing } from '#pages/curso/Closing.tsx';
import type { Lugar } from '#pages/curso/course-path.ts';
import { actividadQuery, cursoKey } from '#pages/curso/curso-queries.ts';
import { KindIcon } from '#ui/KindIcon.tsx';
import { Locked } from '#pages/curso/Locked.tsx';
import { Opinions } from '#pages/curso/Opinions.tsx';
import { ReadingSkeleton } from '#pages/curso/ClassroomSkeleton.tsx';
import { mandar } from '#platform/client.ts';
import { useDocumentTitle } from '#ui/document-title.ts';
import { QueryView } from '#ui/QueryView.tsx';
import { SerifTitle } from '#ui/SerifTitle.tsx';
import { duracion } from '#ui/words.ts';

interface ActivityProps {
  readonly data: CursoAbierto;
  readonly lugar: Lugar;
}

/** One activity: what it is, what it holds, how it ends, and what the person thinks of it. */
export function Activity({ data, lugar }: ActivityProps) {
  const { actividad, parte, partes } = lugar;
  const locked = actividad.estado === 'bloqueada';
  const contents = useQuery({ ...actividadQuery(actividad.id), enabled: !locked });
  useDocumentTitle(actividad.titulo);
  useOpening(data, lugar);

  const facts = [
    NOMBRE_DE_TIPO[actividad.tipo],
    actividad.duracion ? duracion(actividad.duracion) : null,
    actividad.obligatoria ? null : 'opcional',
  ].filter(Boolean);
  return (
    <>
      <header className={classes.header}>
        <p className={classes.facts}>
          <KindIcon tipo={actividad.tipo} />
          {facts.join(', ')}
          {partes > 1 && `. Parte ${parte} de ${partes}`}
        </p>
        <SerifTitle level={1} size={44}>
          {actividad.titulo}
        </SerifTitle>
      </header>
      {locked ? (
        <Locked data={data} lugar={lugar} />
      ) : (
        <>
          <QueryView query={contents} label="Cargando la actividad…" skeleton={<ReadingSkeleton />}>
            {(completa) => <ActivityContent contenido={completa.contenido} actividad={actividad} />}
          </QueryView>
          <Closing data={data} lugar={lugar} />
          {data.inscrito && <Opinions data={data} actividadId={actividad.id} />}
        </>
      )}
    </>
  );
}

/** The first time, opening it is written down. */
function useOpening({ inscrito, disponibilidad }: CursoAbierto, { actividad }: Lugar): void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: string) => mandar('actividades', 'abrir', { id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: cursoKey }),
  });
  const fresh = inscrito && disponibilidad === 'abierto' && actividad.estado === 'pendiente';
  const open = useEffectEvent((id: string) => fresh && mutate(id));
  useEffect(() => {
    open(actividad.id);
  }, [actividad.id]);
}
