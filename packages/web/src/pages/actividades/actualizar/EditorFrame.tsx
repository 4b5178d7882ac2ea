import { type Actividad, actividades } from '@catedra/shared/actividades/collection.ts';
import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/actividades/actualizar/EditorFrame.module.css';
import { TaskTabs } from '#parts/entregas/EntregasTabs.tsx';
import { RemoveFromCourse } from '#parts/papelera/RemoveFromCourse.tsx';
import { useActor } from '#platform/session.ts';
import { ClosedNotice } from '#parts/cursos/ClosedNotice.tsx';
import { ConflictNotice, type SaveCopy } from '#parts/edicion/ConflictNotice.tsx';
import { useDiscard } from '#parts/edicion/discard.ts';
import { EditingNotice, togetherEditing } from '#parts/edicion/EditingNotice.tsx';
import { Page } from '#ui/frame/Page.tsx';
import type { RecordForm } from '#parts/edicion/record-form.ts';
import { SaveFooter } from '#ui/forms/SaveFooter.tsx';
import { type Saving, SaveState } from '#ui/forms/SaveState.tsx';
import { RowMenu } from '#ui/lists/RowMenu.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';
import { useTitleFocus } from '#ui/frame/title-focus.ts';

/** One record of those that the page edits. */
export interface EditorPart {
  readonly record: Omit<RecordForm<Record<string, unknown>>, 'form'>;
  readonly labels: Readonly<Record<string, string>>;
  readonly write?: (field: string, value: unknown) => string;
  readonly copy?: SaveCopy | null;
}

interface EditorFrameProps {
  readonly contenido: ContenidoDeCurso;
  readonly actividad: Actividad;
  readonly parts: readonly EditorPart[];
  readonly facts?: ReactNode;
  readonly readOnly: boolean;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The page of an activity: where it is, what can be done, one button that saves whatever changed. */
export function EditorFrame({
  contenido,
  actividad,
  parts,
  facts,
  readOnly,
  action,
  children,
}: EditorFrameProps) {
  const { curso } = contenido;
  useTitleFocus();
  const { actor } = useActor();
  const navigate = useNavigate();
  const [removing, setRemoving] = useState(false);
  const [removed, setRemoved] = useState(false);
  const dirty = parts.some(({ record }) => record.dirty);
  const state = <SaveState saving={savingOf(parts)} />;
  const back = rutas.actividades(curso.id);
  const mayRemove = matches(actividades.policy.delete(actor), { cursoId: curso.id, tipo: actividad.tipo });

  const discard = useDiscard(parts.map(({ record }) => record));
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    for (const { record } of parts) if (record.dirty) record.submit();
  };
  const leave = () => {
    setRemoved(true);
    void navigate({ to: back, replace: true, ignoreBlocker: true });
  };

  return (
    <Page
      parts
      title={actividad.titulo}
      trail={[
        { label: 'Cursos', to: rutas.cursos },
        { label: curso.titulo, to: back },
        { label: actividad.titulo },
      ]}
      aside={state}
      subtitle={
        <span className={classes.facts}>
          {facts}
          {actividad.oculta && <span>Oculta</span>}
          <span>{fichaDe(actividad.tipo).nombre}</span>
          {readOnly && <span>Solo lectura</span>}
          <span className={classes.phone}>{state}</span>
        </span>
      }
      action={
        <>
          {action}
          {mayRemove && (
            <RowMenu
              name={actividad.titulo}
              actions={[
                { label: 'Eliminar', icon: IconTrash, danger: true, onClick: () => setRemoving(true) },
              ]}
            />
          )}
        </>
      }
    >
      {fichaDe(actividad.tipo).trabajo === 'entregas' && (
        <TaskTabs cursoId={curso.id} actividadId={actividad.id} marking={false} />
      )}
      <UnsavedGuard
        dirty={dirty && !removed}
        kept={parts.every(({ record }) => !record.dirty || record.keptHere)}
      />
      <ClosedNotice contenido={contenido} only={actividad.id} />
      <EditingNotice
        editing={togetherEditing(parts.map(({ record }) => record.editing))}
        what="esta actividad"
      />
      <RemoveFromCourse
        removed={removing ? { curso, actividades: [actividad] } : null}
        onClose={() => setRemoving(false)}
        onRemoved={leave}
      />
      {parts.map(
        ({ record, labels, write, copy }, index) =>
          record.conflict && (
            <ConflictNotice
              key={index}
              conflict={record.conflict}
              labels={labels}
              write={write}
              copy={copy}
            />
          ),
      )}
      <form onSubmit={save} noValidate>
        {children}
        {dirty && (
          <SaveFooter
            saving={parts.some(({ record }) => record.saving)}
            failure={parts.map(({ record }) => record.failure).find((failure) => failure !== null) ?? null}
            keptHere={parts.every(({ record }) => !record.dirty || record.keptHere)}
            conflicted={parts.some(({ record }) => record.conflict !== null)}
            onDiscard={discard}
            effect={
              curso.estado === 'publicado'
                ? 'Las palabras se verán al guardar; lo que cambia el camino esperará a que lo publiques.'
                : 'Tienes cambios sin guardar.'
            }
          />
        )}
      </form>
    </Page>
  );
}

function savingOf(parts: readonly EditorPart[]): Saving {
  if (parts.some(({ record }) => record.saving)) return { state: 'saving' };
  const times = parts.flatMap(({ record }) => (record.savedAt ? [record.savedAt.getTime()] : []));
  return times.length > 0 ? { state: 'saved', at: new Date(Math.max(...times)) } : { state: 'idle' };
}
