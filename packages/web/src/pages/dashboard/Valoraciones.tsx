import type { ResumenDeReportes, Valoracion } from '@catedra/shared/reportes/schemas.ts';
import { IconStar } from '@tabler/icons-react';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/dashboard/Valoraciones.module.css';
import { useActor } from '#platform/session.ts';
import { Section } from '#ui/frame/Section.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

type Valorados = Pick<ResumenDeReportes, 'mejores' | 'peores'>;

export function Valoraciones({ valorados: { mejores, peores } }: { readonly valorados: Valorados }) {
  if (mejores.length === 0) {
    return (
      <Section title="Los mejor y los peor valorados">
        <p className={classes.none}>
          Ningún curso destaca: hacen falta tres con al menos dos opiniones, y media estrella entre ellos.
        </p>
      </Section>
    );
  }
  return (
    <Section title="Los mejor y los peor valorados">
      <ol className={classes.list}>
        <Filas palabra="Mejor" cursos={mejores} />
        <Filas palabra="Peor" cursos={peores} />
      </ol>
    </Section>
  );
}

function Filas({ palabra, cursos }: { readonly palabra: string; readonly cursos: readonly Valoracion[] }) {
  const { puede } = useActor();
  return cursos.map(({ cursoId, curso, media, opiniones }, index) => (
    <li key={cursoId} className={classes.row}>
      <span className={classes.kind}>{index === 0 && palabra}</span>
      <span className={classes.course} title={curso}>
        <TextLink quiet to={puede('cursos:ver') ? rutas.cursoEditar(cursoId) : rutas.curso(cursoId)}>
          {curso}
        </TextLink>
      </span>
      <span className={classes.count}>{cuenta(opiniones, 'opinión', 'opiniones')}</span>
      <b
        className={`look-tight-row ${classes.stars}`}
        aria-label={`${numero(media, 1)} de 5 estrellas`}
        role="img"
      >
        <IconStar size={16} stroke={1.75} aria-hidden />
        {numero(media, 1)}
      </b>
    </li>
  ));
}
