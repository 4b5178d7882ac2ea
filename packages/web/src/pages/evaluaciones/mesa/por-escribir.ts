import type { LugarFijo, SeccionDePrueba } from '@catedra/shared/evaluaciones/composicion.ts';
import { conLugar, lugaresDe, sinLugar } from '#pages/evaluaciones/mesa/places.ts';

type Secciones = readonly SeccionDePrueba[];

/** A question that was opened and has nothing written yet: it is on screen alone, and goes when it is left so. */
export interface PorEscribir {
  readonly lugar: LugarFijo;
  readonly seccionId: string;
  readonly at: number;
}

/** What is on screen: its section may be there for it alone. */
export function conPorEscribir(secciones: Secciones, { lugar, seccionId, at }: PorEscribir): Secciones {
  return secciones.some(({ id }) => id === seccionId)
    ? conLugar(secciones, seccionId, at, lugar)
    : [...secciones, { id: seccionId, titulo: null, lugares: [lugar] }];
}

/** Of what is on screen, what there is to save and where the unwritten one stands now; null once it was taken away. */
export function aparta(secciones: Secciones, lugarId: string): readonly [Secciones, PorEscribir | null] {
  const seccion = secciones.find(({ lugares }) => lugares.some(({ id }) => id === lugarId));
  const at = seccion?.lugares.findIndex(({ id }) => id === lugarId) ?? -1;
  const lugar = seccion?.lugares[at];
  const resto = sinLugar(secciones, lugarId);
  const nada = lugaresDe(resto).length === 0 && resto.every(({ titulo }) => titulo === null);
  return [
    nada ? [] : resto,
    seccion && lugar?.tipo === 'pregunta' ? { lugar, seccionId: seccion.id, at } : null,
  ];
}
