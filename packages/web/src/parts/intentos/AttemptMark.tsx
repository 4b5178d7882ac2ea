import type { PruebaDePersona } from '@catedra/shared/participantes/persona.ts';
import { numero } from '#ui/words/words.ts';

/** The mark of an attempt as it may be said anywhere: provisional ones say so, annulled ones are struck through. */
export function AttemptMark({
  nota,
  provisional,
  estado,
}: Pick<PruebaDePersona, 'nota' | 'provisional' | 'estado'>) {
  if (nota === null) return <>—</>;
  if (estado === 'anulado') return <s>{numero(nota)}</s>;
  return (
    <>
      {provisional && <small>al menos </small>}
      <b>{numero(nota)}</b>
    </>
  );
}
