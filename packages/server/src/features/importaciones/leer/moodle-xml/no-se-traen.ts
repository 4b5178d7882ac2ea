/** The kinds of Moodle that have none of ours, and why. */
const POR_TIPO: Readonly<Record<string, string>> = {
  calculated: 'Es una pregunta calculada: sus números cambian con cada persona, y aquí son fijos.',
  calculatedsimple: 'Es una pregunta calculada: sus números cambian con cada persona, y aquí son fijos.',
  calculatedmulti: 'Es una pregunta calculada: sus números cambian con cada persona, y aquí son fijos.',
  random: 'Es un hueco para una pregunta al azar de una categoría: aquí se sortea al componer la evaluación.',
  randomsamatch: 'Se hace al azar con preguntas cortas de la categoría, que ya vienen sueltas.',
  ddimageortext: 'Se arrastran cosas sobre una imagen, y aquí no hay preguntas así.',
  ddmarker: 'Se arrastran marcas sobre una imagen, y aquí no hay preguntas así.',
  missingtype: 'Moodle mismo no sabía de qué tipo era.',
};

export const porQueNo = (tipo: string): string =>
  (Object.hasOwn(POR_TIPO, tipo) ? POR_TIPO[tipo] : null) ??
  (tipo === ''
    ? 'No dice de qué tipo es.'
    : `Es del tipo «${tipo.slice(0, 40)}», de un complemento de Moodle que aquí no existe.`);
