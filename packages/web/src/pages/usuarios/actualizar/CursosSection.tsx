import type { AprendizajeDePersona, CursoDePersona } from '@catedra/shared/participantes/persona.ts';
import {
  IconArrowBackUp,
  IconBell,
  IconCalendarPlus,
  IconLockOpen,
  IconUserMinus,
} from '@tabler/icons-react';
import { useState } from 'react';
import { CursoRow } from '#pages/usuarios/actualizar/CursoRow.tsx';
import classes from '#pages/usuarios/actualizar/Cursos.module.css';
import { resumenDeCursos } from '#pages/usuarios/actualizar/hallazgo.ts';
import { porSemanas } from '#pages/usuarios/actualizar/semanas.ts';
import { useActor } from '#platform/session.ts';
import { ClosedActivities } from '#parts/cursos/ClosedActivities.tsx';
import { decidesDates } from '#parts/cursos/dates-in.ts';
import { type ExemptAct, ExemptActs } from '#parts/cursos/exempt/ExemptActs.tsx';
import { exemptActions } from '#parts/cursos/exempt/exempt-actions.ts';
import { TakeBackRounds } from '#parts/cursos/rounds/TakeBackRounds.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { CoverShelf } from '#ui/marks/CoverShelf.tsx';
import { Section } from '#ui/frame/Section.tsx';
import type { RowAction } from '#ui/lists/data-table.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';

export type Acto = 'recordar' | 'plazo' | 'quitar';

interface CursosSectionProps {
  readonly usuarioId: string;
  readonly nombre: string;
  readonly cursos: readonly CursoDePersona[];
  readonly dias: NonNullable<AprendizajeDePersona['dias']>;
  readonly hecho: Pick<AprendizajeDePersona, 'pruebas' | 'entregas'>;
  /** Today in the calendar of the academy, as "2026-11-16". */
  readonly hoy: string;
  readonly onAct: (acto: Acto, curso: CursoDePersona) => void;
  readonly onDone: (said: string) => void;
}

/** What they take and how far they are: the figures and words of the reports. */
export function CursosSection({
  usuarioId,
  nombre,
  cursos,
  dias,
  hecho,
  hoy,
  onAct,
  onDone,
}: CursosSectionProps) {
  const { actor, puede, puedeEnTodo } = useActor();
  const [deciding, setDeciding] = useState<string | null>(null);
  const [exempting, setExempting] = useState<{ acto: ExemptAct; cursoId: string } | null>(null);
  const [takingBack, setTakingBack] = useState<string | null>(null);
  const decides = ({ id }: CursoDePersona) =>
    puede('cursos:editar') && (puedeEnTodo('cursos:editar') || actor.tutorCursoIds.includes(id));
  const fecha = ({ id }: CursoDePersona) => decidesDates(actor, 'plazos:prorrogar', id);
  const abierto = cursos.find(({ id }) => id === deciding);

  const actionsOf = (curso: CursoDePersona): RowAction[] => {
    const pendiente = curso.porcentaje !== 100 && curso.desde !== null && curso.publicado;
    return [
      ...(pendiente && puede('progreso:ver')
        ? [{ label: 'Recordárselo', icon: IconBell, onClick: () => onAct('recordar', curso) }]
        : []),
      ...(pendiente && fecha(curso)
        ? [{ label: 'Cambiar su plazo', icon: IconCalendarPlus, onClick: () => onAct('plazo', curso) }]
        : []),
      ...(fecha(curso) && curso.atascos.length + curso.excepciones.length > 0
        ? [{ label: 'Reabrir o eximir', icon: IconLockOpen, onClick: () => setDeciding(curso.id) }]
        : []),
      ...(curso.ronda > 1 && curso.estado === 'sin_empezar' && decidesDates(actor, 'plazos:renovar', curso.id)
        ? [
            {
              label: 'Deshacer la apertura',
              icon: IconArrowBackUp,
              onClick: () => setTakingBack(curso.id),
            },
          ]
        : []),
      ...(curso.desde !== null && decidesDates(actor, 'plazos:eximir', curso.id)
        ? exemptActions({ ...curso, usuarioId, nombre }, (acto) => setExempting({ acto, cursoId: curso.id }))
        : []),
      ...(decides(curso) && curso.porNombre
        ? [{ label: 'Quitárselo', icon: IconUserMinus, danger: true, onClick: () => onAct('quitar', curso) }]
        : []),
    ];
  };

  return (
    <Section title={resumenDeCursos(cursos)}>
      {cursos.length === 0 ? (
        <EmptyState drawing="shelf" title="No tiene ningún curso">
          Aquí estará cada curso que se le asigne, por su nombre o por un grupo, con lo que lleve hecho.
        </EmptyState>
      ) : (
        <CoverShelf cursos={cursos}>
          <ul className={classes.list}>
            {cursos.map((curso) => (
              <CursoRow
                key={curso.id}
                usuarioId={usuarioId}
                hecho={hecho}
                curso={curso}
                semanas={porSemanas(dias, hoy, curso.id)}
                actions={actionsOf(curso)}
              />
            ))}
          </ul>
        </CoverShelf>
      )}
      <TakeBackRounds
        cursoId={takingBack ?? ''}
        quienes={takingBack === null ? null : { usuarioIds: [usuarioId] }}
        onClose={() => setTakingBack(null)}
        onDone={onDone}
      />
      <ExemptActs
        cursoId={exempting?.cursoId ?? ''}
        acto={exempting?.acto ?? null}
        onClose={() => setExempting(null)}
        onDone={onDone}
      />
      <Dialog
        opened={abierto !== undefined}
        onClose={() => setDeciding(null)}
        title={`Lo que cerró a ${nombre}`}
      >
        {abierto && (
          <ClosedActivities
            cursoId={abierto.id}
            usuarioId={usuarioId}
            nombre={nombre}
            atascos={abierto.atascos}
            excepciones={abierto.excepciones}
            mayChange={fecha(abierto)}
            onDone={(said) => {
              setDeciding(null);
              onDone(said);
            }}
          />
        )}
      </Dialog>
    </Section>
  );
}
