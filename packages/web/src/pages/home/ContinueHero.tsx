import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import type { MiCurso } from '@catedra/shared/aprendizaje/schemas.ts';
import type { ReactNode } from 'react';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/home/ContinueHero.module.css';
import { Cover } from '#ui/marks/Cover.tsx';
import { KindIcon } from '#tipos/KindIcon.tsx';
import { ProgressBar } from '#ui/marks/ProgressBar.tsx';
import { Drawing } from '#ui/states/Drawing.tsx';
import type { DrawingName } from '#ui/states/Lines.tsx';
import { SerifTitle } from '#ui/frame/SerifTitle.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { cuando, unosMinutos } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

/** One button to the exact activity. */
export function ContinueHero({ curso }: { readonly curso: MiCurso }) {
  const now = useNow();
  const zone = useZone();
  const { siguiente, avance, ultimaVez, titulo, slug, imagen } = curso;
  if (!siguiente) return null;
  return (
    <section className={classes.hero} aria-label="Continuar">
      <Cover className={classes.cover} id={curso.id} travels title={titulo} image={imagen} />
      <div className={classes.head}>
        <p className={classes.over}>
          {ultimaVez ? `Donde lo dejaste ${cuando(ultimaVez, now, zone)}` : 'Para empezar'}
        </p>
        <SerifTitle level={2} size={32} className={classes.title}>
          {titulo}
        </SerifTitle>
      </div>
      <div className={classes.rest}>
        <p className={classes.activity}>
          <KindIcon tipo={siguiente.tipo} size={20} />
          <span>
            <b>{siguiente.titulo}</b>
            <br />
            {fichaDe(siguiente.tipo).enElAula}
            {siguiente.duracion ? `, ${unosMinutos(siguiente.duracion)}` : ''}
          </span>
        </p>
        <div className={classes.foot}>
          <div className={classes.progress}>
            <span className={classes.count}>
              {avance.hechas} de {avance.total} {avance.total === 1 ? 'actividad' : 'actividades'}
            </span>
            <ProgressBar value={avance.porcentaje} label={`Avance de ${titulo}`} />
          </div>
          <ButtonLink
            to={rutas.curso(slug)}
            search={{ actividad: siguiente.id }}
            state={{ portada: { id: curso.id, titulo, imagen } }}
            size="md"
            color="azafran"
            className={classes.go}
          >
            {ultimaVez ? 'Continuar' : 'Empezar'}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

interface EmptyHeroProps {
  readonly title: string;
  readonly children: string;
  readonly drawing: DrawingName;
  /** How many open courses there are. */
  readonly abiertos: number;
}

/** Nothing to go on with: the open courses are the next step. */
export function EmptyHero({ title, drawing, children, abiertos }: EmptyHeroProps) {
  return (
    <section className={classes.empty}>
      <div>
        <SerifTitle level={2} size={28}>
          {title}
        </SerifTitle>
        <p>
          {children}
          {abiertos > 0 && ` ${invitation(abiertos)}`}
        </p>
        {abiertos > 0 && <ToCatalogue>Ver los cursos abiertos</ToCatalogue>}
      </div>
      <Drawing name={drawing} />
    </section>
  );
}

const invitation = (abiertos: number): string =>
  abiertos === 1
    ? 'Mientras tanto, puedes apuntarte al curso abierto de la academia.'
    : `Mientras tanto, puedes apuntarte a cualquiera de los ${abiertos} cursos abiertos.`;

const ToCatalogue = ({ children }: { readonly children: ReactNode }) => (
  <a className={classes.toCatalogue} href="#catalogo">
    {children}
  </a>
);
