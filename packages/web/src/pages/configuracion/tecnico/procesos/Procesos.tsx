import { pesoEnPalabras } from '@catedra/shared/archivos/peso.ts';
import { leerProcesos } from '@catedra/shared/tecnico/api.ts';
import {
  estaCallado,
  halladoEnProcesos,
  type Proceso,
  type Procesos as Todos,
  SE_ANOTA_CADA,
  vaLento,
} from '@catedra/shared/tecnico/procesos.ts';
import { useQuery } from '@tanstack/react-query';
import classes from '#pages/configuracion/tecnico/procesos/Procesos.module.css';
import { Marco } from '#pages/configuracion/tecnico/Marco.tsx';
import { ask } from '#platform/ask.ts';
import { Moment } from '#ui/marks/DueDate.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { cuenta, numero } from '#ui/words/words.ts';
import { useNow } from '#ui/words/zone.tsx';

const procesosQuery = {
  queryKey: ['tecnico', 'procesos'],
  queryFn: ({ signal }: { signal: AbortSignal }) => ask(leerProcesos, {}, { signal }),
  staleTime: 0,
  refetchInterval: SE_ANOTA_CADA,
};

const resumen = ({ procesos }: Todos): string => {
  const pantallas = procesos.reduce((suma, uno) => suma + uno.pantallas, 0);
  return `${cuenta(pantallas, 'pantalla abierta oye', 'pantallas abiertas oyen')} los cambios. Cada proceso se anota cada 15 segundos.`;
};

/** Who serves the academy, and how each one does. */
export function Procesos() {
  const query = useQuery(procesosQuery);
  const now = useNow();
  return (
    <Marco
      parte="procesos"
      query={query}
      finding={(todos) => halladoEnProcesos(todos, now)}
      subtitle={resumen}
      waiting="Mirando los procesos…"
    >
      {({ procesos }) =>
        procesos.length === 0 ? (
          <EmptyState title="Aún no se ha anotado ninguno" underTabs>
            Cada uno lo hace al arrancar.
          </EmptyState>
        ) : (
          <ul className={`look-list ${classes.rows}`}>
            {procesos.map((uno) => (
              <Fila key={uno.id} {...uno} />
            ))}
          </ul>
        )
      }
    </Marco>
  );
}

function Fila(uno: Proceso) {
  const { equipo, pid, version, desde, visto, bytes, retrasoMs, pantallas } = uno;
  const callado = estaCallado(uno, useNow());
  return (
    <li className={classes.row}>
      <span className={classes.two}>
        <b className={classes.name}>
          {equipo}, proceso {pid}
        </b>
        <span className="look-small">
          Versión {version}, en marcha desde <Moment date={desde} />
        </span>
      </span>
      <span className="look-quiet">{pesoEnPalabras(bytes)} de memoria</span>
      <span className="look-quiet">{cuenta(pantallas, 'pantalla')}</span>
      <span>
        {callado ? (
          <StateMark kind="bad">
            no contesta desde <Moment date={visto} recent />
          </StateMark>
        ) : vaLento(uno) ? (
          <StateMark kind="attention">va con {numero(retrasoMs, 0)} ms de retraso</StateMark>
        ) : (
          <span className="look-quiet">{numero(retrasoMs, 0)} ms de retraso</span>
        )}
      </span>
    </li>
  );
}
