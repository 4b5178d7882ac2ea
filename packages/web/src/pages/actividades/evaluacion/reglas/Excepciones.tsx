import { guardarExcepcion, quitarExcepcion } from '@catedra/shared/evaluaciones/api.ts';
import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import { ajustesEfectivos, type Cambios } from '@catedra/shared/evaluaciones/efectivo.ts';
import type { ExcepcionDeEvaluacion } from '@catedra/shared/evaluaciones/schemas.ts';
import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { Button, Group, NumberInput, SegmentedControl, Textarea } from '@mantine/core';
import { IconPlus, IconTrash, IconUser, IconUsers } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { excepcionesQuery } from '#pages/actividades/evaluacion/queries.ts';
import { RulePart } from '#pages/actividades/evaluacion/reglas/fields.tsx';
import classes from '#pages/actividades/evaluacion/reglas/Reglas.module.css';
import { GrupoSelect } from '#pages/actividades/form/requisitos/GrupoSelect.tsx';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { newId } from '#platform/new-id.ts';
import { useAction } from '#platform/use-action.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { MomentField } from '#ui/forms/MomentField.tsx';
import { RowMenu } from '#ui/lists/RowMenu.tsx';
import { PeoplePicker } from '#ui/people/PeoplePicker.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuenta, diaYHora, duracion, enumerar, hace } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface ExcepcionesProps {
  readonly evaluacion: Evaluacion;
  readonly readOnly: boolean;
}

function useWords() {
  const now = useNow();
  const zone = useZone();
  return {
    ago: (moment: string) => hace(moment, now, zone),
    changes: ({ minutos, abreEn, cierraEn, intentos }: Cambios): string =>
      enumerar([
        ...(minutos === undefined ? [] : [minutos === null ? 'sin límite de tiempo' : duracion(minutos)]),
        ...(abreEn === undefined
          ? []
          : [abreEn === null ? 'sin fecha de apertura' : `abre ${diaYHora(abreEn, now, zone)}`]),
        ...(cierraEn === undefined
          ? []
          : [cierraEn === null ? 'sin cierre' : `cierra ${diaYHora(cierraEn, now, zone)}`]),
        ...(intentos === undefined
          ? []
          : [intentos === null ? 'los intentos que quiera' : cuenta(intentos, 'intento')]),
      ]),
  };
}

/** Who has other rules, and why. */
export function Excepciones({ evaluacion, readOnly }: ExcepcionesProps) {
  const query = useQuery(excepcionesQuery(evaluacion.id));
  const queryClient = useQueryClient();
  const words = useWords();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<ExcepcionDeEvaluacion | null>(null);
  const again = () => queryClient.invalidateQueries({ queryKey: ['evaluaciones', evaluacion.id] });
  return (
    <RulePart
      title="Excepciones"
      note="Más tiempo, otra fecha u otro intento para una persona o un grupo, siempre con su motivo."
    >
      <QueryView query={query} label="Cargando las excepciones…">
        {({ excepciones, adaptadas }) => (
          <>
            <ul className={classes.exceptions}>
              {excepciones.map((una) => (
                <li key={una.id}>
                  {una.usuario ? (
                    <IconUser size={18} stroke={1.75} aria-hidden />
                  ) : (
                    <IconUsers size={18} stroke={1.75} aria-hidden />
                  )}
                  <span>
                    <b>{una.usuario ? fullName(una.usuario) : una.grupo?.nombre}</b>
                    <small>{una.grupo && cuenta(una.grupo.personas, 'persona')}</small>
                  </span>
                  <span>
                    {words.changes(una.cambios)}
                    {una.usuario && <Wins evaluacion={evaluacion} cambios={una.cambios} />}
                  </span>
                  <span>
                    {una.motivo}
                    <small>
                      {una.por}, {words.ago(una.en)}
                    </small>
                  </span>
                  {!readOnly && (
                    <RowMenu
                      name={`la excepción de ${una.usuario ? fullName(una.usuario) : una.grupo?.nombre}`}
                      actions={[
                        {
                          label: 'Quitar la excepción',
                          icon: IconTrash,
                          danger: true,
                          onClick: () => setRemoving(una),
                        },
                      ]}
                    />
                  )}
                </li>
              ))}
              {adaptadas && adaptadas.length > 0 && (
                <li>
                  <IconUser size={18} stroke={1.75} aria-hidden />
                  <span>
                    <b>
                      {cuenta(
                        adaptadas.length,
                        'persona con adaptación permanente',
                        'personas con adaptación permanente',
                      )}
                    </b>
                    <small>{enumerar(adaptadas.map(({ nombre }) => nombre))}</small>
                  </span>
                  <span>
                    {enumerar([...new Set(adaptadas.map(({ factor }) => `×${factor}`))])} los minutos de la
                    evaluación o del grupo
                  </span>
                  <span>Viene de su ficha y vale en todas.</span>
                </li>
              )}
            </ul>
            {excepciones.length === 0 && !adaptadas?.length && (
              <p className={classes.note}>Todas las personas tienen las mismas reglas.</p>
            )}
            <p className={classes.note}>
              Gana lo más personal, dato a dato: la evaluación, el grupo, la persona. La adaptación multiplica
              los minutos de la evaluación o del grupo, sin pasar del cierre; los que se ponen a la persona
              son finales.
            </p>
          </>
        )}
      </QueryView>
      {!readOnly && (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          Añadir excepción
        </Button>
      )}
      {adding && (
        <NuevaExcepcion
          evaluacion={evaluacion}
          onClose={() => setAdding(false)}
          onAdded={() => {
            setAdding(false);
            void again();
          }}
        />
      )}
      <ConfirmDialog
        opened={removing !== null}
        onClose={() => setRemoving(null)}
        title="¿Quitar la excepción?"
        confirmLabel="Quitar la excepción"
        onConfirm={async () => {
          if (removing) await ask(quitarExcepcion, { id: evaluacion.id, excepcionId: removing.id });
          await again();
        }}
      >
        Vuelve a tener las reglas de todos en los intentos que empiece desde ahora.
      </ConfirmDialog>
    </RulePart>
  );
}

/** What the person will have at the end, by the same rule as the server. */
function Wins({ evaluacion, cambios }: { readonly evaluacion: Evaluacion; readonly cambios: Cambios }) {
  const { segundos, intentos } = ajustesEfectivos({ evaluacion, grupos: [], persona: cambios, factor: null });
  return (
    <small>
      Tendrá {segundos === null ? 'todo el tiempo' : duracion(segundos / 60)} y{' '}
      {intentos === null ? 'los intentos que quiera' : cuenta(intentos, 'intento')}.
    </small>
  );
}

interface NuevaExcepcionProps {
  readonly evaluacion: Evaluacion;
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

function NuevaExcepcion({ evaluacion, onClose, onAdded }: NuevaExcepcionProps) {
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
