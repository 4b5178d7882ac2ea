import type { PruebaDePersona } from '@catedra/shared/participantes/persona.ts';
import { notaEnColumna, numero } from '#ui/words/words.ts';

interface AttemptMarkProps extends Pick<PruebaDePersona, 'nota' | 'provisional' | 'estado'> {
  /** It stands alone, not among others in a column. */
  readonly alone?: boolean;
}

/** The mark of an attempt as it may be said anywhere: provisional ones say so, annulled ones are struck through. */
export function AttemptMark({ nota, provisional, estado, alone = false }: AttemptMarkProps) {
  if (nota === null) return <>—</>;
  const written = alone ? numero(nota) : notaEnColumna(nota);
  if (estado === 'anulado') return <s>{written}</s>;
  return (
    <>
      {provisional && <small>al menos </small>}
      <b>{written}</b>
    </>
  );
}
