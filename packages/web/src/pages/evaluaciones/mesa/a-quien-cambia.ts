import { desdeAhora } from '#preguntas/autor/desde-ahora.ts';
import { cuenta } from '#ui/words/words.ts';

/** Attempts keep the questions and the points they began with: whoever did it keeps their mark, and is counted. */
export function aQuienCambia({
  intentos,
  enCurso,
}: {
  readonly intentos: number;
  readonly enCurso: number;
}): string {
  const done = intentos - enCurso;
  const marks =
    done > 0
      ? ` No cambia la nota de nadie: ${cuenta(done, 'intento hecho conserva', 'intentos hechos conservan')} ${done === 1 ? 'sus puntos' : 'los suyos'}.`
      : '';
  return `${desdeAhora(enCurso)}${marks}`;
}
