import { cifrasDe } from '#cumplimiento/cifras.ts';
import type { EstadoDeCumplimiento } from '#cumplimiento/estado.ts';
import { PALABRAS_DE_CUMPLIMIENTO } from '#cumplimiento/nombres.ts';
import type { CursoContado } from '#informes/cumplimiento/hallazgo.ts';
import { porCiento } from '#informes/palabras.ts';
import type { Barras } from '#informes/schemas.ts';

type Tono = Barras['partes'][number]['tono'];

/** From what is well to what is not; what counts in no figure, at the end. */
const PARTES: readonly (readonly [EstadoDeCumplimiento, Tono])[] = [
  ['al_dia', 'bien'],
  ['por_renovar', 'atencion'],
  ['en_plazo', 'encurso'],
  ['en_gracia', 'atencion'],
  ['vencido', 'mal'],
  ['caducado', 'mal2'],
  ['exento', 'aparte'],
  ['sin_plazo', 'aparte2'],
];

const parteAlDia = ({ cuentas }: CursoContado) => cifrasDe(cuentas).alDia;

function tituloDe(peores: readonly CursoContado[]): string {
  const [peor] = peores;
  if (!peor) return 'Ningún curso tiene asignaciones que cuenten';
  const { pares } = cifrasDe(peor.cuentas);
  const suyo = porCiento(peor.cuentas.al_dia + peor.cuentas.por_renovar, pares);
  return peores.length === 1
    ? `${peor.titulo}: ${suyo} al día`
    : `El peor es ${peor.titulo}, con ${suyo} al día`;
}

const AL_MENOS = 10;

/** One bar for each course, the worst first: those with nothing to count come last. */
export function dibujoDe(cursos: readonly CursoContado[]): Barras | null {
  if (cursos.length === 0) return null;
  const orden = cursos.toSorted(
    (a, b) =>
      (parteAlDia(a) ?? 2) - (parteAlDia(b) ?? 2) ||
      b.noCumplen - a.noCumplen ||
      a.titulo.localeCompare(b.titulo, 'es'),
  );
  const partes = PARTES.filter(([estado]) => cursos.some(({ cuentas }) => cuentas[estado] > 0));
  return {
    titulo: tituloDe(orden.filter((curso) => parteAlDia(curso) !== null)),
    deQue: 'Curso',
    cifra: 'Parte al día',
    partes: partes.map(([estado, tono]) => ({ titulo: PALABRAS_DE_CUMPLIMIENTO[estado], tono })),
    filas: orden.slice(0, AL_MENOS).map((curso) => ({
      id: curso.id,
      titulo: curso.titulo,
      valores: partes.map(([estado]) => curso.cuentas[estado]),
      cifra: porCiento(curso.cuentas.al_dia + curso.cuentas.por_renovar, cifrasDe(curso.cuentas).pares),
      abre: { curso: curso.id },
    })),
  };
}
