import classes from '#pages/intentos/despues/Resultado.module.css';
import { numero } from '#ui/words/words.ts';

interface ScaleProps {
  readonly nota: number;
  readonly notaMinima: number;
  readonly passed: boolean;
}

/** Nearer than this to an end, the word of the pass mark stands where that end's figure would. */
const NEAR_END = 15;

/** A mark on a line from 0 to 10, with the pass mark and what was missing to it. */
export function Scale({ nota, notaMinima, passed }: ScaleProps) {
  const [at, pass] = [nota * 10, notaMinima * 10];
  return (
    <div
      className={classes.scale}
      role="img"
      aria-label={`${numero(nota)} en una escala de 0 a 10; se aprueba con ${numero(notaMinima)}`}
    >
      <u style={{ width: `${at}%` }} />
      {!passed && <u data-missing style={{ left: `${at}%`, width: `${pass - at}%` }} />}
      <s style={{ left: `${pass}%` }} />
      <i style={{ left: `${at}%` }} />
      {pass >= NEAR_END && <span style={{ left: 0 }}>0</span>}
      <span style={{ left: `${pass}%`, transform: `translateX(-${pass}%)` }}>
        aprobar, {numero(notaMinima)}
      </span>
      {pass <= 100 - NEAR_END && <span style={{ right: 0 }}>10</span>}
    </div>
  );
}
