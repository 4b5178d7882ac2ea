import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cambiar, cargaQuery } from '#pages/usuarios/carga-masiva/carga-queries.ts';
import classes from '#pages/usuarios/carga-masiva/columnas/FirstRow.module.css';
import { messageOf } from '#platform/api-error.ts';
import { Toggle } from '#ui/forms/Toggle.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';

const SEÑAS = 2;

const primeros = (celdas: readonly string[]) => celdas.filter(Boolean).slice(0, SEÑAS).join(', ');

function enPalabras({ filaDeTitulos, encabezados, ejemplos, releible }: Carga): string {
  const cerrado = releible
    ? ''
    : ' Traía contraseñas y no lo guardamos: para leerlo de otra forma, súbelo otra vez.';
  if (filaDeTitulos !== null)
    return `No: la fila ${filaDeTitulos} son los títulos (${primeros(encabezados)}…).${cerrado}`;
  const [primera] = ejemplos;
  const quien = primera
    ? ` La fila ${primera.linea} es ${primeros(primera.celdas)}, así que también se importa.`
    : '';
  return `Esta hoja no trae títulos.${quien}${cerrado}`;
}

/** Whether the table begins with its headings or with somebody, who must not be lost. */
export function FirstRow({ carga }: { readonly carga: Carga }) {
  const queryClient = useQueryClient();
  const reread = useMutation({
    mutationFn: (sinTitulos: boolean) => cambiar(carga.id, { sinTitulos }),
    onSuccess: (leida) => {
      queryClient.removeQueries({ queryKey: ['cargas', carga.id, 'filas'] });
      queryClient.setQueryData(cargaQuery(carga.id).queryKey, leida);
    },
  });
  return (
    <div className={classes.row} data-on={carga.filaDeTitulos === null || undefined}>
      <Toggle
        label="La primera fila es una persona"
        help={enPalabras(carga)}
        checked={reread.isPending ? reread.variables : carga.filaDeTitulos === null}
        disabled={reread.isPending || !carga.releible}
        onChange={(event) => reread.mutate(event.currentTarget.checked)}
      />
      {reread.isError && <ErrorState>{messageOf(reread.error)}</ErrorState>}
    </div>
  );
}
