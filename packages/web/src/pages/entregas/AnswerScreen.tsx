import type { RespuestaPorCalificar } from '@catedra/shared/intentos/calificar.ts';
import { cuentaPalabras } from '@catedra/shared/preguntas/tipos/ensayo/palabras.ts';
import { useQuery } from '@tanstack/react-query';
import { AnswerForm } from '#pages/entregas/AnswerForm.tsx';
import { deQueEs, EN_PAPELERA } from '#pages/entregas/de-que-es.ts';
import classes from '#pages/entregas/Entregas.module.css';
import { MarkingFrame } from '#pages/entregas/MarkingFrame.tsx';
import type { EntregasProps } from '#pages/entregas/props.ts';
import { respuestaQuery } from '#pages/entregas/queries.ts';
import { Noted } from '#parts/entregas/anotaciones/Noted.tsx';
import { Receipt } from '#tipos/tarea/HandedIn.tsx';
import { Work } from '#tipos/tarea/Work.tsx';
import { Prose } from '#ui/rich-text/Prose.tsx';
import { cuenta } from '#ui/words/words.ts';

interface AnswerScreenProps extends EntregasProps {
  readonly intentoId: string;
  readonly lugar: number;
}

/** One answer of an attempt beside what it is marked with. */
export function AnswerScreen({ intentoId, lugar, ...props }: AnswerScreenProps) {
  return (
    <MarkingFrame
      {...props}
      query={useQuery(respuestaQuery(intentoId, lugar))}
      subtitle={(respuesta) =>
        `${deQueEs(respuesta)}. ${respuesta.curso.titulo}${respuesta.enPapelera ? EN_PAPELERA : ''}${respuesta.persona.sinNombre ? '. Sin nombre hasta publicar las notas' : ''}`
      }
      place={({ entregadoEn }) => ({ id: intentoId, entregadaEn: entregadoEn, lugar })}
    >
      {(respuesta, sitting) => (
        <div className={classes.desk}>
          <Answer respuesta={respuesta} />
          <AnswerForm respuesta={respuesta} sitting={sitting} />
        </div>
      )}
    </MarkingFrame>
  );
}

const essayOf = (respuesta: unknown): string =>
  typeof respuesta === 'object' &&
  respuesta !== null &&
  'html' in respuesta &&
  typeof respuesta.html === 'string'
    ? respuesta.html
    : '';

function Answer({ respuesta }: { readonly respuesta: RespuestaPorCalificar }) {
  const { intentoId, lugar, publica, guia, numero: intento, entregadoEn, archivos } = respuesta;
  const { anotaciones, propia } = respuesta;
  const essay = essayOf(respuesta.respuesta);
  return (
    <section className={classes.work} aria-labelledby="respuesta">
      <div className={`look-card ${classes.question}`}>
        <Prose html={publica.enunciado} />
        <p className="look-quiet-inline">
          {cuenta(respuesta.puntos, 'punto')}
          {intento > 1 && `, intento ${intento}`}
        </p>
      </div>
      <h2 id="respuesta">La respuesta</h2>
      <Receipt entrega={{ entregadaEn: entregadoEn, tarde: false }} />
      <Noted
        key={`${intentoId}.${lugar}`}
        anotaciones={anotaciones}
        archivos={archivos}
        place={propia ? undefined : { id: intentoId, lugar }}
      >
        <Work texto={essay} archivos={archivos} seen />
      </Noted>
      {'maxPalabras' in publica && essay !== '' && (
        <p className="look-quiet-inline">
          {cuenta(cuentaPalabras(essay, publica.plantilla), 'palabra')}
          {limits(publica)}
        </p>
      )}
      {guia !== '' && (
        <details className={classes.instructions} open>
          <summary>Guía para quien corrige</summary>
          <Prose html={guia} />
        </details>
      )}
    </section>
  );
}

interface Limits {
  readonly minPalabras: number | null;
  readonly maxPalabras: number | null;
}

function limits({ minPalabras, maxPalabras }: Limits): string {
  if (minPalabras !== null && maxPalabras !== null) return `; se pedían de ${minPalabras} a ${maxPalabras}`;
  if (minPalabras !== null) return `; se pedían ${minPalabras} como poco`;
  return maxPalabras === null ? '' : `; se pedían ${maxPalabras} como mucho`;
}
