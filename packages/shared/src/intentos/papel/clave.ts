import type { Publica } from '#preguntas/tipos.ts';
import { tipoDePregunta } from '#preguntas/tipos.ts';

interface EnPapel {
  readonly publica: Publica;
  readonly clave: Readonly<Record<string, unknown>>;
}

/** What is right, as it is looked up beside a sheet: by its letters where there are some; null where a person marks it. */
export function respuestaDeClave({ publica, clave }: EnPapel): string | null {
  const tipo = tipoDePregunta(publica.tipo);
  const pregunta = { publica, clave };
  const correcta = tipo.correcta(pregunta);
  if (correcta === null) return null;
  const elegibles = tipo.elegibles?.(publica) ?? [];
  if (elegibles.length > 0) {
    const ids = new Set(
      Object.values(correcta as object)
        .flat()
        .map(String),
    );
    return elegibles.flatMap(({ id, letra }) => (ids.has(id) ? [letra] : [])).join(' ');
  }
  const todas = tipo.correctas?.(pregunta);
  return typeof todas === 'string' ? todas : tipo.dicha(publica, correcta);
}

/** How a place of the sheet of answers is filled: by letters, by words, or on the exam itself. */
export function casillaDe(publica: Publica): readonly string[] | 'escrita' | 'aparte' {
  const tipo = tipoDePregunta(publica.tipo);
  const letras = (tipo.elegibles?.(publica) ?? []).map(({ letra }) => letra);
  if (letras.length > 0) return letras;
  return tipo.aMano ? 'aparte' : 'escrita';
}

/** The number of each question of a sheet, by its place: what is only read has none. */
export function numerosDe(preguntas: readonly Pick<EnPapel, 'publica'>[]): (number | null)[] {
  let antes = 0;
  return preguntas.map(({ publica }) => {
    if (!tipoDePregunta(publica.tipo).puntua) return null;
    antes += 1;
    return antes;
  });
}
