import { abrirPuerta, leerPuerta } from '@catedra/shared/intentos/api.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import classes from '#pages/evaluaciones/sala/Sala.module.css';
import { ask } from '#platform/ask.ts';
import { ConfirmButton } from '#ui/dialogs/ConfirmButton.tsx';
import { cuenta, fechaYHora } from '#ui/words/words.ts';
import { useZone } from '#ui/words/zone.tsx';

const CADA = 5_000;

const puertaQuery = (id: string) =>
  queryOptions({
    queryKey: ['evaluaciones', id, 'puerta'],
    queryFn: ({ signal }) => ask(leerPuerta, { id }, { signal }),
    refetchInterval: ({ state }) => (state.data?.puerta === 'cerrada' ? CADA : false),
    meta: { escucha: ['evaluaciones'] },
  });

interface DoorProps {
  readonly evaluacionId: string;
  /** Nobody opens it through another's eyes. */
  readonly acts: boolean;
}

/** Who waits at the door of an evaluation that begins for all at once, and the button that opens it. */
export function Door({ evaluacionId, acts }: DoorProps) {
  const zone = useZone();
  const queryClient = useQueryClient();
  const { data } = useQuery(puertaQuery(evaluacionId));
  if (!data || data.puerta === 'sin_puerta') return null;
  const { puerta, esperan, abiertaEn, puedeAbrir } = data;
  if (puerta === 'abierta')
    return (
      <div className={classes.strip}>
        <p>La puerta se abrió el {fechaYHora(abiertaEn ?? '', zone)}. Quien llega ahora empieza a su hora.</p>
      </div>
    );
  const who = `${cuenta(esperan, 'persona')} en la puerta`;
  return (
    <div className={classes.strip}>
      <p role="status">
        <b>{who}.</b> Nadie empieza hasta que se abra.
        {!puedeAbrir && ' La abre quien vigila a todas las personas, o quien prepara la prueba.'}
      </p>
      {acts && puedeAbrir && (
        <ConfirmButton
          title="¿Empezar todos a la vez?"
          confirmLabel="Empezar todos a la vez"
          harmless
          lost={`Hay ${who}: su tiempo empieza a contar en ese momento. Quien llegue después empezará a su hora. La puerta no se vuelve a cerrar.`}
          onConfirm={async () => {
            await ask(abrirPuerta, { id: evaluacionId });
            await queryClient.invalidateQueries({ queryKey: ['evaluaciones', evaluacionId] });
          }}
        >
          Empezar todos a la vez
        </ConfirmButton>
      )}
    </div>
  );
}
