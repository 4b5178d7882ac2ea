import type { GrupoPorSemanas } from '@catedra/shared/reportes/schemas.ts';
import { avance, DETRAS, muchasTarde, VARIAS } from '#pages/dashboard/hallazgos.ts';
import { cuenta, numero, porcentaje } from '#ui/words/words.ts';

/** How a line is drawn: what rises most, what is furthest behind, and the others. */
export type Trazo = 'sube' | 'detras' | 'otra' | 'discreta';

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
  let otras = 0;
  return simples.map((linea) => {
    if (linea === sube) return { ...linea, trazo: 'sube' };
    if (linea === detras) return { ...linea, trazo: 'detras' };
    return { ...linea, trazo: otras++ === 0 ? 'otra' : 'discreta' };
  });
}

const tiempo = ({ valores }: Linea): string => {
  const semanas = valores.length - desde(valores);
  if (semanas === 1) return 'esta semana';
  return semanas === valores.length ? 'en doce semanas' : `en ${numero(semanas)} semanas`;
};

/** "Logística sube 12 puntos en doce semanas; Atención al cliente sigue por debajo del 60 %" */
export function hallazgoDeLineas(lineas: readonly Linea[]): string {
  const sube = lineas.find(({ trazo }) => trazo === 'sube');
  const detras = lineas.find(({ trazo }) => trazo === 'detras');
  const frases = [
    sube && `${sube.nombre} sube ${cuenta(subida(sube), 'punto')} ${tiempo(sube)}`,
    detras && `${detras.nombre} sigue por debajo del ${porcentaje(DETRAS)}`,
  ].filter(Boolean);
  return frases.length === 0 ? 'Cómo avanza cada grupo desde hace doce semanas' : frases.join('; ');
}

const DECENA = 10;

/** The lowest figure of the axis: half at most, so that a line near the top does not look like one at the bottom. */
export const pisoDe = (lineas: readonly Linea[]): number => {
  const menor = Math.min(50, ...lineas.flatMap(({ valores }) => valores.filter((valor) => valor !== null)));
  return Math.floor(menor / DECENA) * DECENA;
};

/** Places in order, each at least so far from the one before; those that would fall outside push the others back. */
export function separadas(puestos: readonly number[], hueco: number): readonly number[] {
  const orden = puestos.map((puesto, i) => ({ puesto, i })).toSorted((a, b) => a.puesto - b.puesto);
  const sitios: number[] = [];
  for (const [k, { puesto }] of orden.entries())
    sitios[k] = Math.max(puesto, k === 0 ? 0 : (sitios[k - 1] ?? 0) + hueco);
  for (let k = sitios.length - 1; k >= 0; k--)
    sitios[k] = Math.min(sitios[k] ?? 0, 100 - (sitios.length - 1 - k) * hueco);
  const finales: number[] = [];
  for (const [k, { i }] of orden.entries()) finales[i] = sitios[k] ?? 0;
  return finales;
}
