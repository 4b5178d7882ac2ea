import type { Importacion } from '@catedra/shared/importaciones/schemas.ts';
import { useNetwork } from '@mantine/hooks';
import { nombreDe, PASOS, preguntas } from '#pages/preguntas/importar/words.ts';
import classes from '#parts/cargas/Result.module.css';
import { Steps } from '#parts/cargas/Steps.tsx';
import { Page } from '#ui/frame/Page.tsx';
import type { Crumb } from '#ui/frame/RunningHead.tsx';
import { useTitleFocus } from '#ui/frame/title-focus.ts';
import { ProgressBar } from '#ui/marks/ProgressBar.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { numero } from '#ui/words/words.ts';

/** How far the server is, which goes on by itself. */
export function Running({
  importacion,
  trail,
}: {
  readonly importacion: Importacion;
  readonly trail: readonly Crumb[];
}) {
  useTitleFocus();
  const { online } = useNetwork();
  const { hechas, total } = importacion.progreso;
  return (
    <Page
      title={`Importando ${preguntas(total)}`}
      documentTitle="Importar preguntas"
      subtitle={<b>{nombreDe(importacion)}</b>}
      trail={trail}
      action={<Steps at={3} steps={PASOS} />}
    >
      <div className={classes.columns}>
        <div className={classes.running}>
          <p className={classes.count} role="status">
            <b>{numero(hechas)}</b> de {numero(total)}
          </p>
          <ProgressBar
            value={total === 0 ? 0 : (100 * hechas) / total}
            label="Preguntas importadas"
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
          <h2>Puedes irte tranquilamente</h2>
          <p>
            Sigue aunque cierres esta página. Para ver cómo va, vuelve a esta misma dirección o búscala en
            «Tus últimas importaciones».
          </p>
        </aside>
      </div>
    </Page>
  );
}
