import { guardarExcepcion } from '@catedra/shared/evaluaciones/api.ts';
import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import type { Cambios } from '@catedra/shared/evaluaciones/efectivo.ts';
import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { Button, Group, NumberInput, SegmentedControl, Textarea } from '@mantine/core';
import { useState } from 'react';
import classes from '#pages/actividades/evaluacion/reglas/Reglas.module.css';
import { GrupoSelect } from '#pages/actividades/form/requisitos/GrupoSelect.tsx';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { newId } from '#platform/new-id.ts';
import { useAction } from '#platform/use-action.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { MomentField } from '#ui/forms/date/MomentField.tsx';
import { PeoplePicker } from '#ui/people/PeoplePicker.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';

interface NuevaExcepcionProps {
  readonly evaluacion: Evaluacion;
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

/** Another time, date or number of attempts for one person or group, with its reason. */
export function NuevaExcepcion({ evaluacion, onClose, onAdded }: NuevaExcepcionProps) {
  const [excepcionId] = useState(newId);
  const [whom, setWhom] = useState<'persona' | 'grupo'>('persona');
  const [people, setPeople] = useState<readonly Usuario[]>([]);
  const [grupoId, setGrupo] = useState('');
  const [cambios, setCambios] = useState<Cambios>({});
  const [motivo, setMotivo] = useState('');
  const [usuario] = people;
  const chosen = whom === 'persona' ? usuario !== undefined : grupoId !== '';
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
        body: {
          usuarioId: whom === 'persona' ? (usuario?.id ?? null) : null,
          grupoId: whom === 'grupo' ? grupoId : null,
          cambios,
          motivo,
        },
      }),
    onAdded,
  );
  const figure = (field: 'minutos' | 'intentos', label: string, max: number) => (
    <NumberInput
      label={label}
      description="Vacío: como todos"
      min={1}
      max={max}
      allowDecimal={false}
      value={cambios[field] ?? ''}
      onChange={(value) => {
        const { [field]: _, ...others } = cambios;
        setCambios(value === '' ? others : { ...others, [field]: Number(value) });
      }}
    />
  );
  return (
    <Dialog opened onClose={onClose} title="Nueva excepción">
      <div className={classes.stack}>
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
        <Group grow align="flex-start">
          {figure('minutos', 'Minutos', 1440)}
          {figure('intentos', 'Intentos', 100)}
        </Group>
        <MomentField
          label="Cierra"
          value={cambios.cierraEn ?? null}
          onChange={(cierraEn) => {
            const { cierraEn: _, ...others } = cambios;
            setCambios(cierraEn === null ? others : { ...others, cierraEn });
          }}
        />
        <Textarea
          label="Motivo"
          description="Lo ven quienes administran, nunca sus compañeros. La salud no se escribe aquí: va en su ficha, como adaptación."
          maxLength={500}
          value={motivo}
          onChange={(event) => setMotivo(event.currentTarget.value)}
        />
      </div>
      {save.error !== null && <ErrorState>{messageOf(save.error)}</ErrorState>}
      <Group justify="flex-end" mt="lg" gap="sm">
        {why && <span className={classes.note}>{why}</span>}
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <Button disabled={why !== null} loading={save.pending} onClick={() => save.run(undefined)}>
          Añadir excepción
        </Button>
      </Group>
    </Dialog>
  );
}
