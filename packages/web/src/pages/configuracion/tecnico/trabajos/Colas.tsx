import { cadaCuanto, nombreDeTrabajo } from '@catedra/shared/tecnico/nombres.ts';
import type {
  TareaQueSeRepite,
  TrabajosEnEspera,
  TrabajosEnMarcha,
} from '@catedra/shared/tecnico/trabajos.ts';
import type { ReactNode } from 'react';
import classes from '#pages/configuracion/tecnico/trabajos/Trabajos.module.css';
import { cuantoTardo } from '#pages/configuracion/tecnico/trabajos/tiempo.ts';
import { Section } from '#ui/frame/Section.tsx';
import { Moment } from '#ui/marks/DueDate.tsx';
import { StateMark, StateShape } from '#ui/marks/StateMark.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

interface FilaProps {
  readonly marca: ReactNode;
  readonly nombre: string;
  readonly detalle: ReactNode;
  readonly cuando: ReactNode;
}

const Fila = ({ marca, nombre, detalle, cuando }: FilaProps) => (
  <li className={classes.row}>
    <span className={classes.mark}>{marca}</span>
    <span className={classes.two}>
      <b className={classes.job}>{nombre}</b>
      {detalle && <span className="look-small">{detalle}</span>}
    </span>
    <span className={`look-quiet ${classes.when}`}>{cuando}</span>
  </li>
);

const suma = (colas: readonly { readonly cuantos: number }[]) =>
  colas.reduce((total, { cuantos }) => total + cuantos, 0);

export function EnMarcha({ colas }: { readonly colas: readonly TrabajosEnMarcha[] }) {
  if (colas.length === 0) return null;
  return (
    <Section title={`${numero(suma(colas))} en marcha`}>
      <ul className={`look-list ${classes.rows}`}>
        {colas.map(({ cola, cuantos, desde }) => (
          <Fila
            key={cola}
            marca={<StateShape kind="half" label="En marcha" />}
            nombre={nombreDeTrabajo(cola)}
            detalle={cuantos > 1 && `${numero(cuantos)} a la vez`}
            cuando={
              <>
                desde <Moment date={desde} recent />
              </>
            }
          />
        ))}
      </ul>
    </Section>
  );
}

const queEspera = ({ cuantos, fallaron }: TrabajosEnEspera): string =>
  [
    cuantos > 1 && `Son ${numero(cuantos)}`,
    fallaron > 0 &&
      `${fallaron === cuantos ? 'falló' : `fallaron ${numero(fallaron)}`} y se probará otra vez`,
  ]
    .filter(Boolean)
    .join('; ');

export function EnEspera({ colas }: { readonly colas: readonly TrabajosEnEspera[] }) {
  if (colas.length === 0) return null;
  return (
    <Section title={`${numero(suma(colas))} en espera`}>
      <ul className={`look-list ${classes.rows}`}>
        {colas.map((una) => (
          <Fila
            key={una.cola}
            marca={<StateShape kind={una.tarde ? 'attention' : 'ring'} label="En espera" />}
            nombre={nombreDeTrabajo(una.cola)}
            detalle={queEspera(una)}
            cuando={
              una.tarde ? (
                <StateMark kind="attention">
                  debía empezar <Moment date={una.para} recent />
                </StateMark>
              ) : (
                <Moment date={una.para} />
              )
            }
          />
        ))}
      </ul>
    </Section>
  );
}

/** What the academy does by itself, which is looked at when something of it is missed. */
export function SeRepiten({ tareas }: { readonly tareas: readonly TareaQueSeRepite[] }) {
  if (tareas.length === 0) return null;
  return (
    <details className={classes.fold}>
      <summary>{cuenta(tareas.length, 'tarea que se repite sola', 'tareas que se repiten solas')}</summary>
      <ul className={`look-list ${classes.rows}`}>
        {tareas.map(({ cola, cron, ultima, segundos }) => (
          <Fila
            key={cola}
            marca={null}
            nombre={nombreDeTrabajo(cola)}
            detalle={cadaCuanto(cron)}
            cuando={
              ultima === null ? (
                'aún no se ha hecho'
              ) : (
                <>
                  <Moment date={ultima} recent />
                  {segundos !== null && `, en ${cuantoTardo(segundos)}`}
                </>
              )
            }
          />
        ))}
      </ul>
    </details>
  );
}
