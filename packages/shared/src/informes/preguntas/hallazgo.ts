import { cuantas, enCifras } from '#informes/palabras.ts';

export interface PreguntasMiradas {
  readonly todas: number;
  /** Of which enough is known to say something. */
  readonly conBastantes: number;
  readonly alReves: number;
  readonly muyDificiles: number;
  readonly muyFaciles: number;
}

const preguntas = (n: number) => cuantas(n, 'pregunta');

export function hallazgoDe({
  todas,
  conBastantes,
  alReves,
  muyDificiles,
  muyFaciles,
}: PreguntasMiradas): string {
  if (todas === 0) return 'Ninguna pregunta tiene respuestas con nota';
  if (conBastantes === 0) return 'Ninguna pregunta tiene aún respuestas bastantes para juzgarla';
  const partes = [
    alReves > 0 && `${preguntas(alReves)} ${alReves === 1 ? 'mide' : 'miden'} al revés`,
    muyDificiles > 0 &&
      `${enCifras(muyDificiles)} ${muyDificiles === 1 ? 'la falla' : 'las falla'} casi todo el mundo`,
    muyFaciles > 0 &&
      `${enCifras(muyFaciles)} ${muyFaciles === 1 ? 'la acierta' : 'las acierta'} casi todo el mundo`,
  ].filter((parte) => parte !== false);
  return partes.length === 0 ? 'Ninguna pregunta da señales de medir mal' : partes.join('; ');
}

export const alcanceDe = ({ todas, conBastantes }: PreguntasMiradas, minimo: number): string =>
  `De ${preguntas(todas)} con respuestas; ${cuantas(conBastantes, 'tiene', 'tienen')} ${minimo} o más, que es cuando se juzga.`;
