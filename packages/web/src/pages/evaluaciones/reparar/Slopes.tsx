import type { CambioPrevisto } from '@catedra/shared/intentos/reparar/schemas.ts';
import classes from '#pages/evaluaciones/reparar/Repair.module.css';
import { numero } from '#ui/words/words.ts';

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP] = [220, 240, 24, 164, 24];
/** More lines than these are a stain. */
const MOST = 60;

const y = (nota: number): number => TOP + (HEIGHT - TOP - 8) * (1 - nota / 10);

interface SlopesProps {
  readonly rows: readonly CambioPrevisto[];
  readonly notaMinima: number;
}

/** Each mark before and after; the list beside it says the same in words. */
export function Slopes({ rows, notaMinima }: SlopesProps) {
  const lines = rows.filter(({ antes, despues }) => antes !== null && despues !== null).slice(0, MOST);
  if (lines.length === 0) return null;
  return (
    <svg className={classes.slopes} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <text x={LEFT} y={12} textAnchor="middle">
        Antes
      </text>
      <text x={RIGHT} y={12} textAnchor="middle">
        Después
      </text>
      <line x1={8} x2={RIGHT + 16} y1={y(notaMinima)} y2={y(notaMinima)} strokeDasharray="3 3" />
      <text x={RIGHT + 22} y={y(notaMinima) + 4}>
        {numero(notaMinima)}
      </text>
      {lines.map(({ intentoId, antes, despues, veredicto }) => (
        <g key={intentoId} data-verdict={veredicto ?? undefined}>
          <line x1={LEFT} x2={RIGHT} y1={y(antes ?? 0)} y2={y(despues ?? 0)} />
          <circle cx={LEFT} cy={y(antes ?? 0)} r={3.5} data-hollow />
          <circle cx={RIGHT} cy={y(despues ?? 0)} r={3.5} />
        </g>
      ))}
    </svg>
  );
}
