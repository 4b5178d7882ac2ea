import { mueveGrupos } from '@catedra/shared/campos/policy.ts';
import { useQuery } from '@tanstack/react-query';
import classes from '#pages/grupos/actualizar/como-va/ComoVa.module.css';
import { reglaQuery } from '#pages/grupos/actualizar/regla/regla-queries.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { Section } from '#ui/frame/Section.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';

/** The rule by which people come in, in a sentence; to whoever may see rules. */
export function QuienEntra({ grupoId }: { readonly grupoId: string }) {
  const { actor } = useActor();
  const allowed = mueveGrupos(actor);
  const { data } = useQuery({ ...reglaQuery(grupoId), enabled: allowed });
  if (!allowed || !data) return null;
  return (
    <Section
      title="Quién entra"
      aside={
        <TextLink to={rutas.grupo(grupoId)} search={{ ver: 'regla' }}>
          {data.enPalabras === null ? 'Poner una regla' : 'Cambiar'}
        </TextLink>
      }
    >
      <p className={classes.rule}>
        {data.enPalabras === null
          ? 'Las personas se añaden y se quitan a mano.'
          : `Está en el grupo quien cumple: ${data.enPalabras}.`}
      </p>
    </Section>
  );
}
