import type { ActividadAbierta } from '@catedra/shared/aprendizaje/schemas.ts';
import type { Entrega } from '@catedra/shared/entregas/schemas.ts';
import { completaConNota, NOTA_PARA_APROBAR } from '@catedra/shared/entregas/rules.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { PlayerProps } from '#tipos/player.ts';
import { HandedIn } from '#tipos/tarea/HandedIn.tsx';
import classes from '#tipos/tarea/HandIn.module.css';
import { Returned, Tries } from '#tipos/tarea/Tries.tsx';
import { Workbench } from '#tipos/tarea/Workbench.tsx';

/** Where the work is done and handed in, and where its correction is read. */
export function HandIn(props: PlayerProps<'tarea'>) {
  const { abierta, contenido, soloMira } = props;
  const [ultima = null, ...anteriores] = abierta.entregas;
  if (contenido.maxArchivos === 0 && !contenido.pideTexto) return null;
  if (soloMira && !ultima)
    return <p className="look-muted">Aquí escribirá y entregará su trabajo quien hace el curso.</p>;
  return (
    <section className={classes.handIn} aria-label="Tu trabajo">
      {ultima && ultima.estado !== 'borrador' ? (
        <HandedIn entrega={ultima} falta={notaQueFalta(abierta.actividad, ultima)} />
      ) : (
        <Doing key={ultima?.intento ?? 1} {...props} borrador={ultima} anterior={anteriores[0] ?? null} />
      )}
      <Tries entregas={anteriores} />
    </section>
  );
}

/** The mark that would have been enough, when the one given was not. */
const notaQueFalta = (
  { regla, reglaNota }: ActividadAbierta['actividad'],
  { nota }: Entrega,
): number | null =>
  nota !== null && completaConNota(regla, reglaNota, nota) === false
    ? (reglaNota ?? NOTA_PARA_APROBAR)
    : null;

interface DoingProps extends PlayerProps<'tarea'> {
  readonly borrador: Entrega | null;
  readonly anterior: Entrega | null;
}

/** A work that came back waits to be taken up again; one that was begun is simply there. */
function Doing({ borrador, anterior, ...props }: DoingProps) {
  const untouched = anterior?.estado === 'devuelta' && borrador?.version === 1;
  const [again, setAgain] = useState(!untouched);
  return (
    <>
      {anterior?.estado === 'devuelta' && <Returned entrega={anterior} />}
      {again ? (
        <Workbench {...props} borrador={borrador} />
      ) : (
        <div className={`look-loose-line ${classes.foot}`}>
          <Button onClick={() => setAgain(true)} disabled={props.soloMira}>
            Volver a intentarlo
          </Button>
          {props.soloMira && (
            <span className="look-quiet-inline">Aquí solo miras: lo intenta quien hace el curso.</span>
          )}
        </div>
      )}
    </>
  );
}
