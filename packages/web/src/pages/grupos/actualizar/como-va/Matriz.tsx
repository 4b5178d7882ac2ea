import type { CeldaDeGrupo, ComoVaDeGrupo, CursoDelGrupo } from '@catedra/shared/reportes/como-va-grupo.ts';
import classes from '#pages/grupos/actualizar/como-va/Matriz.module.css';
import { celdaDicha } from '#pages/grupos/actualizar/como-va/words.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { TextLink } from '#ui/frame/TextLink.tsx';
import unseen from '#ui/frame/unseen.module.css';
import { Cover } from '#ui/marks/Cover.tsx';
import { StateShape } from '#ui/marks/StateMark.tsx';
import { PersonInList } from '#ui/people/PersonName.tsx';
import { cuenta, hace, numero } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

/** Each person in each course of the group: only what is late has colour. */
export function Matriz({ comoVa: { cursos, cuantosCursos, datos } }: { readonly comoVa: ComoVaDeGrupo }) {
  const { puede } = useActor();
  const now = useNow();
  const zone = useZone();
  return (
    <>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <caption className={unseen.unseen}>Cada persona del grupo en cada uno de sus cursos</caption>
          <thead>
            <tr>
              <th scope="col">Apellidos, nombre</th>
              {cursos.map((curso) => (
                <Cabecera key={curso.id} curso={curso} />
              ))}
              <th scope="col" className={classes.last}>
                Última vez
              </th>
            </tr>
          </thead>
          <tbody>
            {datos.map(({ celdas, vencidosFuera, ultimaVez, ...persona }, place) => (
              <tr key={persona.id}>
                <th scope="row">
                  {puede('usuarios:ver') ? (
                    <TextLink quiet to={rutas.usuario(persona.id)}>
                      <PersonInList {...persona} place={place} />
                    </TextLink>
                  ) : (
                    <PersonInList {...persona} place={place} />
                  )}
                  {vencidosFuera > 0 && (
                    <small className={classes.outside}>
                      {cuenta(vencidosFuera, 'vencido', 'vencidos')} de otros cursos
                    </small>
                  )}
                </th>
                {cursos.map(({ id }) => (
                  <Celda key={id} celda={celdas.find(({ cursoId }) => cursoId === id)} />
                ))}
                <td className={classes.last}>{ultimaVez ? hace(ultimaVez, now, zone) : 'nunca'}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Completado</th>
              {cursos.map(({ id, completado, personas }) => (
                <td key={id}>
                  {numero(completado)} de {numero(personas)}
                </td>
              ))}
              <td />
            </tr>
          </tfoot>
        </table>
      </div>
      {cuantosCursos > cursos.length && (
        <p className={classes.more}>
          Los {numero(cursos.length)} cursos con más personas tarde, de {numero(cuantosCursos)}; los demás
          están en «Cursos».
        </p>
      )}
    </>
  );
}

function Cabecera({ curso: { id, titulo, imagen, tarde } }: { readonly curso: CursoDelGrupo }) {
  return (
    <th scope="col" data-late={tarde > 0 || undefined}>
      <Cover title={titulo} image={imagen} id={id} className={classes.cover} />
      <span className={classes.title} title={titulo}>
        {titulo}
      </span>
      {tarde > 0 && <small>{numero(tarde)} tarde</small>}
    </th>
  );
}

function Celda({ celda }: { readonly celda: CeldaDeGrupo | undefined }) {
  if (!celda) return <td className={classes.none}>—</td>;
  const { forma, palabra, cifra } = celdaDicha(celda);
  return (
    <td data-late={celda.estado === 'vencido' || undefined} title={palabra}>
      <span className={classes.cell}>
        <StateShape kind={forma} label={palabra} />
        {cifra}
      </span>
    </td>
  );
}
