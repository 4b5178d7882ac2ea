import { guardarEntrada } from '@catedra/shared/externas/api.ts';
import type { CargaDeExternas, FormacionDesconocida } from '@catedra/shared/externas/archivo/schemas.ts';
import { puedeEscribirCatalogo } from '@catedra/shared/externas/policy.ts';
import { Alert, Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import classes from '#pages/reportes/externas/archivo/Columnas.module.css';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { newId } from '#platform/new-id.ts';
import { useActor } from '#platform/session.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta } from '#ui/words/words.ts';

/** Titles that are no course nor in the catalogue: whoever writes it adds them from here, and their rows are right. */
export function Desconocidas({ carga }: { readonly carga: CargaDeExternas }) {
  const { actor } = useActor();
  if (carga.desconocidas.length === 0 || !puedeEscribirCatalogo(actor)) return null;
  const una = carga.desconocidas.length === 1;
  return (
    <Alert className={classes.notice} color="tinta" variant="light">
      <p>
        <b>
          {una
            ? 'Hay una formación que no es ningún curso ni está en el catálogo.'
            : `Hay ${carga.desconocidas.length} formaciones que no son ningún curso ni están en el catálogo.`}
        </b>{' '}
        Si {una ? 'el título está bien, añádela' : 'sus títulos están bien, añádelas'}. Para que caduque
        {una ? '' : 'n'}, ponle{una ? '' : 's'} su validez en el catálogo antes de registrar.
      </p>
      <ul className={classes.titles}>
        {carga.desconocidas.map((desconocida) => (
          <Desconocida key={desconocida.titulo} desconocida={desconocida} />
        ))}
      </ul>
    </Alert>
  );
}

function Desconocida({
  desconocida: { titulo, filas, horas },
}: {
  readonly desconocida: FormacionDesconocida;
}) {
  const queryClient = useQueryClient();
  const add = useMutation({
    mutationFn: () => ask(guardarEntrada, { id: newId(), body: { version: 0, titulo, horas } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['externas'] }),
  });
  return (
    <li className={classes.title}>
      <span>
        {titulo} <small className="look-faint-inline">{cuenta(filas, 'fila')}</small>
      </span>
      <Button
        size="xs"
        variant="default"
        loading={add.isPending}
        aria-label={`Añadir al catálogo ${titulo}`}
        onClick={() => add.mutate()}
      >
        Añadir al catálogo
      </Button>
      {add.isError && <ErrorState>{messageOf(add.error)}</ErrorState>}
    </li>
  );
}
