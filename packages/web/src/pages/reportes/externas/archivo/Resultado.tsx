import { ENCABEZADO_MOTIVO, nombreDeArchivo } from '@catedra/shared/cargas/campos.ts';
import { fallidas, registrar } from '@catedra/shared/externas/archivo/api.ts';
import type { CargaDeExternas, EstadoDeFilaDeExterna } from '@catedra/shared/externas/archivo/schemas.ts';
import { Alert, Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Cuentas } from '#pages/reportes/externas/archivo/Cuentas.tsx';
import { Deshacer } from '#pages/reportes/externas/archivo/Deshacer.tsx';
import { Filas } from '#pages/reportes/externas/archivo/Filas.tsx';
import { PASOS } from '#pages/reportes/externas/archivo/palabras.ts';
import { cargaQuery } from '#pages/reportes/externas/archivo/queries.ts';
import classes from '#parts/cargas/Result.module.css';
import { Steps } from '#parts/cargas/Steps.tsx';
import { messageOf } from '#platform/api-error.ts';
import { ask, askFile } from '#platform/ask.ts';
import { rutas } from '#platform/paths.ts';
import { saveFile } from '#platform/save-file.ts';
import { Page } from '#ui/frame/Page.tsx';
import type { Crumb } from '#ui/frame/RunningHead.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { useTitleFocus } from '#ui/frame/title-focus.ts';
import { Moment } from '#ui/marks/DueDate.tsx';
import { ProgressBar } from '#ui/marks/ProgressBar.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

interface ResultadoProps {
  readonly carga: CargaDeExternas;
  readonly trail: readonly Crumb[];
}

function titulo({ estado, contadores }: CargaDeExternas): string {
  if (estado === 'registrando') return 'Registrando el archivo';
  if (estado === 'deshaciendo') return 'Deshaciendo el archivo';
  if (estado === 'deshecha') return 'Archivo deshecho';
  if (estado === 'detenida') return 'El archivo se detuvo';
  const filas = contadores.registrada + contadores.retirada;
  return cuenta(filas, 'fila registrada', 'filas registradas');
}

/** How far the server is, which goes on by itself; then what happened, kept, and the way back. */
export function Resultado({ carga, trail }: ResultadoProps) {
  useTitleFocus();
  const { estado, progreso } = carga;
  const running = estado === 'registrando' || estado === 'deshaciendo';
  return (
    <Page
      title={titulo(carga)}
      subtitle={
        <>
          <b>{nombreDeArchivo(carga.archivo)}</b>,{' '}
          <Moment date={carga.registradaEn ?? carga.creadaEn} recent />, por {carga.quien.nombre}.
        </>
      }
      trail={trail}
      action={<Steps at={3} steps={PASOS} over={!running && estado !== 'detenida'} />}
    >
      {running ? (
        <div className={classes.running}>
          <p className={classes.count} role="status">
            <b>{numero(progreso.hechas)}</b> de {numero(progreso.total)}
          </p>
          <ProgressBar
            value={progreso.total === 0 ? 0 : (100 * progreso.hechas) / progreso.total}
            label={estado === 'deshaciendo' ? 'Filas deshechas' : 'Filas registradas'}
            figure={false}
          />
          <p className={classes.offline}>Sigue aunque cierres esta página: vuelve a esta misma dirección.</p>
        </div>
      ) : (
        <Acabado carga={carga} />
      )}
    </Page>
  );
}

function Acabado({ carga }: { readonly carga: CargaDeExternas }) {
  const [estado, setEstado] = useState<EstadoDeFilaDeExterna | undefined>();
  const queryClient = useQueryClient();
  const download = useMutation({
    mutationFn: () => askFile(fallidas, { id: carga.id }),
    onSuccess: saveFile,
  });
  const again = useMutation({
    mutationFn: () => ask(registrar, { id: carga.id }),
    onSuccess: (ordenada) => queryClient.setQueryData(cargaQuery(carga.id).queryKey, ordenada),
  });
  const fallo = download.error ?? again.error;
  return (
    <>
      {carga.motivo && (
        <Alert className={classes.stopped} color="mal" variant="light">
          {carga.motivo} Lo que ya se hizo está guardado.
        </Alert>
      )}
      <Cuentas carga={carga} value={estado} onChange={setEstado} />
      {fallo && <ErrorState>{messageOf(fallo)}</ErrorState>}
      <div className={classes.columns}>
        <div className={`look-wrap ${classes.actions}`}>
          <ButtonLink to={rutas.reportes} search={{ reporte: 'certificados', clase: 'externa' }}>
            Ver la formación externa
          </ButtonLink>
          {carga.estado === 'detenida' && !carga.registradaEn && (
            <Button variant="default" loading={again.isPending} onClick={() => again.mutate()}>
              Seguir registrando
            </Button>
          )}
          {carga.contadores.fuera > 0 && (
            <Button
              variant="default"
              loading={download.isPending}
              leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
              title={`Con una columna «${ENCABEZADO_MOTIVO}»: corrígelas y súbelas otra vez`}
              onClick={() => download.mutate()}
            >
              Descargar las que no
            </Button>
          )}
        </div>
        <Deshacer carga={carga} />
      </div>
      <div className={classes.rows}>
        <Filas key={estado} carga={carga} estado={estado} />
      </div>
    </>
  );
}
