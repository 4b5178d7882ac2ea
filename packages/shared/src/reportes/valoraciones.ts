import type { Valoracion } from '#reportes/schemas.ts';

/** Of fewer courses nobody can say that one is the best. */
const CURSOS = 3;
const MOSTRADOS = 2;
/** Half a star: less is chance. */
const DISTANCIA = 0.5;

/** The best and the worst rated, only where they really are: among enough courses, and well apart. */
export function extremosDe(valorados: readonly Valoracion[]): {
  readonly mejores: Valoracion[];
  readonly peores: Valoracion[];
} {
  const orden = valorados.toSorted((a, b) => b.media - a.media || b.opiniones - a.opiniones);
  const [primero, ultimo] = [orden[0], orden.at(-1)];
  if (!primero || !ultimo || orden.length < CURSOS) return { mejores: [], peores: [] };
  const mejores = orden.slice(0, MOSTRADOS).filter(({ media }) => media - ultimo.media >= DISTANCIA);
  const peores = orden
    .slice(mejores.length)
    .slice(-MOSTRADOS)
    .filter(({ media }) => primero.media - media >= DISTANCIA)
    .toReversed();
  return { mejores, peores };
}
