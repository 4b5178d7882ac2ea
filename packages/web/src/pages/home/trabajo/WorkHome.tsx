import type { MiTrabajo } from '@catedra/shared/reportes/trabajo.ts';
import { useQuery } from '@tanstack/react-query';
import { Groups } from '#pages/home/trabajo/Groups.tsx';
import { Hero } from '#pages/home/trabajo/Hero.tsx';
import { OwnCourses } from '#pages/home/trabajo/OwnCourses.tsx';
import { Prize } from '#pages/home/trabajo/Prize.tsx';
import { trabajoQuery } from '#pages/home/trabajo/queries.ts';
import { WhoToWrite } from '#pages/home/trabajo/WhoToWrite.tsx';
import { resumen, titular } from '#pages/home/trabajo/words.ts';
import classes from '#pages/home/trabajo/WorkHome.module.css';
import { WorkBones } from '#pages/home/WorkSkeleton.tsx';
import { Announced } from '#pages/home/anuncios/Announced.tsx';
import { useMisAnuncios } from '#pages/home/anuncios/queries.ts';
import { OpenAttempt } from '#parts/intentos/OpenAttempt.tsx';
import { pruebasQuery } from '#parts/intentos/pruebas-query.ts';
import { PermissionRequests, permisosPedidosQuery } from '#parts/perfiles/PermissionRequests.tsx';
import { AccessRequests, peticionesQuery } from '#parts/sesion/AccessRequests.tsx';
import { useActor } from '#platform/session.ts';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { rutas } from '#platform/paths.ts';
import { Page } from '#ui/frame/Page.tsx';
import { FactsBone, TitleBone } from '#ui/states/Bones.tsx';
import { Part } from '#ui/states/Part.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { UndoBar } from '#ui/states/UndoBar.tsx';
import { useNow, useZone } from '#ui/words/zone.tsx';

/** What stands above the rest comes before anything is drawn, so that it pushes nothing down; it may fail alone. */
function useWhatStandsAbove() {
  const { actor, puede, mirada } = useActor();
  const learns = actor.cursoIds.length > 0;
  const pruebas = useQuery({ ...pruebasQuery, enabled: learns });
  const gives = puede('usuarios:editar') && mirada === undefined;
  const peticiones = useQuery({ ...peticionesQuery(), enabled: gives });
  const allows = (puede('usuarios:editar') || puede('perfiles:editar')) && mirada === undefined;
  const pedidos = useQuery({ ...permisosPedidosQuery(), enabled: allows });
  const anuncios = useMisAnuncios();
  const waiting =
    (learns && pruebas.isPending) ||
    (gives && peticiones.isPending) ||
    (allows && pedidos.isPending) ||
    anuncios.isPending;
  return { pruebas, anuncios: anuncios.data ?? [], waiting };
}

/** What waits for whoever marks or follows people; their own courses last. */
export function WorkHome() {
  const trabajo = useQuery(trabajoQuery);
  const { pruebas, anuncios, waiting } = useWhatStandsAbove();
  const { usuario, puede } = useActor();
  const now = useNow();
  const zone = useZone();
  const data = waiting ? undefined : trabajo.data;
  return (
    <Page
      title={data ? titular(data, usuario.nombre) : 'Mi trabajo'}
      documentTitle="Mi trabajo"
      shown={data || trabajo.isError ? undefined : <TitleBone />}
      action={
        puede('avisos:anunciar') && (
          <ButtonLink variant="default" to={rutas.dashboard} search={{ vista: 'anuncios' }}>
            Anuncios
          </ButtonLink>
        )
      }
      subtitle={data ? resumen(data, now, zone) : trabajo.isError ? undefined : <FactsBone />}
    >
      <QueryView query={trabajo} label="Cargando tu trabajo…" skeleton={<WorkBones />}>
        {(read) =>
          waiting ? (
            <WorkBones />
          ) : (
            <>
              {pruebas.data?.datos.map((prueba) => (
                <Part key={prueba.id}>
                  <OpenAttempt prueba={prueba} desfase={pruebas.data.desfase} />
                </Part>
              ))}
              <Announced anuncios={anuncios} />
              <Part>
                <AccessRequests />
              </Part>
              <Part>
                <PermissionRequests />
              </Part>
              <Work trabajo={read} />
            </>
          )
        }
      </QueryView>
      <UndoBar />
    </Page>
  );
}

function Work({ trabajo }: { readonly trabajo: MiTrabajo }) {
  const { porCorregir, personas, grupos, cuantosGrupos } = trabajo;
  const someone = personas !== null && (personas.primeras.length > 0 || personas.vencidas > 0);
  return (
    <>
      <div className={classes.columns} data-alone={!someone || porCorregir === null || undefined}>
        {porCorregir && (
          <Part>{porCorregir.total > 0 ? <Hero espera={porCorregir} /> : <Prize {...porCorregir} />}</Part>
        )}
        {someone && (
          <Part>
            <WhoToWrite personas={personas} />
          </Part>
        )}
      </div>
      <Part>
        <Groups grupos={grupos} cuantos={cuantosGrupos} />
      </Part>
      <Part>
        <OwnCourses />
      </Part>
    </>
  );
}
