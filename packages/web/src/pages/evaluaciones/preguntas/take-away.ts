import type { Lugar } from '@catedra/shared/evaluaciones/composicion.ts';
import type { Mesa } from '#pages/evaluaciones/mesa/mesa.ts';
import { conLugar, sinLugar } from '#pages/evaluaciones/mesa/places.ts';
import { offerUndo } from '#ui/states/undo.ts';

/** Takes a place away and offers it back, where it stood. */
export function quitar(mesa: Mesa, lugar: Lugar, words: string): void {
  const seccion = mesa.snapshot().secciones.find(({ lugares }) => lugares.some(({ id }) => id === lugar.id));
  if (!seccion) return;
  const at = seccion.lugares.findIndex(({ id }) => id === lugar.id);
  const away = () => mesa.componer((todas) => sinLugar(todas, lugar.id));
  away();
  offerUndo({
    words,
    place: mesa.id,
    undo: async () =>
      mesa.componer((todas) => {
        const there = todas.some(({ id }) => id === seccion.id) ? seccion.id : todas.at(-1)?.id;
        return there ? conLugar(todas, there, at, lugar) : [{ ...seccion, lugares: [lugar] }];
      }),
    redo: async () => away(),
  });
}
