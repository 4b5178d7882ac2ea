import type { GrupoPorSemanas } from '@catedra/shared/reportes/schemas.ts';
import { avance, DETRAS, muchasTarde, VARIAS } from '#pages/dashboard/hallazgos.ts';
import { cuenta, numero, porcentaje } from '#ui/words/words.ts';

/** What is told of a group's weeks: that it rises most, that it is furthest behind, or nothing. */
export type Trazo = 'sube' | 'detras' | 'otra';

export interface Linea {
  readonly id: string;
  readonly nombre: string;
  /** A figure for each week; null while the group had nothing to do. */
  readonly valores: readonly (number | null)[];
  readonly ahora: number;
  readonly trazo: Trazo;
}

/** A group is judged once it had something to do for so long. */
const SEMANAS_PARA_JUZGAR = 4;

const desde = (valores: Linea['valores']): number => valores.findIndex((valor) => valor !== null);

const subida = ({ valores, ahora }: Pick<Linea, 'valores' | 'ahora'>): number =>
  ahora - (valores[desde(valores)] ?? 0);

/** Newcomers or another course change what the figure is of: what it was before is not compared with it. */
const MISMO = 0.1;

const comparable = ({ semanas, personas }: GrupoPorSemanas): boolean => {
  const [antes, ahora] = [semanas.find(({ total }) => total > 0), semanas.at(-1)];
  return (
    personas >= VARIAS &&
    antes !== undefined &&
    ahora !== undefined &&
    Math.abs(ahora.total - antes.total) <= MISMO * antes.total
  );
};

/** Groups come the most advanced first; who is behind is told by who is late. */
export function lineasDe(
  grupos: readonly GrupoPorSemanas[],
  tarde: Readonly<Record<string, number>>,
): readonly Linea[] {
  const comparables = new Set(grupos.filter(comparable).map(({ id }) => id));
  const detrasDe = new Set(
    grupos
      .filter(({ id, personas }) => personas >= VARIAS && muchasTarde(personas, tarde[id] ?? 0))
      .map(({ id }) => id),
  );
  const simples = grupos.map(({ id, nombre, semanas }) => {
    const valores = semanas.map((semana) => (semana.total === 0 ? null : avance(semana)));
    return { id, nombre, valores, ahora: valores.at(-1) ?? 0 };
  });
  const detras = simples.findLast(
    ({ id, valores, ahora }) =>
      ahora < DETRAS && detrasDe.has(id) && valores.length - desde(valores) >= SEMANAS_PARA_JUZGAR,
  );
  const sube = simples
    .filter((linea) => linea !== detras && comparables.has(linea.id) && subida(linea) > 0)
    .toSorted((a, b) => subida(b) - subida(a))[0];
  return simples.map((linea) => {
    if (linea === sube) return { ...linea, trazo: 'sube' };
    return { ...linea, trazo: linea === detras ? 'detras' : 'otra' };
  });
}

const tiempo = ({ valores }: Linea): string => {
  const semanas = valores.length - desde(valores);
  if (semanas === 1) return 'esta semana';
  return semanas === valores.length ? 'en doce semanas' : `en ${numero(semanas)} semanas`;
};

/** "Logística sube 12 puntos en doce semanas; Atención al cliente sigue por debajo del 60 %"; null where nothing moves. */
export function hallazgoDeLineas(lineas: readonly Linea[]): string | null {
  const sube = lineas.find(({ trazo }) => trazo === 'sube');
  const detras = lineas.find(({ trazo }) => trazo === 'detras');
  const frases = [
    sube && `${sube.nombre} sube ${cuenta(subida(sube), 'punto')} ${tiempo(sube)}`,
    detras && `${detras.nombre} sigue por debajo del ${porcentaje(DETRAS)}`,
  ].filter(Boolean);
  return frases.length === 0 ? null : frases.join('; ');
}
