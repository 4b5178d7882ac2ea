import type { GrupoTutelado } from '@catedra/shared/reportes/trabajo.ts';
import classes from '#pages/home/trabajo/Groups.module.css';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { AppLink, TextLink } from '#ui/frame/TextLink.tsx';
import { Casillas, enCasillas, todasEn } from '#ui/marks/Casillas.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

interface GroupsProps {
  readonly grupos: readonly GrupoTutelado[];
  readonly cuantos: number;
}

/** The groups that somebody tutors, the ones with most people late first. */
export function Groups({ grupos, cuantos }: GroupsProps) {
  const { puede } = useActor();
  if (grupos.length === 0) return null;
  return (
    <div className={classes.groups}>
      {grupos.map((grupo) => (
        <Group key={grupo.id} grupo={grupo} />
      ))}
      {cuantos > grupos.length && (
        <p className={classes.rest}>
          {puede('grupos:ver') ? (
            <TextLink to={rutas.grupos}>Y {cuenta(cuantos - grupos.length, 'grupo')} más, en Grupos</TextLink>
          ) : (
            `Y ${cuenta(cuantos - grupos.length, 'grupo')} más, con menos personas tarde`
          )}
        </p>
      )}
    </div>
  );
}

/** Whoever has something to do, and whoever has nothing. */
function quienes(grupo: GrupoTutelado) {
  const conCursos = todasEn(grupo);
  const todas = conCursos + grupo.sinCursos;
  if (todas === 0) return 'Todavía no hay nadie en este grupo.';
  if (conCursos === 0) return `${cuenta(todas, 'persona')}, todavía sin cursos.`;
  if (!enCasillas(grupo)) return `${cuenta(todas, 'persona')}, por cómo van en todo lo que tienen.`;
  return `${cuenta(todas, 'persona')}. ${conCursos === 1 ? 'Su casilla dice cómo va en todo lo que tiene.' : 'Cada casilla, una: cómo va en todo lo que tiene.'}`;
}

function Group({ grupo }: { readonly grupo: GrupoTutelado }) {
  const { puede } = useActor();
  const { id, nombre, hechas, total, sinCursos } = grupo;
  return (
    <section className={classes.group} aria-labelledby={`grupo-${id}`}>
      <div className={classes.head}>
        <h2 id={`grupo-${id}`}>
          {puede('grupos:ver') ? <AppLink to={rutas.grupo(id)}>{nombre}</AppLink> : nombre}
        </h2>
        {total > 0 && (
          <b>
            {numero(Math.floor((100 * hechas) / total))}&nbsp;% <small>hecho</small>
          </b>
        )}
      </div>
      <p className={`look-quiet ${classes.who}`}>{quienes(grupo)}</p>
      <Casillas
        personas={grupo}
        late={
          puede('reportes:ver') ? { to: rutas.reportes, search: { grupo: id, estado: 'vencido' } } : undefined
        }
        besides={sinCursos > 0 && total > 0 ? `${numero(sinCursos)} sin cursos` : undefined}
      />
    </section>
  );
}
