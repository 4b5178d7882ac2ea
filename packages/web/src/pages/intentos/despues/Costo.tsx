import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import type { IntentoRevisado, Recibo } from '@catedra/shared/intentos/despues.ts';
import classes from '#pages/intentos/despues/Resultado.module.css';
import { rutas } from '#platform/paths.ts';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { duracion, numero } from '#ui/words/words.ts';

type Parte = NonNullable<IntentoRevisado['costo']>['partes'][number];

interface CostoProps {
  readonly costo: NonNullable<IntentoRevisado['costo']>;
  readonly curso: Recibo['curso'];
}

/** What the points went in, with where to read it again before another try. */
export function Costo({ costo: { partes }, curso }: CostoProps) {
  if (partes.length === 0) return null;
  return (
    <section className={classes.cost} aria-labelledby="lo-que-costo">
      <h2 id="lo-que-costo">Lo que más puntos te ha costado</h2>
      <ul>
        {partes.map((parte, place) => (
          <li key={`${place}${parte.titulo}`}>
            <b>{parte.titulo}</b>
            {parte.repaso && (
              <p>
                <TextLink to={rutas.curso(curso.slug)} search={{ actividad: parte.repaso.id }}>
                  {named(parte, parte.repaso)}
                </TextLink>
              </p>
            )}
            <span>
              {numero(parte.logrados)} de {numero(parte.posibles)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** «Lectura, 8 min»; by its title too, when it is not the one just read. */
function named({ titulo }: Parte, repaso: NonNullable<Parte['repaso']>): string {
  const kind = fichaDe(repaso.tipo).enElAula;
  const what = repaso.titulo === titulo ? kind : `${repaso.titulo}: ${kind.toLowerCase()}`;
  return repaso.duracion === null ? what : `${what}, ${duracion(repaso.duracion)}`;
}
