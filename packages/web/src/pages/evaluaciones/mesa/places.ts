import type { Lugar, LugarFijo, SeccionDePrueba } from '@catedra/shared/evaluaciones/composicion.ts';
import { tipoDePregunta, type TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import { newId } from '#platform/new-id.ts';

type Secciones = readonly SeccionDePrueba[];

export const lugaresDe = (secciones: Secciones): Lugar[] => secciones.flatMap(({ lugares }) => lugares);

/** A place of its own for a question; what asks nothing is worth nothing. */
export const lugarPara = (preguntaId: string, tipo: TipoPregunta, puntos: number): LugarFijo => ({
  tipo: 'pregunta',
  id: newId(),
  preguntaId,
  puntos: tipoDePregunta(tipo).puntua ? puntos : 0,
  resta: null,
  bajo: null,
});

/** A question stands under a description only while it comes after it in its section. */
const sane = (secciones: Secciones): SeccionDePrueba[] =>
  secciones.map((seccion) => {
    const before = new Set<string>();
    const lugares = seccion.lugares.map((lugar) => {
      const next =
        lugar.tipo === 'pregunta' && lugar.bajo !== null && !before.has(lugar.bajo)
          ? { ...lugar, bajo: null }
          : lugar;
      before.add(lugar.id);
      return next;
    });
    return { ...seccion, lugares };
  });

export const sinLugar = (secciones: Secciones, id: string): SeccionDePrueba[] =>
  sane(secciones.map((una) => ({ ...una, lugares: una.lugares.filter((uno) => uno.id !== id) })));

export const conLugar = (
  secciones: Secciones,
  seccionId: string,
  at: number,
  lugar: Lugar,
): SeccionDePrueba[] =>
  sane(
    secciones.map((una) =>
      una.id === seccionId ? { ...una, lugares: una.lugares.toSpliced(at, 0, lugar) } : una,
    ),
  );

export const cambiado = (
  secciones: Secciones,
  id: string,
  change: (lugar: Lugar) => Lugar,
): SeccionDePrueba[] =>
  sane(
    secciones.map((una) => ({
      ...una,
      lugares: una.lugares.map((uno) => (uno.id === id ? change(uno) : uno)),
    })),
  );

/** A place up or down among those of all sections: at the edge of one it goes into the next. */
export function movido(secciones: Secciones, id: string, by: -1 | 1): SeccionDePrueba[] {
  const from = secciones.findIndex(({ lugares }) => lugares.some((uno) => uno.id === id));
  const own = secciones[from];
  const index = own?.lugares.findIndex((uno) => uno.id === id) ?? -1;
  const lugar = own?.lugares[index];
  if (!own || !lugar) return [...secciones];
  const without = sinLugar(secciones, id);
  const to = index + by;
  if (to >= 0 && to < own.lugares.length) return conLugar(without, own.id, to, lugar);
  const beside = secciones[from + by];
  if (!beside) return [...secciones];
  return conLugar(without, beside.id, by === 1 ? 0 : beside.lugares.length, lugar);
}

/** A place let go beside another one, or at the end of a section. */
export function soltado(
  secciones: Secciones,
  id: string,
  where: { readonly beside: string; readonly after: boolean } | { readonly into: string },
): SeccionDePrueba[] {
  const lugar = lugaresDe(secciones).find((uno) => uno.id === id);
  if (!lugar || ('beside' in where && where.beside === id)) return [...secciones];
  const without = sinLugar(secciones, id);
  const seccion = without.find((una) =>
    'into' in where ? una.id === where.into : una.lugares.some((uno) => uno.id === where.beside),
  );
  if (!seccion) return [...secciones];
  const at =
    'into' in where
      ? seccion.lugares.length
      : seccion.lugares.findIndex((uno) => uno.id === where.beside) + (where.after ? 1 : 0);
  return conLugar(without, seccion.id, at, lugar);
}

/** The section a place up or down. */
export function seccionMovida(secciones: Secciones, id: string, by: -1 | 1): SeccionDePrueba[] {
  const index = secciones.findIndex((una) => una.id === id);
  const una = secciones[index];
  const to = index + by;
  if (!una || to < 0 || to >= secciones.length) return [...secciones];
  return secciones.toSpliced(index, 1).toSpliced(to, 0, una);
}

/** Without the section; what it holds goes to the one before it, or to the next. */
export function sinSeccion(secciones: Secciones, id: string): SeccionDePrueba[] {
  const index = secciones.findIndex((una) => una.id === id);
  const una = secciones[index];
  const heir = secciones[index - 1] ?? secciones[index + 1];
  if (!una || !heir) return [...secciones];
  return sane(
    secciones
      .filter((otra) => otra.id !== id)
      .map((otra) => {
        if (otra.id !== heir.id) return otra;
        const lugares = index > 0 ? [...otra.lugares, ...una.lugares] : [...una.lugares, ...otra.lugares];
        return { ...otra, lugares };
      }),
  );
}
