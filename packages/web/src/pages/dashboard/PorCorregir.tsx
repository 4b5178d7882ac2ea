import type { EsperaDeCorreccion } from '@catedra/shared/entregas/schemas.ts';
import classes from '#pages/dashboard/PorCorregir.module.css';
import { rutas } from '#platform/paths.ts';
import { Section } from '#ui/frame/Section.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { Moment } from '#ui/marks/DueDate.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

const COLA = { ver: 'entregas' };

/** What waits for the reader to mark it, by activity: what has waited longest goes first. */
export function PorCorregir({ espera: { total, actividades } }: { readonly espera: EsperaDeCorreccion }) {
  if (total === 0) {
    return (
      <Section title="Nada espera corrección">
        <p className={classes.none}>Lo que alguien entregue y haya que leer aparecerá aquí.</p>
      </Section>
    );
  }
  return (
    <Section
      title={`${cuenta(total, 'trabajo espera', 'trabajos esperan')} corrección`}
      aside={
        <TextLink to={rutas.actividades()} search={COLA}>
          Abrir la cola
        </TextLink>
      }
    >
      <ul className={classes.list}>
        {actividades.map(({ tipo, actividad, curso, cuantas, desde }) => (
          <li key={`${tipo}${actividad.id}`} className={classes.row}>
            <div className={classes.what}>
              <span className={classes.title} title={actividad.titulo}>
                <TextLink quiet to={rutas.actividades()} search={{ ...COLA, actividad: actividad.id }}>
                  {actividad.titulo}
                </TextLink>
              </span>
              <span className={`look-small ${classes.course}`} title={curso.titulo}>
                {curso.titulo}
              </span>
            </div>
            <b className={classes.count} aria-label={cuenta(cuantas, 'trabajo')}>
              {numero(cuantas)}
            </b>
            <span className={`look-small ${classes.when}`}>
              <Moment date={desde} recent />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
