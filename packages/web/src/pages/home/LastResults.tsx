import type { Resultado } from '@catedra/shared/aprendizaje/schemas.ts';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/home/HomeList.module.css';
import { Moment } from '#ui/marks/DueDate.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { AppLink, TextLink } from '#ui/frame/TextLink.tsx';
import { numero } from '#ui/words/words.ts';

export function LastResults({ resultados }: { readonly resultados: readonly Resultado[] }) {
  if (resultados.length === 0) return null;
  return (
    <Section title="Últimos resultados" rule={false} aside={<TextLink to={rutas.pruebas}>Todos</TextLink>}>
      <ul className={classes.list}>
        {resultados.map((resultado) => (
          <li key={resultado.actividadId} className={classes.result}>
            <div>
              <AppLink className={classes.what} {...pageOf(resultado)}>
                {resultado.titulo}
              </AppLink>
              <p className="look-quiet">
                <Moment date={resultado.en} capital />
              </p>
            </div>
            <p className={classes.mark}>
              {numero(resultado.nota)}
              <Verdict {...resultado} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const pageOf = ({ evaluacionId, curso, actividadId }: Resultado) =>
  evaluacionId === null
    ? { to: rutas.curso(curso.slug), search: { actividad: actividadId } }
    : { to: rutas.evaluacion(evaluacionId) };

function Verdict({ notaMinima, aprobada }: Pick<Resultado, 'notaMinima' | 'aprobada'>) {
  if (notaMinima === null) return null;
  return <small data-passed={aprobada}>{aprobada ? 'Aprobada' : `No llega a ${numero(notaMinima)}`}</small>;
}
