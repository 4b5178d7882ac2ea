import { aproximado, racionalDe } from '@catedra/shared/core/racional.ts';
import type { ClaveNumerica } from '#preguntas/keys.ts';
import classes from '#preguntas/composers.module.css';
import { numero } from '#ui/words/words.ts';

/** From where to where it is right; null while something is missing or nothing has a width. */
function rangeOf({ valor, tolerancia }: ClaveNumerica): readonly [number, number] | null {
  if (tolerancia.tipo === 'rango') {
    const ends = [
      aproximado(racionalDe(tolerancia.desde)),
      aproximado(racionalDe(tolerancia.hasta)),
    ] as const;
    return ends[0] < ends[1] ? ends : null;
  }
  if (valor === null) return null;
  const [middle, margin] = [aproximado(racionalDe(valor)), aproximado(racionalDe(tolerancia.valor))];
  const reach = tolerancia.tipo === 'relativa' ? Math.abs(middle) * margin : margin;
  return reach > 0 ? [middle - reach, middle + reach] : null;
}

const WIDTH = 600;
const EDGE = 200;

/** What is right and what is not, on a line. */
export function NumberLine({ clave, unit }: { readonly clave: ClaveNumerica; readonly unit: string }) {
  const range = rangeOf(clave);
  if (!range) return null;
  const [from, to] = range.map((end) => `${numero(end, 6)}${unit && ` ${unit}`}`);
  const middle = clave.valor === null ? null : numero(aproximado(racionalDe(clave.valor)), 6);
  return (
    <svg
      className={classes.numberLine}
      viewBox={`0 0 ${WIDTH} 64`}
      role="img"
      aria-label={`Es correcto de ${from} a ${to}`}
    >
      <path className={classes.axis} d={`M0 34h${WIDTH}`} />
      <rect className={classes.right} x={EDGE} y="26" width={WIDTH - 2 * EDGE} height="16" rx="8" />
      {middle !== null && <circle className={classes.exact} cx={WIDTH / 2} cy="34" r="6" />}
      <text x="2" y="16">
        mal
      </text>
      <text x={WIDTH - 2} y="16" textAnchor="end">
        mal
      </text>
      {middle !== null && (
        <text x={WIDTH / 2} y="16" textAnchor="middle" data-strong>
          {middle} {unit}
        </text>
      )}
      <text x={EDGE} y="60" textAnchor="middle">
        {from}
      </text>
      <text x={WIDTH - EDGE} y="60" textAnchor="middle">
        {to}
      </text>
    </svg>
  );
}
