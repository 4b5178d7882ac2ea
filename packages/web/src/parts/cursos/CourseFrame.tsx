import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import type { ReactNode } from 'react';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import classes from '#parts/cursos/CourseFrame.module.css';
import unseen from '#ui/frame/unseen.module.css';
import { CourseActions } from '#parts/cursos/CourseActions.tsx';
import { EstadoCurso } from '#parts/cursos/EstadoCurso.tsx';
import { type Saving, SaveState } from '#ui/forms/SaveState.tsx';
import { LinkTabs } from '#ui/frame/LinkTabs.tsx';
import { Page } from '#ui/frame/Page.tsx';
import { Cover } from '#ui/marks/Cover.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { cuenta, duracion } from '#ui/words/words.ts';

const PARTS = [
  { part: 'informacion', label: 'Información' },
  { part: 'contenido', label: 'Contenido', permiso: 'actividades:ver' },
  { part: 'participantes', label: 'Participantes', permiso: 'progreso:ver' },
  { part: 'renovacion', label: 'Renovación', permiso: 'cursos:editar' },
  { part: 'certificado', label: 'Certificado' },
  { part: 'ajustes', label: 'Ajustes' },
  { part: 'vista-previa', label: 'Vista previa' },
] as const;

interface CourseFrameProps {
  readonly contenido: ContenidoDeCurso;
  readonly part: string;
  readonly saving: Saving;
  readonly readOnly?: boolean;
  /** Something waits to be saved: that is the page's main act. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** The one header of a course, over each of its parts. */
export function CourseFrame({ contenido, part, saving, readOnly, busy = false, children }: CourseFrameProps) {
  const { curso, actividades, porPublicar } = contenido;
  const label = PARTS.find((una) => una.part === part)?.label ?? 'Información';
  return (
    <Page
      parts
      title={curso.titulo}
      documentTitle={part === 'informacion' ? curso.titulo : `${label} de ${curso.titulo}`}
      mark={<Cover id={curso.id} travels title={curso.titulo} image={curso.imagen} />}
      trail={[{ label: 'Cursos', to: rutas.cursos }, { label: curso.titulo }]}
      subtitle={
        <span className={classes.facts}>
          {porPublicar ? (
            <StateMark kind="draft">Cambios sin publicar</StateMark>
          ) : (
            <EstadoCurso estado={curso.estado} />
          )}
          <span>{summary(contenido)}</span>
          {readOnly && <span>Solo lectura</span>}
          <span className={classes.saved}>
            <SaveState saving={saving} />
          </span>
        </span>
      }
      action={<CourseActions contenido={contenido} busy={busy} />}
    >
      <CourseTabs cursoId={curso.id} part={part} count={actividades.length} />
      <h2 className={unseen.unseen}>{label}</h2>
      {children}
    </Page>
  );
}

interface CourseTabsProps {
  readonly cursoId: string;
  readonly part: string;
  /** How many activities it has, once that is known. */
  readonly count?: number;
}

/** The parts of a course, each with its address; also while the course is on its way. */
export function CourseTabs({ cursoId, part, count }: CourseTabsProps) {
  const { puede } = useActor();
  return (
    <LinkTabs
      label="Partes del curso"
      tabs={PARTS.filter((una) => !('permiso' in una) || puede(una.permiso)).map((una) => ({
        label: una.label,
        to: una.part === 'contenido' ? rutas.actividades(cursoId) : rutas.cursoEditar(cursoId),
        search: una.part === 'informacion' || una.part === 'contenido' ? undefined : { parte: una.part },
        current: una.part === part,
        ...(una.part === 'contenido' && count !== undefined && { count }),
      }))}
    />
  );
}

function summary({ secciones, actividades }: ContenidoDeCurso): string {
  const minutos = actividades.reduce((suma, actividad) => suma + (actividad.duracion ?? 0), 0);
  const partes = [
    cuenta(secciones.length, 'sección', 'secciones'),
    cuenta(actividades.length, 'actividad', 'actividades'),
  ];
  return [...partes, ...(minutos > 0 ? [duracion(minutos)] : [])].join(', ');
}
