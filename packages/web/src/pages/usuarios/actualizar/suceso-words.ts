import type { Suceso } from '@catedra/shared/participantes/persona.ts';
import { rondaEnPalabras } from '@catedra/shared/cumplimiento/palabras.ts';
import { EN_PAPELERA } from '#pages/usuarios/actualizar/pruebas.ts';

type DelCurso = Exclude<Suceso, { readonly tipo: 'cambio' }>;

const VERBOS: Readonly<Record<DelCurso['tipo'], string>> = {
  empezo: 'Empezó el curso',
  hizo: 'Hizo',
  prueba: 'Hizo la prueba',
  entrega: 'Entregó',
  nota: 'Recibió la nota de',
  devolucion: 'Le devolvieron',
  termino: 'Terminó el curso',
  recordatorio: 'Recibió el recordatorio de',
  plazo: 'Cambió un dato suyo, y con él su fecha límite de',
};

function cursoDe({ titulo, curso, enPapelera }: DelCurso): string | null {
  if (titulo !== null) return enPapelera ? `${curso.titulo}${EN_PAPELERA}` : curso.titulo;
  return enPapelera ? 'En la papelera' : null;
}

/** The first time goes without saying. */
const rondaDe = ({ ronda }: DelCurso): string | null =>
  ronda !== null && ronda > 1 ? rondaEnPalabras(ronda) : null;

/** What happened and to what: the verb, the thing, and the course when the thing is only a part of it. */
export const contado = (suceso: DelCurso) => ({
  verbo: suceso.aprobado === null ? VERBOS[suceso.tipo] : suceso.aprobado ? 'Aprobó' : 'No aprobó',
  que: suceso.titulo ?? suceso.curso.titulo,
  donde: [cursoDe(suceso), rondaDe(suceso)].filter(Boolean).join(' · ') || null,
});
