import { recuperarEntrada, retirarEntrada } from '@catedra/shared/externas/api.ts';
import { diaFijoEnPalabras } from '@catedra/shared/cumplimiento/palabras.ts';
import type { EntradaDeCatalogo } from '@catedra/shared/externas/schemas.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/reportes/externas/Catalogo.module.css';
import { type Abierta, EntradaDialog, nuevaEntrada } from '#pages/reportes/externas/EntradaDialog.tsx';
import { horasEscritas } from '#parts/certificados/comprobado.ts';
import { catalogoQuery } from '#parts/externas/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { useAction } from '#platform/use-action.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuenta } from '#ui/words/words.ts';

/** What is learnt elsewhere and is no course of the academy. */
export function Catalogo({ onClose }: { readonly onClose: () => void }) {
  const query = useQuery(catalogoQuery);
  const queryClient = useQueryClient();
  const [abierta, setAbierta] = useState<Abierta | null>(null);
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ['externas'] });
  const ofrecer = useAction(
    ({ id, retirada }: EntradaDeCatalogo) =>
      retirada ? ask(recuperarEntrada, { id }) : ask(retirarEntrada, { id }),
    refresh,
  );
  if (abierta) return <EntradaDialog abierta={abierta} onClose={() => setAbierta(null)} onSaved={refresh} />;
  return (
    <Dialog opened onClose={onClose} title="Catálogo de formación externa">
      <p className="look-quiet">
        Lo que se hace fuera y no es ningún curso de la academia. Una retirada no se da a nadie más; quien la
        tiene la conserva.
      </p>
      <QueryView query={query} label="Cargando el catálogo…">
        {({ entradas }) => (
          <ul className={classes.list}>
            {entradas.map((entrada) => (
              <li key={entrada.id} className={classes.one}>
                <div className={classes.what}>
                  <p>{entrada.titulo}</p>
                  <p className="look-faint">{datosDe(entrada).join(', ')}</p>
                </div>
                <div className="look-tight-row">
                  {!entrada.retirada && (
                    <Button
                      size="xs"
                      variant="default"
                      aria-label={`Editar ${entrada.titulo}`}
                      onClick={() => setAbierta(entrada)}
                    >
                      Editar
                    </Button>
                  )}
                  <Button
                    size="xs"
                    variant="subtle"
                    aria-label={`${entrada.retirada ? 'Recuperar' : 'Retirar'} ${entrada.titulo}`}
                    disabled={ofrecer.pending}
                    onClick={() => ofrecer.run(entrada)}
                  >
                    {entrada.retirada ? 'Recuperar' : 'Retirar'}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {ofrecer.error !== null && <ErrorState>{messageOf(ofrecer.error)}</ErrorState>}
      <DialogActions onCancel={onClose}>
        <Button onClick={() => setAbierta(nuevaEntrada())}>Añadir</Button>
      </DialogActions>
    </Dialog>
  );
}

function validez({ validezMeses, validezDia }: EntradaDeCatalogo): string {
  if (validezMeses !== null) return `vale ${cuenta(validezMeses, 'mes', 'meses')}`;
  return validezDia === null ? 'no caduca' : `vale hasta el ${diaFijoEnPalabras(validezDia)}`;
}

const datosDe = (entrada: EntradaDeCatalogo): string[] => [
  ...(entrada.retirada ? ['retirada'] : []),
  ...(entrada.horas === null ? [] : [horasEscritas(entrada.horas)]),
  validez(entrada),
  `${cuenta(entrada.registros, 'persona')} con ella`,
];
