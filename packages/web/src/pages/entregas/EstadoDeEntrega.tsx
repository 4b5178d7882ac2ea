import type { EntregaEnCola } from '@catedra/shared/entregas/schemas.ts';
import classes from '#pages/entregas/Entregas.module.css';
import { type StateKind, StateMark } from '#ui/marks/StateMark.tsx';
import { numero } from '#ui/words/words.ts';

type Estado = Pick<EntregaEnCola, 'tipo' | 'estado' | 'nota' | 'tarde' | 'intento'> &
  Partial<Pick<EntregaEnCola, 'sinTutor'>>;

function marcaDe({ tipo, estado, nota }: Estado): readonly [StateKind, string] {
  if (estado === 'calificada' && tipo === 'respuesta') return ['on', 'Corregida'];
  if (estado === 'calificada') return ['on', `Corregido, ${numero(nota ?? 0)}`];
  return estado === 'devuelta' ? ['off', 'Devuelto'] : ['attention', 'Por corregir'];
}

/** How a work stands, and what is worth knowing of it. */
export function EstadoDeEntrega(estado: Estado) {
  const [kind, words] = marcaDe(estado);
  const notes = [
    ...(estado.tarde ? ['con retraso'] : []),
    ...(estado.sinTutor ? ['sin tutor'] : []),
    ...(estado.intento > 1 ? [`intento ${estado.intento}`] : []),
  ];
  return (
    <span className={classes.state}>
      <StateMark kind={kind}>{words}</StateMark>
      {notes.length > 0 && <small>{notes.join(', ')}</small>}
    </span>
  );
}
