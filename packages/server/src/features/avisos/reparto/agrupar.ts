import { gravedad } from '@catedra/shared/avisos/eventos.ts';
import { declared } from '#features/avisos/declared.ts';
import type { Vigente } from '#features/avisos/reparto/tomar.ts';

/** What one mail says. */
export interface Grupo {
  readonly tipo: 'suelto' | 'juntos' | 'resumen';
  readonly lineas: readonly [Vigente, ...Vigente[]];
}

const claveDe = (linea: Vigente): string => {
  if (linea.modo === 'dia') return `${linea.usuarioId} resumen`;
  return declared.get(linea.aviso)?.together ? `${linea.usuarioId} ${linea.aviso}` : linea.id;
};

/** Lines become mails: the day's in one, those that wait for one another in one, the rest each in its own. */
export const agrupar = (lineas: readonly Vigente[]): Grupo[] =>
  [...Map.groupBy(lineas, claveDe).values()].flatMap(([primera, ...resto]): Grupo[] => {
    if (!primera) return [];
    const todas: [Vigente, ...Vigente[]] = [primera, ...resto];
    if (primera.modo === 'dia') return [{ tipo: 'resumen', lineas: todas }];
    return [{ tipo: todas.length > 1 ? 'juntos' : 'suelto', lineas: todas }];
  });

/** The gravest first, and of each course only that one. */
export function deCadaCurso(lineas: readonly Vigente[]): Vigente[] {
  const vistos = new Set<string>();
  return lineas
    .toSorted((una, otra) => gravedad(una.evento) - gravedad(otra.evento))
    .filter(({ cursoId }) => {
      if (cursoId === null) return true;
      const nueva = !vistos.has(cursoId);
      vistos.add(cursoId);
      return nueva;
    });
}
