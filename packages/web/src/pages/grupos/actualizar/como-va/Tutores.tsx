import type { Grupo } from '@catedra/shared/grupos/collection.ts';
import { useQuery } from '@tanstack/react-query';
import classes from '#pages/grupos/actualizar/como-va/ComoVa.module.css';
import { personasQuery } from '#pages/grupos/queries.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { Section } from '#ui/frame/Section.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { PersonInList } from '#ui/people/PersonName.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuenta } from '#ui/words/words.ts';

const A_LA_VISTA = 5;

/** Who follows these people; whoever may, adds another. */
export function Tutores({ grupo, editable }: { readonly grupo: Grupo; readonly editable: boolean }) {
  const { puede } = useActor();
  const query = useQuery(personasQuery(grupo.id, 'tutores', { orden: 'apellidos' }));
  return (
    <Section
      title={grupo.tutores === 0 ? 'Sin tutor' : 'Tutores'}
      note={grupo.tutores === 0 ? 'Nadie sigue a estas personas de cerca.' : undefined}
      aside={
        editable && (
          <TextLink to={rutas.grupo(grupo.id)} search={{ ver: 'tutores' }}>
            Añadir
          </TextLink>
        )
      }
    >
      {grupo.tutores > 0 && (
        <QueryView query={query} label="Cargando tutores…">
          {({ datos }) => (
            <>
              <ul>
                {datos.slice(0, A_LA_VISTA).map((tutor, place) => (
                  <li key={tutor.id} className={classes.tutor}>
                    {puede('usuarios:ver') ? (
                      <TextLink quiet to={rutas.usuario(tutor.id)}>
                        <PersonInList nombre={tutor.nombre} apellidos={tutor.apellidos} place={place} />
                      </TextLink>
                    ) : (
                      <PersonInList nombre={tutor.nombre} apellidos={tutor.apellidos} place={place} />
                    )}
                  </li>
                ))}
              </ul>
              {grupo.tutores > Math.min(datos.length, A_LA_VISTA) && (
                <TextLink to={rutas.grupo(grupo.id)} search={{ ver: 'tutores' }}>
                  {cuenta(grupo.tutores, 'tutor', 'tutores')} en total
                </TextLink>
              )}
            </>
          )}
        </QueryView>
      )}
    </Section>
  );
}
