import type { Participante } from '@catedra/shared/participantes/schemas.ts';
import {
  IconArrowBackUp,
  IconCalendarPlus,
  IconLockOpen,
  IconMail,
  IconRefresh,
  IconUserMinus,
} from '@tabler/icons-react';
import { useState } from 'react';
import { rutas } from '#platform/paths.ts';
import { columns } from '#pages/cursos/participantes/columns.tsx';
import { decidesDates } from '#parts/cursos/dates-in.ts';
import type { ExemptAct } from '#parts/cursos/exempt/ExemptActs.tsx';
import { exemptActions, exemptBulk } from '#parts/cursos/exempt/exempt-actions.ts';
import { ExtendDialog } from '#parts/cursos/ExtendDialog.tsx';
import { quitar } from '#pages/cursos/participantes/queries.ts';
import { trasQuitar } from '#pages/cursos/participantes/words.ts';
import { useActor } from '#platform/session.ts';
import { ClosedActivities } from '#parts/cursos/ClosedActivities.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import type { RowAction } from '#ui/lists/data-table.ts';
import { DataTable } from '#ui/lists/DataTable.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { cuenta } from '#ui/words/words.ts';

interface ParticipantesTableProps {
  readonly cursoId: string;
  readonly personas: readonly Participante[];
  readonly mayChange: boolean;
  /** Absent where nobody can be reminded now. */
  readonly onRemind?: (ids: readonly string[]) => void;
  /** Absent where nobody's round can be opened now. */
  readonly onRenew?: (ids: readonly string[]) => void;
  /** What somebody opened to these is taken back. */
  readonly onTakeBack?: ((ids: readonly string[]) => void) | undefined;
  /** Absent where nobody can be excused. */
  readonly onExempt?: ((acto: ExemptAct) => void) | undefined;
  readonly onDone: (said: string) => void;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

/** Whoever was deleted has no page. */
const paginaDe = ({ usuarioId, situacion }: Participante) =>
  situacion === 'eliminada' ? undefined : rutas.usuario(usuarioId);

export function ParticipantesTable(props: ParticipantesTableProps) {
  const { cursoId, personas, mayChange, onRemind, onRenew, onTakeBack, onExempt, onDone } = props;
  const { actor, puede } = useActor();
  const mayExtend = decidesDates(actor, 'plazos:prorrogar', cursoId);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [extending, setExtending] = useState<Participante | null>(null);
  const [deciding, setDeciding] = useState<Participante | null>(null);
  const [removing, setRemoving] = useState<readonly string[]>([]);
  const leaving = personas.filter(({ usuarioId }) => removing.includes(usuarioId));

  const actionsOf = (persona: Participante): RowAction[] => {
    const found: RowAction[] = [];
    if (persona.situacion === 'eliminada' || persona.situacion === 'sin_curso') return found;
    if (onRemind && persona.porcentaje !== 100 && persona.exentoHasta === null)
      found.push({ label: 'Recordar', icon: IconMail, onClick: () => onRemind([persona.usuarioId]) });
    if (mayExtend && persona.porcentaje !== 100)
      found.push({ label: 'Cambiar su plazo', icon: IconCalendarPlus, onClick: () => setExtending(persona) });
    if (mayExtend && persona.atascos.length + persona.excepciones.length > 0)
      found.push({ label: 'Reabrir o eximir', icon: IconLockOpen, onClick: () => setDeciding(persona) });
    if (onRenew && persona.cumplimiento === 'al_dia')
      found.push({
        label: 'Abrir su renovación',
        icon: IconRefresh,
        onClick: () => onRenew([persona.usuarioId]),
      });
    if (onTakeBack && persona.ronda > 1 && persona.estado === 'sin_empezar')
      found.push({
        label: 'Deshacer la apertura',
        icon: IconArrowBackUp,
        onClick: () => onTakeBack([persona.usuarioId]),
      });
    if (onExempt) found.push(...exemptActions({ ...persona, nombre: fullName(persona) }, onExempt));
    if (mayChange && persona.porNombre)
      found.push({
        label: 'Quitar del curso',
        icon: IconUserMinus,
        danger: true,
        onClick: () => setRemoving([persona.usuarioId]),
      });
    return found;
  };
  const bulk = [
    ...(onRemind ? [{ label: 'Recordar', icon: IconMail, onClick: onRemind }] : []),
    ...(onRenew ? [{ label: 'Abrir la renovación', icon: IconRefresh, onClick: onRenew }] : []),
    ...(onExempt ? exemptBulk(onExempt) : []),
    ...(onTakeBack && personas.some(({ ronda, usuarioId }) => ronda > 1 && selected.has(usuarioId))
      ? [{ label: 'Deshacer la apertura', icon: IconArrowBackUp, onClick: onTakeBack }]
      : []),
    ...(mayChange ? [{ label: 'Quitar', icon: IconUserMinus, onClick: setRemoving }] : []),
  ];

  return (
    <>
      <DataTable
        caption="Participantes del curso"
        rows={personas}
        columns={columns}
        rowId={({ usuarioId }) => usuarioId}
        rowName={fullName}
        rowLink={puede('usuarios:ver') ? paginaDe : undefined}
        rowActions={onRemind || onRenew || mayChange || mayExtend || onExempt ? actionsOf : undefined}
        sort={props.sort}
        onSort={props.onSort}
        selection={
          bulk.length > 0
            ? {
                selected,
                onChange: setSelected,
                actions: bulk,
                words: (count) => cuenta(count, 'seleccionada', 'seleccionadas'),
              }
            : undefined
        }
      />
      <ExtendDialog
        cursoId={cursoId}
        persona={extending}
        onClose={() => setExtending(null)}
        onDone={onDone}
      />
      <Dialog
        opened={deciding !== null}
        onClose={() => setDeciding(null)}
        title={deciding ? `Lo que cerró a ${fullName(deciding)}` : ''}
      >
        {deciding && (
          <ClosedActivities
            {...deciding}
            cursoId={cursoId}
            nombre={fullName(deciding)}
            mayChange={mayExtend}
            onDone={(said) => {
              setDeciding(null);
              onDone(said);
            }}
          />
        )}
      </Dialog>
      <ConfirmDialog
        opened={removing.length > 0}
        onClose={() => setRemoving([])}
        title={
          leaving.length === 1 && leaving[0]
            ? `¿Quitar el curso a ${fullName(leaving[0])}?`
            : `¿Quitar el curso a ${cuenta(removing.length, 'persona')}?`
        }
        confirmLabel="Quitar del curso"
        onConfirm={async () => {
          onDone(trasQuitar(await quitar(cursoId, removing)));
          setSelected(new Set());
        }}
      >
        Dejarán de ver el curso. Lo que hicieron se conserva, y si vuelven seguirán donde estaban. Quien
        también lo tenga por un grupo lo sigue teniendo.
      </ConfirmDialog>
    </>
  );
}
