import type { Carga, DesfaseDeCarga } from '@catedra/shared/cargas/schemas.ts';
import { Alert, Button } from '@mantine/core';
import { useReviewAgain } from '#pages/usuarios/carga-masiva/revision/review-again.ts';
import classes from '#pages/usuarios/carga-masiva/revision/Revision.module.css';
import { messageOf } from '#platform/api-error.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta, enumerar } from '#ui/words/words.ts';

/** What changed since then, in words. */
export function staleWords({ otroDia, personas, grupos, campos, perfiles }: DesfaseDeCarga): string {
  if (otroDia) return 'Esta revisión es de otro día, y las fechas ya no son las de hoy.';
  const cuantas = personas + grupos + campos + perfiles;
  const cuales = [
    personas > 0 && cuenta(personas, 'persona del archivo', 'personas del archivo'),
    grupos > 0 && cuenta(grupos, 'grupo'),
    campos > 0 && cuenta(campos, 'campo'),
    perfiles > 0 && cuenta(perfiles, 'perfil', 'perfiles'),
  ].filter((parte) => parte !== false);
  return `Desde que se revisó ${cuantas === 1 ? 'ha cambiado' : 'han cambiado'} ${enumerar(cuales)}.`;
}

/** The revision no longer tells what would be done: said as soon as it is known, with the way to put it right. */
export function Stale({ carga }: { readonly carga: Carga }) {
  const review = useReviewAgain(carga);
  return (
    <div role="status">
      {carga.desfase && (
        <Alert className={classes.notice} color="azafran" variant="light">
          <p>
            <b>{staleWords(carga.desfase)}</b> Lo que ves puede no ser lo que se haría.
          </p>
          <Button
            className={classes.again}
            variant="default"
            size="xs"
            loading={review.isPending}
            onClick={() => review.mutate(null)}
          >
            Revisar otra vez
          </Button>
          {review.isError && <ErrorState>{messageOf(review.error)}</ErrorState>}
        </Alert>
      )}
    </div>
  );
}
