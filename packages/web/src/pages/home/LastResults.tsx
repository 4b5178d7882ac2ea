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
              <AppLink
                className={classes.what}
                to={rutas.curso(resultado.curso.slug)}
                search={{ actividad: resultado.actividadId }}
              >
                {resultado.titulo}
              </AppLink>
              <p className={classes.meta}>
                <Moment date={resultado.en} capital />
              </p>
            </div>
            <p className={classes.mark}>
              {numero(resultado.nota)}
              <Verdict nota={resultado.nota} notaMinima={resultado.notaMinima} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Verdict({ nota, notaMinima }: Pick<Resultado, 'nota' | 'notaMinima'>) {
  if (notaMinima === null) return null;
  const passed = nota >= notaMinima;
  return <small data-passed={passed}>{passed ? 'Aprobada' : `No llega a ${numero(notaMinima)}`}</small>;
}
