import { BARRAS, notasDeBarra, type RepartoDeNotas } from '@catedra/shared/intentos/por-persona.ts';
import { useMediaQuery } from '@mantine/hooks';
import type { CSSProperties } from 'react';
import classes from '#pages/evaluaciones/grafico/MarksChart.module.css';
import { Figures } from '#ui/charts/Figures.tsx';
import { notaEnColumna, numero } from '#ui/words/words.ts';

export type Bars = RepartoDeNotas['barras'];

interface MarksChartProps {
  readonly bars: Bars;
  readonly notaMinima: number;
  readonly mediana: number | null;
  /** «3 personas», «1 intento». */
  readonly words: (count: number) => string;
  /** What each one counts, as a heading: «Personas». */
  readonly counted: string;
  readonly view: 'grafico' | 'tabla';
  /** The bar that filters. */
  readonly pressed?: number | null;
  readonly onPress?: (bar: number | null) => void;
}

const ofBar = (bar: number): string => {
  const { desde, hasta } = notasDeBarra(bar);
  return `De ${notaEnColumna(desde)} a ${notaEnColumna(hasta)}`;
};

const countOf = ({ aprueban, noLlegan }: Bars[number]): number => aprueban + noLlegan;

/** How many there are of each mark, half a point a bar; those under the pass mark are hatched. */
export function MarksChart(props: MarksChartProps) {
  const { bars, view, counted } = props;
  if (view === 'tabla')
    return (
      <Figures
        caption={`${counted} por nota`}
        head={['Nota', 'Aprueban', 'No llegan', counted]}
        rows={bars.flatMap((bar, i) =>
          countOf(bar) === 0
            ? []
            : [
                {
                  id: String(i),
                  cells: [ofBar(i), numero(bar.aprueban), numero(bar.noLlegan), numero(countOf(bar))],
                },
              ],
        )}
      />
    );
  return <Drawn {...props} />;
}

function Drawn({ bars, notaMinima, mediana, words, counted, pressed = null, onPress }: MarksChartProps) {
  // Too thin for a finger: on a phone they are read, and the legend filters.
  const phone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const most = Math.max(1, ...bars.map(countOf));
  const active = onPress !== undefined && !phone;
  return (
    <figure className={classes.figure}>
      <div
        className={classes.bars}
        role={active ? 'group' : 'img'}
        aria-label={
          active
            ? `${counted} por nota; cada barra filtra la lista`
            : `${counted} por nota: ${inWords(bars, words)}`
        }
        data-filtered={pressed !== null || undefined}
      >
        {bars.map((bar, i) => {
          const count = countOf(bar);
          const inside = <Bar bar={bar} most={most} />;
          return active && count > 0 ? (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
              key={i}
              type="button"
              className={classes.bar}
              aria-pressed={pressed === i}
              aria-label={`${ofBar(i)}: ${words(count)}`}
              onClick={() => onPress(pressed === i ? null : i)}
            >
              {inside}
            </button>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            <span key={i} className={classes.bar} aria-hidden>
              {inside}
            </span>
          );
        })}
        <Line kind="pass" at={notaMinima} words={`aprobar, ${numero(notaMinima)}`} left={notaMinima > 3} />
        {mediana !== null && (
          <Line kind="median" at={mediana} words={`mediana ${numero(mediana)}`} left={mediana > 6} />
        )}
      </div>
      <div className={classes.axis} aria-hidden>
        {Array.from({ length: 11 }, (_, mark) => (
          <span key={`n${mark + 0}`} style={{ left: `${mark * 10}%` }}>
            {mark}
          </span>
        ))}
      </div>
    </figure>
  );
}

function Bar({ bar, most }: { readonly bar: Bars[number]; readonly most: number }) {
  const count = countOf(bar);
  if (count === 0) return null;
  const high = (part: number): CSSProperties => ({ height: `${(88 * part) / most}%` });
  return (
    <>
      <small>{numero(count)}</small>
      {bar.aprueban > 0 && <i style={high(bar.aprueban)} />}
      {bar.noLlegan > 0 && <i data-under style={high(bar.noLlegan)} />}
    </>
  );
}

interface LineProps {
  readonly kind: 'pass' | 'median';
  readonly at: number;
  readonly words: string;
  /** Its words stand at its left. */
  readonly left: boolean;
}

const Line = ({ kind, at, words, left }: LineProps) => (
  <span
    className={classes.line}
    data-kind={kind}
    data-left={left || undefined}
    style={{ left: `${at * 10}%` }}
    aria-hidden
  >
    <b>{words}</b>
  </span>
);

const inWords = (bars: Bars, words: MarksChartProps['words']): string =>
  bars
    .flatMap((bar, i) => (countOf(bar) === 0 ? [] : [`${ofBar(i).toLowerCase()}, ${words(countOf(bar))}`]))
    .join('; ') || 'ninguna todavía';

/** Bars with nothing in them. */
export const NO_BARS: Bars = Array.from({ length: BARRAS }, () => ({ aprueban: 0, noLlegan: 0 }));
