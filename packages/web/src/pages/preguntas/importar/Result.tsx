import { importar, noImportadas } from '@catedra/shared/importaciones/api.ts';
import type { Importacion } from '@catedra/shared/importaciones/schemas.ts';
import { Alert, Button } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconDownload, IconMinus, IconRefresh } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { destinationName } from '#pages/preguntas/importar/destination.ts';
import { remember } from '#pages/preguntas/importar/import-queries.ts';
import { Undo } from '#pages/preguntas/importar/Undo.tsx';
import { nombreDe, PASOS, preguntas } from '#pages/preguntas/importar/words.ts';
import classes from '#parts/cargas/Result.module.css';
import { ResultLine } from '#parts/cargas/ResultLine.tsx';
import { Steps } from '#parts/cargas/Steps.tsx';
import { BANCO } from '#parts/entregas/EntregasTabs.tsx';
import { messageOf } from '#platform/api-error.ts';
import { addressOf, ask } from '#platform/ask.ts';
import { rutas } from '#platform/paths.ts';
import { carpetasQuery } from '#preguntas/autor/queries.ts';
import { Page } from '#ui/frame/Page.tsx';
import type { Crumb } from '#ui/frame/RunningHead.tsx';
import { ButtonLink, TextLink } from '#ui/frame/TextLink.tsx';
import { useTitleFocus } from '#ui/frame/title-focus.ts';
import { Moment } from '#ui/marks/DueDate.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta } from '#ui/words/words.ts';

interface ResultProps {
  readonly importacion: Importacion;
  readonly trail: readonly Crumb[];
  readonly onAgain: () => void;
}

function titleOf({ estado, resultado }: Importacion): string {
  if (estado === 'fallida') return 'La importación se detuvo';
  if (estado === 'deshecha') return 'Importación deshecha';
  const cuantas = (resultado?.creada ?? 0) + (resultado?.actualizada ?? 0);
  return cuantas === 0
    ? 'No había nada nuevo'
    : cuenta(cuantas, 'pregunta importada', 'preguntas importadas');
}

/** What came of it: how many, where they are, which did not come. */
export function Result({ importacion, trail, onAgain }: ResultProps) {
  useTitleFocus();
  const queryClient = useQueryClient();
  const carpetas = useQuery(carpetasQuery);
  const { id, estado, motivo, resultado, terminadaEn, creadaEn, destino, evaluacion } = importacion;
  const { creada = 0, actualizada = 0, igual = 0, fuera = 0 } = resultado ?? {};
  const where = destinationName(importacion, carpetas.data);
  const see = { ...BANCO, ...(destino.carpetaId && { carpeta: destino.carpetaId }) };
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: ['preguntas'] });
  }, [queryClient]);
  const retry = useMutation({
    mutationFn: () => ask(importar, { id }),
    onSuccess: (una) => remember(queryClient, una),
  });
  return (
    <Page
      title={titleOf(importacion)}
      documentTitle="Importar preguntas"
      subtitle={
        <>
          <b>{nombreDe(importacion)}</b>, <Moment date={terminadaEn ?? creadaEn} recent />.{' '}
          {where && creada > 0 && estado !== 'deshecha' && (
            <>
              Están en{' '}
              <TextLink to={rutas.actividades()} search={see}>
                {where}
              </TextLink>
              .
            </>
          )}
        </>
      }
      trail={trail}
      action={<Steps at={3} steps={PASOS} over={estado !== 'fallida'} />}
    >
      {estado === 'fallida' && (
        <Alert className={classes.stopped} color="mal" variant="light">
          {motivo ?? 'Algo la interrumpió.'} Lo que ya se importó está en el banco; al seguir no se repite.
          {retry.error && <ErrorState>{messageOf(retry.error)}</ErrorState>}
          <div className={classes.action}>
            <Button variant="default" loading={retry.isPending} onClick={() => retry.mutate()}>
              Seguir donde se quedó
            </Button>
          </div>
        </Alert>
      )}
      <div className={classes.columns}>
        <div>
          <dl className={classes.result}>
            {creada > 0 && (
              <ResultLine kind="nueva" icon={IconCheck} label="Nuevas" count={creada}>
                {estado === 'deshecha'
                  ? 'Están en la papelera del banco.'
                  : 'Están en el banco, para usarlas donde quieras.'}
              </ResultLine>
            )}
            {actualizada > 0 && (
              <ResultLine kind="cambia" icon={IconRefresh} label="Actualizadas" count={actualizada}>
                {estado === 'deshecha'
                  ? 'Vuelven a decir lo que decían.'
                  : 'Los intentos que respondieron las de antes conservan su versión.'}
              </ResultLine>
            )}
            {igual > 0 && (
              <ResultLine icon={IconMinus} label="Sin cambios" count={igual}>
                Ya estaban en el banco.
              </ResultLine>
            )}
            {fuera > 0 && (
              <ResultLine kind="error" icon={IconAlertCircle} label="Fuera" count={fuera}>
                {fuera === 1
                  ? 'Descárgala, arréglala y vuelve a importarla.'
                  : 'Descárgalas, arréglalas y vuelve a importarlas: solo entrarán esas.'}
                <div className={classes.action}>
                  <Button
                    component="a"
                    href={addressOf(noImportadas, { id })}
                    download
                    variant="default"
                    leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
                  >
                    Descargar {fuera === 1 ? 'la que falta' : `las ${preguntas(fuera)}`}
                  </Button>
                </div>
              </ResultLine>
            )}
          </dl>
          <div className={`look-wrap ${classes.next}`}>
            {evaluacion && estado === 'importada' && creada + actualizada + igual > 0 && (
              <ButtonLink
                to={rutas.actividad(evaluacion.cursoId, evaluacion.actividadId)}
                search={{ traer: id }}
              >
                Ponerlas en «{evaluacion.titulo}»
              </ButtonLink>
            )}
            <ButtonLink
              variant={evaluacion && estado === 'importada' ? 'default' : 'filled'}
              to={rutas.actividades()}
              search={see}
            >
              Ver las preguntas
            </ButtonLink>
            <Button variant="default" onClick={onAgain}>
              Importar otro archivo
            </Button>
          </div>
        </div>
        {estado === 'importada' && creada + actualizada > 0 && <Undo id={id} />}
      </div>
    </Page>
  );
}
