import type { Grupo } from '@catedra/shared/grupos/collection.ts';
import type { ComoVaDeGrupo } from '@catedra/shared/reportes/como-va-grupo.ts';
import { useQuery } from '@tanstack/react-query';
import classes from '#pages/grupos/actualizar/como-va/ComoVa.module.css';
import { Hallazgo } from '#pages/grupos/actualizar/como-va/Hallazgo.tsx';
import { Matriz } from '#pages/grupos/actualizar/como-va/Matriz.tsx';
import { QuienEntra } from '#pages/grupos/actualizar/como-va/QuienEntra.tsx';
import { Semanas } from '#pages/grupos/actualizar/como-va/Semanas.tsx';
import { Tutores } from '#pages/grupos/actualizar/como-va/Tutores.tsx';
import { comoVaQuery } from '#pages/grupos/queries.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { useListAddress } from '#ui/lists/list-address.ts';
import { Pager } from '#ui/lists/Pager.tsx';
import { Casillas } from '#ui/marks/Casillas.tsx';
import { RowBones } from '#ui/states/Bones.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Part } from '#ui/states/Part.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

interface ComoVaTabProps {
  readonly grupo: Grupo;
  readonly editable: boolean;
}

/** How a group goes: what there is to find, each person in a shape, and each of them in each course. */
export function ComoVaTab({ grupo, editable }: ComoVaTabProps) {
  const address = useListAddress();
  const query = useQuery(comoVaQuery(grupo.id, address.cursor));
  return (
    <QueryView query={query} label="Cargando cómo va el grupo…" skeleton={<RowBones rows={8} />}>
      {(comoVa) =>
        comoVa.total === 0 || comoVa.cursos.length === 0 ? (
          <NadaTodavia grupo={grupo} comoVa={comoVa} editable={editable} />
        ) : (
          <>
            <Hallazgo comoVa={comoVa} />
            <div className={classes.columns}>
              <div>
                <Part>
                  <Personas grupo={grupo} comoVa={comoVa} />
                  <Matriz comoVa={comoVa} />
                  <Pager
                    {...address.pager(comoVa.siguiente, comoVa.datos.length)}
                    total={{ valor: comoVa.total, exacto: true }}
                  />
                </Part>
              </div>
              <div>
                <Part>
                  <Semanas grupoId={grupo.id} />
                </Part>
                <Part>
                  <Tutores grupo={grupo} editable={editable} />
                </Part>
                <Part>
                  <QuienEntra grupoId={grupo.id} />
                </Part>
              </div>
            </div>
          </>
        )
      }
    </QueryView>
  );
}

function Personas({ grupo, comoVa }: { readonly grupo: Grupo; readonly comoVa: ComoVaDeGrupo }) {
  const { puede } = useActor();
  const { personas } = comoVa;
  return (
    <div className={classes.people}>
      <Casillas
        personas={personas}
        late={
          puede('reportes:ver')
            ? { to: rutas.reportes, search: { grupo: grupo.id, estado: 'vencido' } }
            : undefined
        }
        besides={personas.sinCursos > 0 ? `${numero(personas.sinCursos)} sin cursos` : undefined}
      />
    </div>
  );
}

interface NadaTodaviaProps extends ComoVaTabProps {
  readonly comoVa: ComoVaDeGrupo;
}

/** What is missing for there to be something to see, and where it is done. */
function NadaTodavia({ grupo, comoVa, editable }: NadaTodaviaProps) {
  const faltan = comoVa.total === 0 ? 'miembros' : 'cursos';
  const suspendidas = grupo.miembros - comoVa.total;
  const nadieEntra = comoVa.total === 0 && suspendidas > 0;
  return (
    <EmptyState
      drawing="group"
      title={
        nadieEntra
          ? 'Ninguna de sus personas puede entrar'
          : faltan === 'miembros'
            ? 'Este grupo aún no tiene miembros'
            : 'Este grupo aún no tiene cursos'
      }
      action={
        editable && (
          <ButtonLink to={rutas.grupo(grupo.id)} search={{ ver: faltan }}>
            {faltan === 'miembros' ? 'Añadir miembros' : 'Asignar un curso'}
          </ButtonLink>
        )
      }
    >
      {nadieEntra
        ? `${cuenta(suspendidas, 'persona')}, con la cuenta suspendida o dada de baja.`
        : 'Con personas y cursos, aquí se ve quién va tarde y cómo avanza.'}
    </EmptyState>
  );
}
