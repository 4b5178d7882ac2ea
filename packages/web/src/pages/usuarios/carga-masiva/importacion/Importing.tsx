import { nombreDeArchivo } from '@catedra/shared/cargas/campos.ts';
import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import { useNetwork } from '@mantine/hooks';
import classes from '#parts/cargas/Result.module.css';
import { Steps } from '#parts/cargas/Steps.tsx';
import { Page } from '#ui/frame/Page.tsx';
import { ProgressBar } from '#ui/marks/ProgressBar.tsx';
import type { Crumb } from '#ui/frame/RunningHead.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { cuenta, numero } from '#ui/words/words.ts';
import { useTitleFocus } from '#ui/frame/title-focus.ts';

interface ImportingProps {
  readonly carga: Carga;
  readonly trail: readonly Crumb[];
}

/** How far the server is, which goes on by itself. */
export function Importing({ carga, trail }: ImportingProps) {
  useTitleFocus();
  const { online } = useNetwork();
  const { estado, archivo } = carga;
  const { hechas, total } = carga.progreso;
  const undoing = estado === 'deshaciendo';
  const saving = carga.todoONada && !undoing && total > 0 && hechas === total;
  return (
    <Page
      title={undoing ? 'Deshaciendo la carga' : `Importando ${cuenta(total, 'fila')}`}
      documentTitle="Carga masiva"
      subtitle={<b>{nombreDeArchivo(archivo)}</b>}
      trail={trail}
      action={<Steps at={4} />}
    >
      <div className={classes.columns}>
        <div className={classes.running}>
          <p className={classes.count} role="status">
            <b>{numero(hechas)}</b> de {numero(total)}
            {saving && ': guardándolas todas…'}
          </p>
          <ProgressBar
            value={total === 0 ? 0 : (100 * hechas) / total}
            label={undoing ? 'Filas deshechas' : 'Filas importadas'}
            figure={false}
          />
          <p className={classes.offline} role="status">
            {!online && (
              <StateMark kind="attention">
                Sin conexión: sigue en el servidor y aquí lo verás cuando vuelva
              </StateMark>
            )}
          </p>
        </div>
        <aside className={classes.side}>
          {carga.todoONada && !undoing && (
            <>
              <h2>Todo o nada</h2>
              <p>
                Las filas se guardan juntas cuando la última está lista. Hasta entonces nadie ve ningún
                cambio.
              </p>
            </>
          )}
          <h2>Puedes irte tranquilamente</h2>
          <p>
            {undoing ? 'Sigue' : 'La carga sigue'} aunque cierres esta página. Para ver cómo va, vuelve a esta
            misma dirección o búscala en «Cargas anteriores».
          </p>
        </aside>
      </div>
    </Page>
  );
}
