import type { Lugar, SeccionDePrueba } from '@catedra/shared/evaluaciones/composicion.ts';
import { duplicar } from '@catedra/shared/preguntas/api.ts';
import type { PreguntaDeAutor } from '@catedra/shared/preguntas/schemas.ts';
import type { ComposicionEnMesa } from '#pages/evaluaciones/mesa/composicion.ts';
import { cambiado, conLugar, lugaresDe, lugarPara } from '#pages/evaluaciones/mesa/places.ts';
import type { PreguntasEnMesa } from '#pages/evaluaciones/mesa/preguntas.ts';
import { ask } from '#platform/ask.ts';
import { newId } from '#platform/new-id.ts';
import { settled } from '#preguntas/autor/settled.ts';

type Secciones = readonly SeccionDePrueba[];

/** What is on the table, for what is done with more than one question of it. */
export interface SobreLaMesa {
  readonly evaluacionId: string;
  readonly preguntas: PreguntasEnMesa;
  readonly composicion: ComposicionEnMesa;
  readonly componer: (change: (secciones: Secciones) => Secciones) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A new question that says the same, just under it; gives its place. */
export function repetida({ preguntas, composicion, componer }: SobreLaMesa, lugarId: string): string | null {
  const seccion = composicion.value.find(({ lugares }) => lugares.some(({ id }) => id === lugarId));
  const at = seccion?.lugares.findIndex(({ id }) => id === lugarId) ?? -1;
  const lugar = seccion?.lugares[at];
  const dicho = lugar?.tipo === 'pregunta' ? preguntas.get(lugar.preguntaId)?.value : undefined;
  if (!seccion || !dicho) return null;
  const [id, preguntaId] = [newId(), newId()];
  const una = preguntas.crea(preguntaId, dicho, 0);
  componer((secciones) => conLugar(secciones, seccion.id, at + 1, { ...lugar, id, preguntaId } as Lugar));
  una.edit(una.value, 0);
  return id;
}

/** A question that is already in the bank takes its place. */
export function traida(
  { preguntas, componer }: SobreLaMesa,
  pregunta: PreguntaDeAutor,
  { seccionId, at, puntos }: { seccionId: string; at: number; puntos: number },
): string {
  preguntas.pon(pregunta);
  const lugar = lugarPara(pregunta.id, pregunta.tipo, puntos);
  componer((secciones) => conLugar(secciones, seccionId, at, lugar));
  return lugar.id;
}

/** Copies that take the place of their original. */
export class Copias {
  /** The one that a place asked for: asked again, it is the same one. */
  readonly #pedidas = new Map<string, string>();

  /** What was edited in the original goes with it where it may. */
  async aqui(mesa: SobreLaMesa, lugarId: string, mayEdit: boolean): Promise<void> {
    const { evaluacionId, preguntas, composicion } = mesa;
    const lugar = lugaresDe(composicion.value).find(({ id }) => id === lugarId);
    if (lugar?.tipo !== 'pregunta') return;
    const { preguntaId } = lugar;
    await settled(preguntas.get(preguntaId), mesa.subscribe);
    const id = this.#pedidas.get(lugarId) ?? newId();
    this.#pedidas.set(lugarId, id);
    const conBorrador = (preguntas.guardada(preguntaId)?.borrador ?? null) !== null;
    const body = { id, evaluacionId, ...(mayEdit && conBorrador && { llevarseLoEditado: true }) };
    preguntas.pon(await ask(duplicar, { id: preguntaId, body }));
    this.#pedidas.delete(lugarId);
    mesa.componer((secciones) =>
      cambiado(secciones, lugarId, (uno) => (uno.tipo === 'pregunta' ? { ...uno, preguntaId: id } : uno)),
    );
    composicion.flush();
  }
}
