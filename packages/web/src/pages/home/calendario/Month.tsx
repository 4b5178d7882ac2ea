import type { FechaDelCalendario } from '@catedra/shared/calendario/schemas.ts';
import { type Dia, DIAS, partes } from '@catedra/shared/fechas/calendario.ts';
import { dia as diaEnPalabras } from '#ui/words/words.ts';
import { destinoDe, detalleDe, esTarde, formaDe, tituloDe } from '#pages/home/calendario/date-words.ts';
import classes from '#pages/home/calendario/Month.module.css';
import { mesDe, mesYAño, semanasDelMes } from '#pages/home/calendario/months.ts';
import { AppLink } from '#ui/frame/TextLink.tsx';
import { StateShape } from '#ui/marks/StateMark.tsx';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface MonthProps {
  readonly mes: string;
  readonly hoy: Dia;
  readonly fechas: readonly FechaDelCalendario[];
}

const LARGO_DE_DIA = 3;

/** A month from Monday, with what there is each day; phones have the list instead. */
export function Month({ mes, hoy, fechas }: MonthProps) {
  const porDia = Map.groupBy(fechas, ({ dia }) => dia);
  return (
    <table className={classes.month} aria-label={mesYAño(mes)}>
      <thead>
        <tr>
          {DIAS.map((dia) => (
            <th key={dia} scope="col" abbr={dia}>
              {dia.slice(0, LARGO_DE_DIA)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {semanasDelMes(mes).map((semana) => (
          <tr key={semana[0]}>
            {semana.map((dia) => (
              <Day key={dia} dia={dia} mes={mes} hoy={hoy} fechas={porDia.get(dia) ?? []} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps extends MonthProps {
  readonly dia: Dia;
}

function Day({ dia, mes, hoy, fechas }: DayProps) {
  const now = useNow();
  const when = mesDe(dia) !== mes ? 'outside' : dia === hoy ? 'today' : dia < hoy ? 'past' : undefined;
  return (
    <td data-when={when}>
      <time
        dateTime={dia}
        title={diaEnPalabras(dia, now)}
        aria-current={when === 'today' ? 'date' : undefined}
      >
        {partes(dia).dd}
      </time>
      {when !== 'outside' && fechas.length > 0 && (
        <ul className={classes.list}>
          {fechas.map((fecha) => (
            <One key={fecha.clave} fecha={fecha} />
          ))}
        </ul>
      )}
    </td>
  );
}

function One({ fecha }: { readonly fecha: FechaDelCalendario }) {
  const now = useNow();
  const zone = useZone();
  const { kind, label } = formaDe(fecha, now);
  return (
    <li>
      <AppLink
        className={classes.one}
        data-late={esTarde(fecha, now) || undefined}
        data-done={fecha.estado === 'hecha' || undefined}
        {...destinoDe(fecha)}
      >
        <StateShape kind={kind} label={label} />
        <span>
          {tituloDe(fecha)}
          <small>{detalleDe(fecha, zone)}</small>
        </span>
      </AppLink>
    </li>
  );
}
