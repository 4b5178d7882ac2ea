import { codigoEscrito } from '@catedra/shared/intentos/codigo.ts';
import type { MiIntento } from '@catedra/shared/intentos/antes.ts';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/intentos/EvaluationFront.module.css';
import type { EvaluacionLeida } from '#pages/intentos/queries.ts';
import { Moment } from '#ui/marks/DueDate.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { numero } from '#ui/words/words.ts';

function outcome({ anulado, estado, nota, provisional, aprobado, heredado }: MiIntento): string {
  if (anulado) return anulado.motivo ? `Anulado: ${anulado.motivo}` : 'Anulado';
  if (estado === 'en_curso' || estado === 'vencido') return 'En curso';
  if (nota === null) return heredado ? 'Hecho' : 'Entregado';
  if (provisional) return `Al menos ${numero(nota)}, falta corregir`;
  return `${numero(nota)}${aprobado === null ? '' : aprobado ? ', aprobado' : ', no llega'}`;
}

/** The attempts made so far, each with the way to its receipt. */
export function History({ data: { historial, evaluacion } }: { readonly data: EvaluacionLeida }) {
  if (historial.length === 0) return null;
  return (
    <Section title="Tus intentos" rule={false}>
      <ul className={classes.history}>
        {historial.map((uno) => (
          <li key={uno.id}>
            <div>
              <b>Intento {uno.numero}</b>
              <p>
                <Moment date={uno.entregadoEn ?? uno.empezadoEn} capital />
                {uno.codigo && `, recibo ${codigoEscrito(uno.codigo)}`}
              </p>
            </div>
            <p>{outcome(uno)}</p>
            {uno.entregadoEn !== null && !uno.heredado && (
              <p className={classes.ways}>
                <TextLink to={rutas.evaluacion(evaluacion.id)} search={{ revision: uno.id }}>
                  Ver la revisión
                </TextLink>
                <TextLink to={rutas.evaluacion(evaluacion.id)} search={{ recibo: uno.id }}>
                  Ver el recibo
                </TextLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
