import type { Trabajos } from '@catedra/shared/tecnico/trabajos.ts';
import classes from '#pages/configuracion/tecnico/trabajos/PorHora.module.css';
import { Figures } from '#ui/charts/Figures.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { numero } from '#ui/words/words.ts';

const LEIDAS = [0, 6, 12, 18];

const cuantosDeHoy = (mas: number, hechos: number): string =>
  hechos === 1
    ? 'el único de hoy'
    : mas === hechos
      ? `los ${numero(hechos)} de hoy`
      : `${numero(mas)} de los ${numero(hechos)} de hoy`;

/** What was done today, hour by hour; the one with most stands out. */
export function PorHora({ hechos, porHora }: Trabajos['hoy']) {
  if (hechos === 0) return null;
  const mas = Math.max(...porHora);
  const pico = porHora.indexOf(mas);
  return (
    <Section
      title={`La hora con más trabajo, ${pico === 1 ? 'la' : 'las'} ${pico}: ${cuantosDeHoy(mas, hechos)}`}
      note="Trabajos terminados por hora, de 0 a 24. No cuenta las tareas que se repiten solas."
    >
      <div className={classes.chart} aria-hidden>
        {porHora.map((n, hora) => (
          <span
            // The place of an hour in the day is what it is.
            // oxlint-disable-next-line react/no-array-index-key
            key={hora}
            className={classes.bar}
            data-most={hora === pico || undefined}
            style={{ blockSize: `${(100 * n) / mas}%` }}
          />
        ))}
      </div>
      <p className={`look-faint ${classes.axis}`} aria-hidden>
        {LEIDAS.map((hora) => (
          <span key={hora}>{hora} h</span>
        ))}
        <span>24 h</span>
      </p>
      <details className={classes.figures}>
        <summary>Ver en números</summary>
        <Figures
          caption="Trabajos terminados hoy por hora"
          head={['Hora', 'Terminados']}
          rows={porHora.flatMap((n, hora) =>
            n > 0 ? { id: String(hora), cells: [`${hora}:00`, numero(n)] } : [],
          )}
        />
      </details>
    </Section>
  );
}
