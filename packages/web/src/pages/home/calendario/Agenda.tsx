import type { FechaDelCalendario } from '@catedra/shared/calendario/schemas.ts';
import classes from '#pages/home/calendario/Agenda.module.css';
import { cuandoDe, destinoDe, formaDe, tituloDe } from '#pages/home/calendario/date-words.ts';
import type { Grupo } from '#pages/home/calendario/months.ts';
import { AppLink } from '#ui/frame/TextLink.tsx';
import { StateShape } from '#ui/marks/StateMark.tsx';
import { mayuscula, vence } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface AgendaProps {
  readonly grupos: readonly Grupo[];
  /** The same is drawn as a month where there is room. */
  readonly narrow?: boolean;
  /** A list where there is room for one beside the month; on a phone it stands in the other. */
  readonly wide?: boolean;
}

/** Dates as a list, in groups. */
export function Agenda({ grupos, narrow, wide }: AgendaProps) {
  return (
    <div className={classes.agenda} data-narrow={narrow || undefined} data-wide={wide || undefined}>
      {grupos.map(({ titulo, fechas }) => (
        <section key={titulo}>
          <h2 className={classes.title}>{titulo}</h2>
          <ul className={classes.list}>
            {fechas.map((fecha) => (
              <Linea key={fecha.clave} fecha={fecha} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Linea({ fecha }: { readonly fecha: FechaDelCalendario }) {
  const now = useNow();
  const zone = useZone();
  const { kind, label } = formaDe(fecha, now);
  return (
    <li className={classes.one}>
      <StateShape kind={kind} label={label} />
      <div>
        <AppLink className={classes.what} {...destinoDe(fecha)}>
          {tituloDe(fecha)}
        </AppLink>
        <p className="look-quiet">
          {kind === 'bad' ? mayuscula(vence(fecha.momento, now, zone)) : cuandoDe(fecha, zone)}
        </p>
      </div>
    </li>
  );
}
