import type { Lugar, SeccionDePrueba } from '@catedra/shared/evaluaciones/composicion.ts';
import { lugaresDe } from '#pages/evaluaciones/mesa/places.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const ids = (secciones: readonly SeccionDePrueba[]) => lugaresDe(secciones).map(({ id }) => id);

/** What a place asks, whatever it is worth. */
const asked = (lugar: Lugar): Lugar => ({ ...lugar, puntos: 0 });

/** What is otherwise in what an evaluation asks, in words; nothing when it is the same. */
export function loQueCambia(
  before: readonly SeccionDePrueba[],
  after: readonly SeccionDePrueba[],
): readonly string[] {
  const were = new Map(lugaresDe(before).map((lugar) => [lugar.id, lugar]));
  const stay = lugaresDe(after).flatMap((lugar) => {
    const was = were.get(lugar.id);
    return was ? [{ was, lugar }] : [];
  });
  const titles = (secciones: readonly SeccionDePrueba[]) => secciones.map(({ id, titulo }) => [id, titulo]);
  const otherQuestions =
    !same(ids(before).toSorted(), ids(after).toSorted()) ||
    stay.some(({ was, lugar }) => !same(asked(was), asked(lugar)));
  const order = (secciones: readonly SeccionDePrueba[]) =>
    ids(secciones).filter((id) => stay.some(({ lugar }) => lugar.id === id));
  return [
    otherQuestions && 'las preguntas',
    stay.some(({ was, lugar }) => was.puntos !== lugar.puntos) && 'los puntos',
    !same(titles(before), titles(after)) && 'las secciones',
    !same(order(before), order(after)) && 'el orden',
  ].filter((one) => one !== false);
}
