import { numerosDe, respuestaDeClave } from '@catedra/shared/intentos/papel/clave.ts';
import type { ModeloImpreso, Papel, PreguntaEnPapel } from '@catedra/shared/intentos/papel/esquemas.ts';
import classes from '#pages/evaluaciones/papel/Papel.module.css';
import { SheetHead } from '#pages/evaluaciones/papel/SheetHead.tsx';
import { Prose } from '#ui/rich-text/Prose.tsx';
import { numero } from '#ui/words/words.ts';

/** What is right in each question of a model, for whoever marks. */
export function KeySheet({ papel, modelo }: { readonly papel: Papel; readonly modelo: ModeloImpreso }) {
  const numbers = numerosDe(modelo.preguntas);
  return (
    <section className={classes.sheet} data-clave>
      <SheetHead papel={papel} modelo={modelo} what="clave" />
      <table className={classes.key}>
        <thead>
          <tr>
            <th scope="col">N.º</th>
            <th scope="col">Respuesta</th>
            <th scope="col">Puntos</th>
          </tr>
        </thead>
        <tbody>
          {modelo.preguntas.map((one, place) =>
            numbers[place] ? (
              <tr key={one.preguntaId}>
                <th scope="row">{numbers[place]}</th>
                <td>
                  <Right question={one} />
                </td>
                <td>{numero(one.puntos)}</td>
              </tr>
            ) : null,
          )}
        </tbody>
      </table>
    </section>
  );
}

function Right({ question }: { readonly question: PreguntaEnPapel }) {
  const right = respuestaDeClave(question);
  if (right !== null) return <b>{right}</b>;
  const { guia } = question.clave;
  return (
    <>
      La corrige una persona.
      {typeof guia === 'string' && guia !== '' && <Prose html={guia} />}
    </>
  );
}
