import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { vencimiento } from '@catedra/shared/evaluaciones/efectivo.ts';
import classes from '#pages/evaluaciones/reglas/Reglas.module.css';
import { duracion, fecha, hora } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface HourPictureProps {
  readonly abreEn: string | null;
  readonly cierraEn: string | null;
  readonly minutos: number | null;
}

const DAY = 24 * 60;

/** What is left to whoever comes at the opening, and to whoever comes late. */
export function HourPicture({ abreEn, cierraEn, minutos }: HourPictureProps) {
  const zone = useZone();
  const now = useNow();
  if (abreEn === null || cierraEn === null || minutos === null) return null;
  const [from, to] = [Date.parse(abreEn), Date.parse(cierraEn)];
  const window = (to - from) / MINUTO;
  if (window <= 0 || window > DAY) return null;
  const lastFull = new Date(to - minutos * MINUTO);
  const late = new Date(to - Math.min(minutos, window) * MINUTO * 0.7);
  const entries = [new Date(from), late];
  const share = (moment: number) => `${((moment - from) / (to - from)) * 100}%`;
  return (
    <figure className={classes.hour}>
      <figcaption>
        {lastFull.getTime() < from
          ? `Nadie llega a tener ${duracion(minutos)}: está abierta ${duracion(window)}`
          : `Quien empiece después de las ${hora(lastFull, zone)} tendrá menos de ${duracion(minutos)}`}
        <small>
          {fecha(abreEn, now, zone)}, de {hora(abreEn, zone)} a {hora(cierraEn, zone)}.
        </small>
      </figcaption>
      <ul>
        {entries.map((entry) => {
          const end = Date.parse(vencimiento({ segundos: minutos * 60, cierraEn }, entry) ?? cierraEn);
          const has = Math.round((end - entry.getTime()) / MINUTO);
          return (
            <li key={entry.getTime()}>
              <span>Entra a las {hora(entry, zone)}</span>
              <div>
                <i
                  style={{
                    marginLeft: share(entry.getTime()),
                    width: `calc(${share(end)} - ${share(entry.getTime())})`,
                  }}
                />
              </div>
              <b>
                {duracion(has)}, hasta las {hora(new Date(end), zone)}
                {has < minutos && `; pierde ${duracion(minutos - has)}`}
              </b>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
