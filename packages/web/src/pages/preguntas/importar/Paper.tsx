import type { Mitades } from '@catedra/shared/preguntas/textos.ts';
import { admiteVarias, seResponde } from '@catedra/shared/preguntas/que-pide.ts';
import { IconCircle, IconCircleCheckFilled, IconSquare, IconSquareCheckFilled } from '@tabler/icons-react';
import classes from '#pages/preguntas/importar/Import.module.css';
import { answersOf } from '#pages/preguntas/importar/answers.ts';
import { Prose } from '#ui/rich-text/Prose.tsx';

/** A question on paper: what is asked, what can be answered, and which is right. */
export function Paper({ mitades }: { readonly mitades: Mitades }) {
  const { publica } = mitades;
  const several = admiteVarias(publica.tipo);
  const [On, Off] = several ? [IconSquareCheckFilled, IconSquare] : [IconCircleCheckFilled, IconCircle];
  const answers = answersOf(mitades);
  return (
    <div className={classes.paper}>
      {publica.enunciado === '' ? <i>Sin enunciado</i> : <Prose html={publica.enunciado} />}
      {answers.length > 0 && (
        <ol className="look-list">
          {answers.map(({ id, html, texto, right }) => (
            <li key={id} data-right={right || undefined}>
              {right === null ? null : right ? (
                <On size={16} role="img" aria-label="Correcta" />
              ) : (
                <Off size={16} stroke={1.5} aria-hidden />
              )}
              {html === undefined ? <span>{texto}</span> : <Prose html={html} />}
            </li>
          ))}
        </ol>
      )}
      {!seResponde(publica.tipo) && <small>No se responde.</small>}
    </div>
  );
}
