import type { Resta } from '@catedra/shared/preguntas/resta.ts';
import type { Publica } from '@catedra/shared/preguntas/tipos.ts';
import classes from '#preguntas/composers.module.css';
import unseen from '#ui/frame/unseen.module.css';
import { pointsOf } from '#preguntas/points.ts';
import { scoreRows } from '#preguntas/score-rows.ts';
import { Section } from '#ui/frame/Section.tsx';

interface ScoreTableProps {
  readonly publica: Publica;
  readonly clave: Record<string, unknown>;
  readonly puntos: number;
  readonly resta: Resta;
}

/** What some answers give, as a picture of the way it scores. */
export function ScoreTable({ publica, clave, puntos, resta }: ScoreTableProps) {
  const rows = scoreRows(publica, clave, resta);
  const last = rows.at(-1);
  if (!last || rows.length < 2) return null;
  const everything = rows.find(({ label }) => label === 'todas');
  const title = everything
    ? `Marcarlo todo da ${pointsOf(everything.fraccion, puntos)}`
    : `De ${pointsOf(last.fraccion, puntos)} a ${pointsOf({ n: 1n, d: 1n }, puntos)} puntos`;
  return (
    <Section title={title}>
      <table className={classes.scores}>
        <caption className={unseen.unseen}>Lo que dan algunas respuestas</caption>
        <tbody>
          {rows.map(({ label, squares, fraccion }, index) => (
            <tr key={index}>
              <th scope="row">
                {squares && (
                  <span className={classes.squares} aria-hidden>
                    {Array.from({ length: squares.good + squares.bad }, (_, i) => (
                      <i key={i} data-bad={i >= squares.good || undefined} />
                    ))}
                  </span>
                )}
                {label}
              </th>
              <td aria-hidden>
                <u>
                  <i style={{ width: `${Math.max(0, (Number(fraccion.n) * 100) / Number(fraccion.d))}%` }} />
                </u>
              </td>
              <td>{pointsOf(fraccion, puntos)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
