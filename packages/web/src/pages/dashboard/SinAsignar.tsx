import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { pasosDe, type Paso } from '#pages/dashboard/pasos.ts';
import { hayGruposQuery, hayPersonasQuery } from '#pages/dashboard/queries.ts';
import classes from '#pages/dashboard/SinAsignar.module.css';
import { useActor } from '#platform/session.ts';
import { Section } from '#ui/frame/Section.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import unseen from '#ui/frame/unseen.module.css';
import { RowBones } from '#ui/states/Bones.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';

/** First use: what is missing until there is something to watch, step by step; each ticks itself off. */
export function SinAsignar({ cursos }: { readonly cursos: number }) {
  const { actor, puede, sinCorreo } = useActor();
  const people = useQuery({ ...hayPersonasQuery, enabled: puede('usuarios:ver') });
  const groups = useQuery({ ...hayGruposQuery, enabled: puede('grupos:ver') });
  if (!puede('grupos:editar')) {
    return (
      <EmptyState drawing="chart" title="Nadie en tus grupos tiene cursos todavía">
        En cuanto se asigne uno, aquí verás quién va tarde, qué vence y cómo avanza cada grupo.
      </EmptyState>
    );
  }
  if (people.isLoading || groups.isLoading) return <RowBones rows={4} />;
  const pasos = pasosDe(actor, {
    cursos,
    personas: people.data ?? 0,
    grupos: groups.data ?? 0,
    sinCorreo,
  });
  const hechos = pasos.filter(({ hecho }) => hecho).length;
  const siguiente = pasos.find(({ hecho }) => !hecho);
  return (
    <Section
      title="Para empezar"
      note={`${hechos} de ${pasos.length} pasos hechos. Se marcan solos; cuando alguien tenga un curso, esta página se llena sola.`}
    >
      <ol className={classes.steps}>
        {pasos.map((paso) => (
          <UnPaso key={paso.id} paso={paso} next={paso === siguiente} />
        ))}
      </ol>
    </Section>
  );
}

function UnPaso({ paso, next }: { readonly paso: Paso; readonly next: boolean }) {
  const { titulo, texto, hecho, to, search, verbo } = paso;
  return (
    <li className={classes.step} data-done={hecho || undefined}>
      {hecho ? (
        <IconCircleCheckFilled className={classes.done} size={24} aria-hidden />
      ) : (
        <IconCircle className={classes.open} size={24} stroke={1.5} aria-hidden />
      )}
      <div>
        <b>
          {titulo}
          <span className={unseen.unseen}>{hecho ? ', hecho' : ', por hacer'}</span>
        </b>
        <p className="look-quiet">{texto}</p>
      </div>
      {!hecho && (
        <ButtonLink to={to} search={search} variant={next ? 'filled' : 'default'}>
          {verbo}
        </ButtonLink>
      )}
    </li>
  );
}
