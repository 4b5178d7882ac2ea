import { nombreDeArchivo } from '@catedra/shared/cargas/campos.ts';
import { registrar } from '@catedra/shared/externas/archivo/api.ts';
import type { CargaDeExternas, EstadoDeFilaDeExterna } from '@catedra/shared/externas/archivo/schemas.ts';
import { Alert, Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Columnas } from '#pages/reportes/externas/archivo/Columnas.tsx';
import classes from '#pages/reportes/externas/archivo/Columnas.module.css';
import { Cuentas } from '#pages/reportes/externas/archivo/Cuentas.tsx';
import { Desconocidas } from '#pages/reportes/externas/archivo/Desconocidas.tsx';
import { Filas } from '#pages/reportes/externas/archivo/Filas.tsx';
import { PASOS } from '#pages/reportes/externas/archivo/palabras.ts';
import { cargaQuery } from '#pages/reportes/externas/archivo/queries.ts';
import { Steps } from '#parts/cargas/Steps.tsx';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { rutas } from '#platform/paths.ts';
import { Page } from '#ui/frame/Page.tsx';
import type { Crumb } from '#ui/frame/RunningHead.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { useTitleFocus } from '#ui/frame/title-focus.ts';
import { FormFooter } from '#ui/forms/FormFooter.tsx';
import { Moment } from '#ui/marks/DueDate.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta } from '#ui/words/words.ts';

interface RevisionProps {
  readonly carga: CargaDeExternas;
  readonly trail: readonly Crumb[];
}

/** What its columns are and what every row would do; nothing is recorded until the last step. */
export function Revision({ carga, trail }: RevisionProps) {
  useTitleFocus();
  const queryClient = useQueryClient();
  const [estado, setEstado] = useState<EstadoDeFilaDeExterna | undefined>(
    carga.contadores.error > 0 ? 'error' : undefined,
  );
  const start = useMutation({
    mutationFn: () => ask(registrar, { id: carga.id }),
    onSuccess: (ordenada) => queryClient.setQueryData(cargaQuery(carga.id).queryKey, ordenada),
  });
  const nuevas = carga.contadores.nueva;
  return (
    <Page
      title="Revisa el archivo antes de registrarlo"
      subtitle={
        <>
          <b>{nombreDeArchivo(carga.archivo)}</b>, {cuenta(carga.filas, 'fila')}.
        </>
      }
      trail={trail}
      action={<Steps at={2} steps={PASOS} />}
    >
      {carga.otraVez && (
        <Alert className={classes.notice} color="azafran" variant="light">
          Este mismo archivo ya se registró <Moment date={carga.otraVez} recent />. Lo que ya está no se
          registra dos veces.
        </Alert>
      )}
      <Columnas carga={carga} />
      {carga.falta === null ? (
        <>
          <Desconocidas carga={carga} />
          <Cuentas carga={carga} value={estado} onChange={setEstado} />
          <Filas key={estado} carga={carga} estado={estado} />
        </>
      ) : (
        <Alert className={classes.notice} color="azafran" variant="light" role="status">
          {carga.falta} Elígela arriba y verás qué hará cada fila.
        </Alert>
      )}
      {start.isError && <ErrorState>{messageOf(start.error)}</ErrorState>}
      <FormFooter effect={<Efecto carga={carga} />}>
        <ButtonLink
          to={rutas.reportes}
          search={{ reporte: 'certificados', clase: 'externa', carga: 'nueva' }}
          variant="default"
        >
          Otro archivo
        </ButtonLink>
        <Button
          loading={start.isPending}
          disabled={carga.falta !== null || nuevas === 0}
          onClick={() => start.mutate()}
        >
          Registrar {cuenta(nuevas, 'fila')}
        </Button>
      </FormFooter>
    </Page>
  );
}

/** What recording will do, or why it can't be done. */
function Efecto({ carga: { falta, contadores } }: { readonly carga: CargaDeExternas }) {
  const { nueva, igual, repetida, error } = contadores;
  if (falta) return falta;
  const fuera = error > 0 && ` ${cuenta(error, 'fila')} con error ${error === 1 ? 'queda' : 'quedan'} fuera.`;
  if (nueva === 0) return <>Nada que registrar.{fuera}</>;
  const ya = igual + repetida;
  return (
    <>
      <b>{nueva === 1 ? 'Se registrará 1 fila.' : `Se registrarán ${cuenta(nueva, 'fila')}.`}</b>
      {ya > 0 && ` ${ya === 1 ? '1 ya está o se repite' : `${ya} ya están o se repiten`}.`}
      {fuera}
    </>
  );
}
