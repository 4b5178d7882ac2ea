import type { ProrrogadosEnCursos } from '@catedra/shared/lotes/asignaciones.ts';
import { MAX_SELECCION } from '@catedra/shared/lotes/schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  cuantasHechas,
  cursosFuera,
  offerUndoOfDates,
  prorrogadosQuery,
  prorrogarEnCursos,
  todoCambia,
} from '#parts/cursos/across/acts.ts';
import classes from '#parts/cursos/across/Across.module.css';
import { porque } from '#parts/cursos/across/motivos.ts';
import type { AcrossProps } from '#parts/cursos/across/RemindAcross.tsx';
import { useEarlyClosesOf } from '#parts/cursos/early-closes.ts';
import { EarlyCloses } from '#parts/cursos/EarlyCloses.tsx';
import { messageOf } from '#platform/api-error.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DateReasonForm } from '#ui/forms/DateReasonForm.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta, enumerar } from '#ui/words/words.ts';

/** One date for people of several courses; whom it reaches and who stays out is said once there is a date. */
export function ExtendAcross({ enCursos, onClose, onDone }: AcrossProps) {
  const queryClient = useQueryClient();
  const [date, setDate] = useState<string | null>(null);
  const previsto = useQuery(prorrogadosQuery(enCursos, date));
  const cursos = previsto.data?.cursos ?? [];
  const closes = useEarlyClosesOf(
    date === null
      ? []
      : enCursos.flatMap(({ cursoId, usuarioIds }) => {
          const suyo = cursos.find(({ curso, hechas }) => curso.id === cursoId && hechas > 0);
          return suyo && usuarioIds.length <= MAX_SELECCION
            ? [
                {
                  id: cursoId,
                  titulo: suyo.curso.titulo,
                  giving: {
                    cursoId,
                    personas: {
                      que: 'prorroga' as const,
                      seleccion: { ids: [...usuarioIds] },
                      venceEn: date,
                    },
                  },
                },
              ]
            : [];
        }),
  );
  const put = async (venceEn: string, motivo: string) => {
    const { tambienEnEvaluaciones } = closes;
    const hechos = await prorrogarEnCursos(enCursos, { venceEn, motivo, tambienEnEvaluaciones });
    const hechas = cuantasHechas(hechos.cursos);
    const words =
      hechas === 0
        ? 'No se cambió ningún plazo.'
        : `${cuenta(hechas, 'plazo cambiado', 'plazos cambiados')} en ${cuenta(hechos.cursos.filter((uno) => uno.hechas > 0).length, 'curso')}.`;
    offerUndoOfDates(queryClient, words, hechos);
    await todoCambia(queryClient);
    return words;
  };
  const nadie = previsto.data !== undefined && cuantasHechas(cursos) === 0;
  return (
    <Dialog opened onClose={onClose} title="Prorrogar">
      <DateReasonForm
        date={{ label: 'Nuevo plazo', field: 'venceEn' }}
        placeholder="Baja médica, cambio de turno…"
        submit="Guardar el plazo"
        onDate={setDate}
        waits={previsto.isFetching || closes.waits || nadie}
        below={
          <>
            {previsto.isError && <ErrorState>{messageOf(previsto.error)}</ErrorState>}
            {previsto.data && <Alcance previsto={previsto.data} />}
            {closes.each.map(({ id, titulo, closes: suyos }) => (
              <EarlyCloses key={id} closes={suyos} titulo={titulo} />
            ))}
          </>
        }
        save={put}
        onDone={onDone}
        onClose={onClose}
      >
        Esta fecha vale solo para estas personas y gana a la de sus grupos.
      </DateReasonForm>
    </Dialog>
  );
}

/** How many, in which courses, and who stays out and why. */
function Alcance({ previsto: { cursos, fuera } }: { readonly previsto: ProrrogadosEnCursos }) {
  const hechas = cuantasHechas(cursos);
  const con = cursos.filter((uno) => uno.hechas > 0);
  const iguales = cursos.reduce((suma, uno) => suma + uno.iguales, 0);
  return (
    <div className={classes.reach} role="status">
      <p>
        <b>
          {hechas === 0
            ? 'No alcanza a nadie: nada cambiaría.'
            : `Alcanza a ${cuenta(hechas, 'asignación', 'asignaciones')}`}
        </b>
        {hechas > 0 && ` en ${enumerar(con.map(({ curso, hechas: n }) => `${curso.titulo} (${n})`))}.`}
        {iguales > 0 && ` ${cuenta(iguales, 'tiene', 'tienen')} ya esa fecha.`}
      </p>
      {cursos.flatMap(({ curso, fuera: suyos }) =>
        suyos.map(({ motivo, cuantas, ejemplos }) => (
          <p key={`${curso.id}${motivo}`}>
            {curso.titulo}: {cuenta(cuantas, 'persona')} {cuantas === 1 ? 'queda' : 'quedan'} fuera{' '}
            {porque(motivo, cuantas)}
            {ejemplos.length > 0 &&
              `: ${enumerar(cuantas > ejemplos.length ? [...ejemplos, `${cuantas - ejemplos.length} más`] : ejemplos)}`}
            .
          </p>
        )),
      )}
      {cursosFuera(fuera).map((frase) => (
        <p key={frase}>{frase}</p>
      ))}
    </div>
  );
}
