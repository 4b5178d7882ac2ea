import { cambiar } from '@catedra/shared/importaciones/api.ts';
import type { Decision, Importacion } from '@catedra/shared/importaciones/schemas.ts';
import { Radio } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import classes from '#pages/preguntas/importar/Import.module.css';
import { remember } from '#pages/preguntas/importar/import-queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { numero } from '#ui/words/words.ts';

const WAYS: readonly {
  readonly value: Decision;
  readonly label: readonly [string, string];
  readonly help: string;
}[] = [
  {
    value: 'actualizar',
    label: ['Actualizarla', 'Actualizarlas'],
    help: 'Lo que ya se usa pasa a una versión nueva, y los intentos hechos conservan la suya.',
  },
  {
    value: 'nueva',
    label: ['Añadirla como nueva', 'Añadirlas como nuevas'],
    help: 'Tendrás dos casi iguales.',
  },
  { value: 'dejar', label: ['Dejar la que hay', 'Dejar las que hay'], help: 'Lo del archivo no se trae.' },
];

/** What is done with those that came before and are other in the file now; each line may say otherwise. */
export function Changed({ importacion }: { readonly importacion: Importacion }) {
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (repetidas: Decision) => ask(cambiar, { id: importacion.id, body: { repetidas } }),
    onSuccess: (una) => remember(queryClient, una),
  });
  const { cambiada, conflicto } = importacion.contadores;
  if (cambiada + conflicto === 0) return null;
  return (
    <div className={classes.changed}>
      {cambiada > 0 && (
        <Radio.Group
          label={
            cambiada === 1
              ? '¿Qué hacemos con la que cambió?'
              : `¿Qué hacemos con las ${numero(cambiada)} cambiadas?`
          }
          value={save.isPending ? save.variables : importacion.repetidas}
          onChange={(value) => save.mutate(value)}
        >
          {WAYS.map(({ value, label, help }) => (
            <Radio
              key={value}
              mt={12}
              value={value}
              label={label[cambiada === 1 ? 0 : 1]}
              description={help}
            />
          ))}
        </Radio.Group>
      )}
      {conflicto > 0 && (
        <p className="look-muted">
          {conflicto === 1
            ? 'Una se editó aquí desde que se trajo: se queda como está, salvo que elijas otra cosa en ella.'
            : `${numero(conflicto)} se editaron aquí desde que se trajeron: se quedan como están, salvo que elijas otra cosa en ellas.`}
        </p>
      )}
      {save.error && <ErrorState>{messageOf(save.error)}</ErrorState>}
    </div>
  );
}
