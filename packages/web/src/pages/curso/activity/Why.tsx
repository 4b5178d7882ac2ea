import type { ActividadDelCurso, CursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';
import { Left } from '#pages/curso/front/CourseHead.tsx';
import { Step } from '#pages/curso/classroom/Step.tsx';
import classes from '#pages/curso/activity/Why.module.css';
import { fecha } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface WhyProps {
  readonly data: CursoAbierto;
  readonly onChoose: () => void;
}

const NUMEROS = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

type Avance = NonNullable<CursoAbierto['avance']>;

/** "Has completado 7 de las 11 actividades obligatorias. Te faltan estas cuatro:" */
function explain({ hechas, total, porcentaje }: Avance, optional: boolean, added: number): string {
  const one = optional ? 'actividad' : 'actividad obligatoria';
  const kind = optional ? 'actividades' : 'actividades obligatorias';
  const left = total - hechas;
  if (porcentaje === 100 && added > 0) {
    return added === 1
      ? 'Terminaste el curso. Después se añadió otra actividad: hacerla no cambia tu avance.'
      : `Terminaste el curso. Después se añadieron otras ${added} actividades: hacerlas no cambia tu avance.`;
  }
  if (total === 0) return 'Este curso todavía no tiene actividades.';
  if (total === 1)
    return left === 0 ? `Has completado la única ${one}. No te falta nada.` : `Te falta la única ${one}:`;
  if (left === 0) return `Has completado las ${total} ${kind}. No te falta nada.`;
  const missing = left === 1 ? 'Te falta esta:' : `Te faltan estas ${NUMEROS[left] ?? left}:`;
  return `Has completado ${hechas} de las ${total} ${kind}. ${missing}`;
}

interface KeptProps {
  readonly porcentaje: number;
  readonly en: string;
  readonly motivo: string;
}

/** Why the figure is higher than what is done: the course was edited, and nobody goes down by that. */
function Kept({ porcentaje, en, motivo }: KeptProps) {
  const now = useNow();
  const zone = useZone();
  return (
    <p className={classes.words}>
      Conservas tu {porcentaje} %: el {fecha(en, now, zone)} {motivo}.
    </p>
  );
}

/** What is missing for 100 %, each a step away. */
export function Why({ data, onChoose }: WhyProps) {
  const { avance, secciones, curso } = data;
  if (!avance) return null;
  const todas = secciones.flatMap((seccion) => seccion.actividades);
  const faltan = avance.faltan.flatMap((id): ActividadDelCurso[] => todas.filter((una) => una.id === id));
  const obligatorias = todas.filter((una) => una.obligatoria);
  const cuentan = obligatorias.length > 0 ? obligatorias : todas;
  const dispensadas = cuentan.filter(({ exenta, cerroAntes }) => exenta !== undefined || cerroAntes);
  const pendientes = cuentan.filter((una) => una.estado !== 'completada' && !dispensadas.includes(una));
  return (
    <>
      <p className={classes.words}>
        {explain(avance, obligatorias.length === 0, pendientes.length - faltan.length)}
      </p>
      {avance.piso && <Kept {...avance.piso} porcentaje={avance.porcentaje} />}
      {faltan.length > 0 && (
        <ol className={classes.missing}>
          {faltan.map((actividad) => (
            <li key={actividad.id}>
              <Step slug={curso.slug} actividad={actividad} onChoose={onChoose} />
            </li>
          ))}
        </ol>
      )}
      {dispensadas.length > 0 && (
        <>
          <p className={classes.words}>
            {dispensadas.length === 1 ? 'Esta no te cuenta:' : 'Estas no te cuentan:'}
          </p>
          <ul className={classes.missing}>
            {dispensadas.map((actividad) => (
              <li key={actividad.id}>
                <Step slug={curso.slug} actividad={actividad} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Left data={data} />
    </>
  );
}
