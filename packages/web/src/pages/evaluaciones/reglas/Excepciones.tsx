import { quitarExcepcion } from '@catedra/shared/evaluaciones/api.ts';
import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import type { Cambios, Factor } from '@catedra/shared/evaluaciones/efectivo.ts';
import type { ExcepcionDeEvaluacion } from '@catedra/shared/evaluaciones/schemas.ts';
import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash, IconUser, IconUsers } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { excepcionesQuery } from '#pages/evaluaciones/queries.ts';
import { RulePart } from '#pages/evaluaciones/reglas/fields.tsx';
import { ExcepcionDialog } from '#pages/evaluaciones/reglas/ExcepcionDialog.tsx';
import { loQueTendra } from '#pages/evaluaciones/reglas/lo-que-tendra.ts';
import classes from '#pages/evaluaciones/reglas/Reglas.module.css';
import { ask } from '#platform/ask.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { RowMenu } from '#ui/lists/RowMenu.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
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

/** The standing accommodation of one person; null where there is none, or it may not be seen. */
const factorOf = (
  adaptadas: readonly { readonly id: string; readonly factor: Factor }[] | null,
  usuarioId: string,
): Factor | null => adaptadas?.find(({ id }) => id === usuarioId)?.factor ?? null;

/** Who has other rules, and why. */
export function Excepciones({ evaluacion, readOnly }: ExcepcionesProps) {
  const query = useQuery(excepcionesQuery(evaluacion.id));
  const queryClient = useQueryClient();
  const words = useWords();
  const [editing, setEditing] = useState<ExcepcionDeEvaluacion | 'nueva' | null>(null);
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
                    {una.usuario && (
                      <small>{loQueTendra(evaluacion, una, factorOf(adaptadas, una.usuario.id))}</small>
                    )}
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
                          label: 'Cambiar la excepción',
                          icon: IconPencil,
                          onClick: () => setEditing(una),
                        },
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
          onClick={() => setEditing('nueva')}
        >
          Añadir excepción
        </Button>
      )}
      {editing !== null && (
        <ExcepcionDialog
          evaluacion={evaluacion}
          old={editing === 'nueva' ? null : editing}
          onClose={() => setEditing(null)}
          onSaved={() => {
            setEditing(null);
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
