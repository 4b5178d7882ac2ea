import type { Prueba } from '@catedra/shared/intentos/antes.ts';
import { commonMinimum, lastMarks, marksTitle } from '#pages/pruebas/last-marks.ts';
import classes from '#pages/pruebas/PruebasPage.module.css';
import { Section } from '#ui/frame/Section.tsx';
import { numero } from '#ui/words/words.ts';
import { useZone } from '#ui/words/zone.tsx';

const [LEFT, WIDTH, TOP, BOTTOM] = [40, 320, 30, 180];
const yOf = (nota: number) => BOTTOM - (nota / 10) * (BOTTOM - TOP);

/** "6 oct" */
const dayOf = (moment: string, timeZone: string) =>
  new Intl.DateTimeFormat('es', { day: 'numeric', month: 'short', timeZone }).format(new Date(moment));

/** How the latest marks went, one after another. */
export function MarksChart({ pruebas }: { readonly pruebas: readonly Prueba[] }) {
  const zone = useZone();
  const marks = lastMarks(pruebas);
  if (marks.length === 0) return null;
  const minimum = commonMinimum(pruebas, marks);
  const xOf = (index: number) => LEFT + (index * WIDTH) / (marks.length - 1);
  const shown = marks.map((mark, index) => ({ ...mark, x: xOf(index), y: yOf(mark.nota) }));
  return (
    <Section title={marksTitle(marks)} rule={false} className={classes.chart}>
      <svg
        viewBox="0 0 400 216"
        role="img"
        aria-label={`Notas: ${marks.map(({ titulo, nota }) => `${titulo}, ${numero(nota)}`).join('; ')}`}
      >
        {minimum !== null && (
          <>
            <path d={`M10 ${yOf(minimum)}h380`} className={classes.minimum} />
            <text x={390} y={yOf(minimum) + 18} textAnchor="end">
              se aprueba con {numero(minimum)}
            </text>
          </>
        )}
        <path d={`M10 ${BOTTOM}h380`} className={classes.floor} />
        <polyline points={shown.map(({ x, y }) => `${x},${y}`).join(' ')} className={classes.lineOfMarks} />
        {shown.map(({ id, x, y, nota, aprobada, hechaEn }) => (
          <g key={id}>
            {aprobada ? (
              <circle cx={x} cy={y} r={6} className={classes.good} />
            ) : (
              <rect
                x={x - 5}
                y={y - 5}
                width={10}
                height={10}
                transform={`rotate(45 ${x} ${y})`}
                className={classes.bad}
              />
            )}
            <text x={x} y={aprobada ? y - 14 : y + 24} textAnchor="middle" className={classes.figure}>
              {numero(nota)}
            </text>
            <text x={x} y={BOTTOM + 24} textAnchor="middle">
              {dayOf(hechaEn, zone)}
            </text>
          </g>
        ))}
      </svg>
    </Section>
  );
}
