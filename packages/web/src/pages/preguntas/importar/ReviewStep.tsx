import {
  type EstadoDeLinea,
  ESTADOS_DE_LINEA,
  type Importacion,
} from '@catedra/shared/importaciones/schemas.ts';
import { IconFile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Changed } from '#pages/preguntas/importar/Changed.tsx';
import { Counters, sumOf } from '#pages/preguntas/importar/Counters.tsx';
import classes from '#pages/preguntas/importar/Import.module.css';
import { ImportFooter } from '#pages/preguntas/importar/ImportFooter.tsx';
import { lineasQuery } from '#pages/preguntas/importar/import-queries.ts';
import { LineRow } from '#pages/preguntas/importar/LineRow.tsx';
import { FORMATO, nombreDe, PASOS, preguntas } from '#pages/preguntas/importar/words.ts';
import { Steps } from '#parts/cargas/Steps.tsx';
import { Page } from '#ui/frame/Page.tsx';
import type { Crumb } from '#ui/frame/RunningHead.tsx';
import { TextButton } from '#ui/frame/TextLink.tsx';
import { useTitleFocus } from '#ui/frame/title-focus.ts';
import { useListAddress } from '#ui/lists/list-address.ts';
import { Pager } from '#ui/lists/Pager.tsx';
import { Moment } from '#ui/marks/DueDate.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

interface ReviewStepProps {
  readonly importacion: Importacion;
  readonly trail: readonly Crumb[];
  readonly onAgain: () => void;
}

/** The file at the left and what will be read at the right; what asks for attention comes first. */
export function ReviewStep({ importacion, trail, onAgain }: ReviewStepProps) {
  useTitleFocus();
  const { search, set, cursor, pager } = useListAddress();
  const estado = ESTADOS_DE_LINEA.find((uno) => uno === search['estado']);
  return (
    <Page
      title={
        importacion.anterior ? 'Este archivo ya se importó' : 'Revisa las preguntas antes de importarlas'
      }
      documentTitle="Importar preguntas"
      subtitle={
        <span className={classes.file}>
          <IconFile size={18} stroke={1.75} aria-hidden />
          <span>
            <b>{nombreDe(importacion)}</b>, {FORMATO[importacion.formato]},{' '}
            {preguntas(importacion.contadores.total)}.{' '}
            {importacion.anterior && (
              <>
                Lo importó {importacion.anterior.por}, <Moment date={importacion.anterior.en} recent />.{' '}
              </>
            )}
            <TextButton onClick={onAgain}>Elegir otro archivo</TextButton>
          </span>
        </span>
      }
      trail={trail}
      action={<Steps at={2} steps={PASOS} />}
    >
      <Counters
        contadores={importacion.contadores}
        value={estado}
        onChange={(next: EstadoDeLinea | undefined) => set({ estado: next })}
      />
      <p className={`look-quiet ${classes.sum}`}>
        Todavía no se ha guardado nada. {sumOf(importacion.contadores)} Lo que pide atención va primero.
      </p>
      <Changed importacion={importacion} />
      <Lines
        importacion={importacion}
        estado={estado}
        cursor={cursor}
        pager={pager}
        onAll={() => set({ estado: undefined })}
      />
      <ImportFooter importacion={importacion} />
    </Page>
  );
}

interface LinesProps extends Pick<ReturnType<typeof useListAddress>, 'pager'> {
  readonly importacion: Importacion;
  readonly estado: EstadoDeLinea | undefined;
  readonly cursor: string | undefined;
  readonly onAll: () => void;
}

function Lines({ importacion, estado, cursor, pager, onAll }: LinesProps) {
  const query = useQuery(lineasQuery(importacion.id, estado, cursor));
  return (
    <QueryView
      query={query}
      label="Leyendo las preguntas…"
      empty={
        <p className={classes.none}>
          Ya no hay ninguna así. <TextButton onClick={onAll}>Verlas todas</TextButton>
        </p>
      }
    >
      {({ datos, siguiente }) => (
        <>
          <div className={classes.head} aria-hidden>
            <span>Qué pasará</span>
            <span>En el archivo</span>
            <span>Como se leerá</span>
          </div>
          <ol className={`look-list ${classes.lines}`} aria-label="Preguntas del archivo">
            {datos.map((linea) => (
              <LineRow key={linea.numero} linea={linea} importacion={importacion} />
            ))}
          </ol>
          <Pager
            {...pager(siguiente, datos.length)}
            total={{
              valor: estado ? importacion.contadores[estado] : importacion.contadores.total,
              exacto: true,
            }}
          />
        </>
      )}
    </QueryView>
  );
}
