import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { publicar } from '@catedra/shared/cursos/api.ts';
import type { EstadoCurso } from '@catedra/shared/cursos/collection.ts';
import { puedePublicar } from '@catedra/shared/cursos/rules.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/actividades/lista/Outline.module.css';
import type { Outline } from '#pages/actividades/lista/use-outline.ts';
import { ask } from '#platform/ask.ts';
import { useActor } from '#platform/session.ts';
import { ConfirmButton } from '#ui/dialogs/ConfirmButton.tsx';
import { LinkTabs } from '#ui/frame/LinkTabs.tsx';
import { Page } from '#ui/frame/Page.tsx';
import { SaveState } from '#ui/forms/SaveState.tsx';
import { type StateKind, StateMark } from '#ui/marks/StateMark.tsx';
import { cuenta, duracion } from '#ui/words/words.ts';

const ESTADOS: Readonly<Record<EstadoCurso, readonly [StateKind, string]>> = {
  borrador: ['draft', 'Borrador'],
  publicado: ['on', 'Publicado'],
  archivado: ['off', 'Archivado'],
};

interface OutlinePageProps {
  readonly contenido: ContenidoDeCurso;
  readonly outline: Outline;
  readonly children: ReactNode;
}

/** The part "Contenido" of a course, beside the other parts of its editor. */
export function OutlinePage({ contenido, outline, children }: OutlinePageProps) {
  const { curso, secciones, actividades } = contenido;
  const { actor, puede } = useActor();
  const minutos = actividades.reduce((suma, actividad) => suma + (actividad.duracion ?? 0), 0);
  const [kind, estado] = ESTADOS[curso.estado];
  const saving = outline.saving
    ? ({ state: 'saving' } as const)
    : outline.savedAt
      ? ({ state: 'saved', at: outline.savedAt } as const)
      : ({ state: 'idle' } as const);
  const { id, acceso } = curso;
  const ready = actividades.length > 0 && actividades.every(({ lista }) => lista);
  const may = matches(puedePublicar(actor), { id, estado: curso.estado, acceso });
  const publishable = ready && may && curso.estado !== 'publicado';
  const part = (label: string, parte?: string) => ({
    label,
    to: rutas.cursoEditar(curso.id),
    search: parte ? { parte } : undefined,
    current: false,
  });

  return (
    <Page
      title={curso.titulo}
      documentTitle={`Contenido de ${curso.titulo}`}
      trail={[
        { label: 'Cursos', to: rutas.cursos },
        { label: curso.titulo, to: rutas.cursoEditar(curso.id) },
        { label: 'Contenido' },
      ]}
      aside={<SaveState saving={saving} />}
      subtitle={
        <span className={classes.facts}>
          <StateMark kind={kind}>{estado}</StateMark>
          <span>
            {cuenta(secciones.length, 'sección', 'secciones')},{' '}
            {cuenta(actividades.length, 'actividad', 'actividades')}
            {minutos > 0 && `, ${duracion(minutos)}`}
          </span>
          <span className={classes.phone}>
            <SaveState saving={saving} />
          </span>
        </span>
      }
      action={publishable && <Publish curso={curso} />}
    >
      <LinkTabs
        label="Partes del curso"
        tabs={[
          part('Información'),
          { label: 'Contenido', to: rutas.actividades(curso.id), current: true },
          ...(puede('progreso:ver') ? [part('Participantes', 'participantes')] : []),
          part('Ajustes', 'ajustes'),
          part('Vista previa', 'vista-previa'),
        ]}
      />
      <h2 className={classes.unseen}>Contenido</h2>
      {children}
    </Page>
  );
}

function Publish({ curso: { id, acceso } }: { readonly curso: ContenidoDeCurso['curso'] }) {
  const queryClient = useQueryClient();
  return (
    <ConfirmButton
      variant="filled"
      harmless
      title="¿Publicar el curso?"
      lost={
        acceso === 'abierto'
          ? 'Lo verá toda la academia en el catálogo, y cualquiera podrá inscribirse.'
          : 'Lo verán las personas y los grupos que lo tienen asignado.'
      }
      confirmLabel="Publicar curso"
      onConfirm={async () => {
        await ask(publicar, { id });
        await queryClient.invalidateQueries({ queryKey: ['cursos'] });
      }}
    >
      Publicar curso
    </ConfirmButton>
  );
}
