import { guardarExcepcion } from '@catedra/shared/evaluaciones/api.ts';
import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import type { Cambios } from '@catedra/shared/evaluaciones/efectivo.ts';
import type { ExcepcionDeEvaluacion } from '@catedra/shared/evaluaciones/schemas.ts';
import type { Resultado } from '@catedra/shared/intentos/resultados.ts';
import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { Button, Checkbox, Group, NumberInput, SegmentedControl, Textarea } from '@mantine/core';
import { useState } from 'react';
import { AfterClose } from '#pages/evaluaciones/reglas/AfterClose.tsx';
import { InsideNow } from '#pages/evaluaciones/reglas/InsideNow.tsx';
import classes from '#pages/evaluaciones/reglas/Reglas.module.css';
import { ActionDialog } from '#pages/evaluaciones/resultados/ActionDialog.tsx';
import { GrupoSelect } from '#parts/grupos/GrupoSelect.tsx';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { newId } from '#platform/new-id.ts';
import { useAction } from '#platform/use-action.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { MomentField } from '#ui/forms/date/MomentField.tsx';
import { PeoplePicker } from '#parts/usuarios/PeoplePicker.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { Notice } from '#ui/states/Notice.tsx';

interface ExcepcionDialogProps {
  readonly evaluacion: Evaluacion;
  /** Null: a new one. */
  readonly old: ExcepcionDeEvaluacion | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Another time, date or number of attempts for one person or group, with its reason. */
export function ExcepcionDialog({ evaluacion, old, onClose, onSaved }: ExcepcionDialogProps) {
  const [excepcionId] = useState(() => old?.id ?? newId());
  const [whom, setWhom] = useState<'persona' | 'grupo'>('persona');
  const [people, setPeople] = useState<readonly Usuario[]>([]);
  const [grupoId, setGrupo] = useState('');
  const [cambios, setCambios] = useState<Cambios>(old?.cambios ?? {});
  const [motivo, setMotivo] = useState(old?.motivo ?? '');
  /** Attempts that go on, and are given more minutes instead. */
  const [prolonging, setProlonging] = useState<readonly Resultado[] | null>(null);
  const [usuario] = people;
  const usuarioId = old ? (old.usuario?.id ?? null) : whom === 'persona' ? (usuario?.id ?? null) : null;
  const deGrupo = old ? (old.grupo?.id ?? null) : whom === 'grupo' && grupoId !== '' ? grupoId : null;
  const chosen = usuarioId !== null || deGrupo !== null;
  const changes = Object.values(cambios).some((uno) => uno !== undefined);
  const why = !chosen
    ? 'Elige para quién es.'
    : !changes
      ? 'Di qué cambia.'
      : motivo.trim() === ''
        ? 'Escribe el motivo.'
        : null;
  const save = useAction(
    () =>
      ask(guardarExcepcion, {
        id: evaluacion.id,
        excepcionId,
        body: { usuarioId, grupoId: deGrupo, cambios, motivo },
      }),
    onSaved,
  );
  const put = <C extends keyof Cambios>(field: C, value: Cambios[C]) => {
    const { [field]: _, ...others } = cambios;
    setCambios(value === undefined ? others : { ...others, [field]: value });
  };
  const figure = (field: 'minutos' | 'intentos', label: string, max: number, free: string) => (
    <div>
      <NumberInput
        label={label}
        description="Vacío: como todos"
        min={1}
        max={max}
        allowDecimal={false}
        disabled={cambios[field] === null}
        value={cambios[field] ?? ''}
        onChange={(value) => put(field, value === '' ? undefined : Number(value))}
      />
      <Checkbox
        mt="xs"
        label={free}
        checked={cambios[field] === null}
        onChange={(event) => put(field, event.currentTarget.checked ? null : undefined)}
      />
    </div>
  );
  const moment = (field: 'abreEn' | 'cierraEn', label: string) => (
    <MomentField
      label={label}
      value={cambios[field] ?? null}
      onChange={(value) => put(field, value ?? undefined)}
    />
  );
  const de = usuarioId !== null ? { usuarioId } : deGrupo !== null ? { grupoId: deGrupo } : null;
  if (prolonging)
    return (
      <ActionDialog
        action="reabrir"
        evaluacion={evaluacion}
        intentos={prolonging}
        onClose={() => setProlonging(null)}
        onDone={() => undefined}
      />
    );
  return (
    <Dialog
      opened
      onClose={onClose}
      title={
        old ? `Excepción de ${old.usuario ? fullName(old.usuario) : old.grupo?.nombre}` : 'Nueva excepción'
      }
    >
      <div className={classes.stack}>
        {evaluacion.estado === 'cerrada' && (
          <Notice>
            La evaluación está cerrada: esta excepción no la abre. Valdrá cuando la abras otra vez.
          </Notice>
        )}
        {!old && (
          <>
            <SegmentedControl
              aria-label="Para quién"
              data={[
                { value: 'persona', label: 'Una persona' },
                { value: 'grupo', label: 'Un grupo' },
              ]}
              value={whom}
              onChange={(next) => setWhom(next)}
            />
            {whom === 'persona' ? (
              <PeoplePicker label="Persona" chosen={people} onChange={(next) => setPeople(next.slice(-1))}>
                {null}
              </PeoplePicker>
            ) : (
              <GrupoSelect value={grupoId} onChange={setGrupo} readOnly={false} />
            )}
          </>
        )}
        {de && <InsideNow evaluacionId={evaluacion.id} de={de} onGiveMinutes={setProlonging} />}
        <Group grow align="flex-start">
          {figure('minutos', 'Minutos', 1440, 'Sin límite de tiempo')}
          {figure('intentos', 'Intentos', 100, 'Los que quiera')}
        </Group>
        <Group grow align="flex-start">
          {moment('abreEn', 'Abre')}
          {moment('cierraEn', 'Cierra')}
        </Group>
        {de && cambios.cierraEn && cambios.cierraEn !== old?.cambios.cierraEn && (
          <AfterClose evaluacionId={evaluacion.id} previsto={{ ...de, cierraEn: cambios.cierraEn }} />
        )}
        <Textarea
          label="Motivo"
          description="Lo ven quienes administran, nunca sus compañeros. La salud no se escribe aquí: va en su ficha, como adaptación."
          maxLength={500}
          value={motivo}
          onChange={(event) => setMotivo(event.currentTarget.value)}
        />
      </div>
      {save.error !== null && <ErrorState>{messageOf(save.error)}</ErrorState>}
      <DialogActions onCancel={onClose} note={why}>
        <Button disabled={why !== null} loading={save.pending} onClick={() => save.run(undefined)}>
          {old ? 'Guardar la excepción' : 'Añadir excepción'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
