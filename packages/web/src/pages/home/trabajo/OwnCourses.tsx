import type { MiCurso } from '@catedra/shared/aprendizaje/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { enOrden } from '#pages/home/course-order.ts';
import { inicioQuery } from '#pages/home/queries.ts';
import classes from '#pages/home/trabajo/OwnCourses.module.css';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { Section } from '#ui/frame/Section.tsx';
import { SerifTitle } from '#ui/frame/SerifTitle.tsx';
import { AppLink, ButtonLink, TextLink } from '#ui/frame/TextLink.tsx';
import { Cover } from '#ui/marks/Cover.tsx';
import { ProgressRing } from '#ui/marks/ProgressRing.tsx';
import { cuenta, mayuscula, vence } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

const SHOWN = 3;

/** What they have to learn themselves; nothing for whoever has nothing left to do. */
export function OwnCourses() {
  const { actor } = useActor();
  const { data } = useQuery({ ...inicioQuery, enabled: actor.cursoIds.length > 0 });
  const left = enOrden(data?.cursos ?? []).filter(({ siguiente }) => siguiente !== null);
  if (left.length === 0) return null;
  return (
    <Section
      title={left.length === 1 ? 'Y un curso tuyo' : `Y ${cuenta(left.length, 'curso')} tuyos`}
      className={classes.own}
    >
      <ul className={classes.courses}>
        {left.slice(0, SHOWN).map((curso) => (
          <Course key={curso.id} curso={curso} />
        ))}
      </ul>
      {left.length > SHOWN && (
        <p className={classes.rest}>
          <TextLink to={rutas.home} search={{ vista: 'cursos' }}>
            Ver todos mis cursos
          </TextLink>
        </p>
      )}
    </Section>
  );
}

/** "Te faltan 6 actividades; vence en 9 días". */
function loQueFalta({ avance, venceEn, porCorregir }: MiCurso, now: Date, zone: string): string {
  const faltan = avance.faltan.length;
  const partes = [
    faltan > 0 && `${faltan === 1 ? 'te falta' : 'te faltan'} ${cuenta(faltan, 'actividad', 'actividades')}`,
    porCorregir ? 'por corregir' : venceEn && vence(venceEn, now, zone),
  ].filter(Boolean);
  return mayuscula(partes.join('; '));
}

function Course({ curso }: { readonly curso: MiCurso }) {
  const now = useNow();
  const zone = useZone();
  const { id, slug, titulo, imagen, siguiente, ultimaVez, avance } = curso;
  const portada = { portada: { id, titulo, imagen } };
  return (
    <li>
      <Cover className={classes.cover} id={id} travels title={titulo} image={imagen} />
      <div className={classes.words}>
        <SerifTitle level={3} size={20}>
          <AppLink to={rutas.curso(slug)} state={portada}>
            {titulo}
          </AppLink>
        </SerifTitle>
        <p>{loQueFalta(curso, now, zone)}</p>
      </div>
      <ProgressRing value={avance.porcentaje} label={`Avance de ${titulo}`} />
      <ButtonLink
        variant="default"
        className={classes.go}
        to={rutas.curso(slug)}
        search={{ actividad: siguiente?.id }}
        state={portada}
      >
        {ultimaVez ? 'Continuar' : 'Empezar'}
      </ButtonLink>
    </li>
  );
}
