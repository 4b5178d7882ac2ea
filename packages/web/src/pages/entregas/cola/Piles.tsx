import { CORREGIDAS_CONTADAS, type DeUnaPersona, type Monton } from '@catedra/shared/entregas/cola.ts';
import { useRef } from 'react';
import classes from '#pages/entregas/cola/Cola.module.css';
import { Row } from '#pages/entregas/cola/Row.tsx';
import { useRowKeys } from '#pages/entregas/cola/row-keys.ts';
import { corregidasDe, edadDe, queEntrego, sinTutorDe } from '#pages/entregas/cola/words.ts';
import { KindIcon } from '#tipos/KindIcon.tsx';
import { Face } from '#pages/entregas/Face.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { numero } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

/** Beneath what stands for somebody who is marked without their name. */
const SIN_NOMBRE = 'sin nombre ni grupo hasta publicar las notas';

const useAt = () => ({ now: useNow(), zone: useZone() });

/** Where nobody tutors anyone, that is said once and not in each row. */
const isOrphan = (one: { readonly cuantas: number; readonly sinTutor: number | boolean }): boolean =>
  one.sinTutor === true || one.sinTutor === one.cuantas;
const ALL_ORPHANS = 'A estas personas no las tutoriza nadie: su corrección te toca a ti.';

interface PilesProps {
  readonly montones: readonly Monton[];
  /** All are of one course, which is said above. */
  readonly oneCourse: boolean;
}

/** «Evaluación final, pregunta 13», «Trabajos en altura, tarea». */
function ofWhat({ tipo, actividad, curso, pregunta }: Monton, oneCourse: boolean): string {
  if (tipo === 'entrega') return oneCourse ? 'Tarea' : `${curso.titulo}, tarea`;
  const which = pregunta?.numero ? `pregunta ${pregunta.numero}` : 'pregunta';
  return oneCourse ? `${actividad.titulo}, ${which}` : `${curso.titulo}: ${actividad.titulo}, ${which}`;
}

/** What waits by task and by question. */
export function Piles({ montones, oneCourse }: PilesProps) {
  const at = useAt();
  const list = useRef<HTMLUListElement>(null);
  useRowKeys(list);
  const allOrphans = montones.length > 1 && montones.every(isOrphan);
  return (
    <>
      {allOrphans && <p className={classes.note}>{ALL_ORPHANS}</p>}
      <ul ref={list} className={classes.piles} aria-label="Lo que espera, por actividad">
        {montones.map((monton) => {
          const { tipo, actividad, pregunta, cuantas, corregidas, sinTutor, primera } = monton;
          const done = (corregidas / (corregidas + cuantas)) * 100;
          return (
            <Row
              key={`${actividad.id}.${pregunta?.id ?? ''}`}
              mark={
                <span className={classes.icon}>
                  <KindIcon tipo={tipo === 'respuesta' ? 'evaluacion' : 'tarea'} size={20} />
                </span>
              }
              title={pregunta?.enunciado || actividad.titulo}
              beneath={ofWhat(monton, oneCourse)}
              orphan={allOrphans ? null : sinTutorDe(sinTutor, cuantas)}
              open={monton.abiertas}
              count={
                <>
                  <b>{numero(cuantas)}</b> {cuantas === 1 ? 'espera' : 'esperan'}
                  <span className={classes.done} aria-hidden>
                    <i style={{ width: `${done}%` }} />
                  </span>
                  {corregidasDe(corregidas, cuantas, CORREGIDAS_CONTADAS)}
                </>
              }
              age={edadDe(monton, at)}
              primera={primera}
              sitting={{ monton: pregunta ? `${actividad.id}.${pregunta.id}` : actividad.id }}
              act="Corregir"
            />
          );
        })}
      </ul>
      <Keys />
    </>
  );
}

interface PeoplePilesProps {
  readonly personas: readonly DeUnaPersona[];
  /** Of one task: from one person's work one goes on to the next person's. */
  readonly oneTask: boolean;
}

/** What waits by person. */
export function PeoplePiles({ personas, oneTask }: PeoplePilesProps) {
  const at = useAt();
  const list = useRef<HTMLUListElement>(null);
  useRowKeys(list);
  const allOrphans = personas.length > 1 && personas.every(isOrphan);
  return (
    <>
      {allOrphans && <p className={classes.note}>{ALL_ORPHANS}</p>}
      <ul ref={list} className={classes.piles} aria-label="Lo que espera, por persona">
        {personas.map((una, place) => (
          <Row
            key={una.persona.id}
            mark={<Face persona={una.persona} place={place} />}
            title={fullName(una.persona)}
            beneath={una.persona.sinNombre ? SIN_NOMBRE : una.grupos.join(', ') || null}
            orphan={allOrphans || !una.sinTutor ? null : sinTutorDe(1, 1)}
            open={una.abiertas}
            count={oneTask ? null : <span className={classes.handed}>{queEntrego(una)}</span>}
            age={edadDe(una, at)}
            primera={una.primera}
            sitting={oneTask ? {} : { persona: una.persona.id }}
            act={una.cuantas === 1 ? 'Corregir' : `Corregir ${numero(una.cuantas)}`}
          />
        ))}
      </ul>
      <Keys />
    </>
  );
}

const Keys = () => (
  <p className={classes.keys} aria-hidden>
    <span>
      <kbd>↑</kbd>
      <kbd>↓</kbd> recorrer
    </span>
    <span>
      <kbd>Intro</kbd> corregir
    </span>
  </p>
);
