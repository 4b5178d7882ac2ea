import { formatoEn } from '@catedra/shared/fechas/en-zona.ts';
import type { Prueba } from '@catedra/shared/intentos/antes.ts';
import { commonMinimum, lastMarks, marksTitle } from '#pages/pruebas/last-marks.ts';
import classes from '#pages/pruebas/PruebasPage.module.css';
import { Section } from '#ui/frame/Section.tsx';
import { numero } from '#ui/words/words.ts';
import { useZone } from '#ui/words/zone.tsx';

const [TOP, BOTTOM, HEIGHT] = [30, 180, 212];
/** Percentages of the width, where the first and the last stand: what is written keeps its size on any screen. */
const [FIRST, LAST] = [8, 92];
const yOf = (nota: number) => BOTTOM - (nota / 10) * (BOTTOM - TOP);

/** "6 oct" */
const dayOf = (moment: string, zone: string) =>
  formatoEn(zone, { day: 'numeric', month: 'short' }).format(new Date(moment));

/** How the latest marks went, one after another. */
export function MarksChart({ pruebas }: { readonly pruebas: readonly Prueba[] }) {
  const zone = useZone();
  const marks = lastMarks(pruebas);
  if (marks.length === 0) return null;
  const minimum = commonMinimum(pruebas, marks);
  const shown = marks.map((mark, index) => ({
    ...mark,
    x: `${FIRST + (index * (LAST - FIRST)) / (marks.length - 1)}%`,
    y: yOf(mark.nota),
  }));
  return (
    <Section title={marksTitle(marks)} rule={false} className={classes.chart}>
      <svg
        height={HEIGHT}
        role="img"
        aria-label={`Notas: ${marks.map(({ titulo, nota }) => `${titulo}, ${numero(nota)}`).join('; ')}`}
      >
        {minimum !== null && (
          <>
            <line x1="0" x2="100%" y1={yOf(minimum)} y2={yOf(minimum)} className={classes.minimum} />
            <text x="100%" y={yOf(minimum) + 18} textAnchor="end">
              se aprueba con {numero(minimum)}
            </text>
          </>
        )}
        <line x1="0" x2="100%" y1={BOTTOM} y2={BOTTOM} className={classes.floor} />
        {shown.slice(1).map(({ id, x, y }, index) => (
          <line
            key={id}
            x1={shown[index]?.x}
            y1={shown[index]?.y}
            x2={x}
            y2={y}
            className={classes.lineOfMarks}
          />
        ))}
        {shown.map(({ id, x, y, nota, aprobada, hechaEn }) => (
          <svg key={id} x={x} overflow="visible">
            {aprobada ? (
              <circle cy={y} r={6} className={classes.good} />
            ) : (
              <path d={`M0 ${y - 7}l7 7-7 7-7-7z`} className={classes.bad} />
            )}
            <text y={aprobada ? y - 14 : y + 24} textAnchor="middle" className={classes.figure}>
              {numero(nota)}
            </text>
            <text y={BOTTOM + 24} textAnchor="middle">
              {dayOf(hechaEn, zone)}
            </text>
          </svg>
        ))}
      </svg>
    </Section>
  );
}
