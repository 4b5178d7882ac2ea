import type { FilaRevisada, RevisionDeCarga } from '@catedra/shared';
import { Alert, Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Counters, type Filter } from '#pages/usuarios/carga-masiva/Counters.tsx';
import { download, errorsFile } from '#pages/usuarios/carga-masiva/csv-file.ts';
import classes from '#pages/usuarios/carga-masiva/Review.module.css';
import { ReviewTable } from '#pages/usuarios/carga-masiva/ReviewTable.tsx';
import { messageOf } from '#platform/api-error.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { FormFooter } from '#ui/FormFooter.tsx';
import { Pager } from '#ui/Pager.tsx';
import { cuenta, enumerar } from '#ui/words.ts';

const POR_PAGINA = 50;
const ORDEN = { error: 0, nueva: 1, igual: 2 } as const;

/** What asks for attention comes first. */
const enOrden = (filas: readonly FilaRevisada[]) =>
  filas.toSorted((a, b) => ORDEN[a.estado] - ORDEN[b.estado] || a.linea - b.linea);

interface ReviewProps {
  readonly revision: RevisionDeCarga;
  readonly working: boolean;
  readonly failure: Error | null;
  readonly onRestart: () => void;
  readonly onCreate: () => void;
}

export function Review({ revision, working, failure, onRestart, onCreate }: ReviewProps) {
  const { filas, columnas, ignoradas } = revision;
  const [filter, setFilter] = useState<Filter>('todas');
  const [desde, setDesde] = useState(0);
  const de = (estado: Filter) => filas.filter((fila) => estado === 'todas' || fila.estado === estado);
  const errores = de('error');
  const counts = {
    todas: filas.length,
    nueva: de('nueva').length,
    igual: de('igual').length,
    error: errores.length,
  };
  const visibles = enOrden(de(filter));
  const pagina = visibles.slice(desde, desde + POR_PAGINA);
  const show = (next: Filter) => {
    setFilter(next);
    setDesde(0);
  };

  return (
    <>
      {ignoradas.length > 0 && (
        <Alert className={classes.notice} color="azafran" variant="light">
          No conocemos {ignoradas.length === 1 ? 'la columna' : 'las columnas'}{' '}
          {enumerar(ignoradas.map((titulo) => `«${titulo}»`))}: lo que{' '}
          {ignoradas.length === 1 ? 'lleva' : 'llevan'} no se guardará.
        </Alert>
      )}
      <Counters counts={counts} value={filter} onChange={show} />
      <div className={classes.tools}>
        <Button variant="default" size="xs" onClick={onRestart} disabled={working}>
          Cambiar de archivo
        </Button>
        {errores.length > 0 && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
            onClick={() => download('filas-con-errores.csv', errorsFile(columnas, errores))}
          >
            Descargar los errores
          </Button>
        )}
      </div>
      {pagina.length === 0 ? (
        <EmptyState title="Ninguna fila está así" />
      ) : (
        <>
          <ReviewTable filas={pagina} columnas={columnas} />
          <Pager
            before={desde}
            count={pagina.length}
            total={{ valor: visibles.length, exacto: true }}
            onPrevious={desde > 0 ? () => setDesde(desde - POR_PAGINA) : undefined}
            onNext={desde + POR_PAGINA < visibles.length ? () => setDesde(desde + POR_PAGINA) : undefined}
          />
        </>
      )}
      {failure && <ErrorState>{messageOf(failure)}</ErrorState>}
      <FormFooter
        effect={
          working ? (
            <span role="status">
              Creando a {cuenta(counts.nueva, 'persona')}… Con muchas tarda unos segundos.
            </span>
          ) : counts.nueva === 0 ? (
            'No hay a quién crear: ninguna fila es nueva y está bien.'
          ) : (
            <>
              <b>Se creará a {cuenta(counts.nueva, 'persona')}.</b>
              {errores.length > 0 &&
                ` ${cuenta(errores.length, 'fila')} con errores se ${errores.length === 1 ? 'queda' : 'quedan'} fuera.`}
            </>
          )
        }
      >
        <Button loading={working} disabled={counts.nueva === 0} onClick={onCreate}>
          Crear {cuenta(counts.nueva, 'persona')}
        </Button>
      </FormFooter>
    </>
  );
}
