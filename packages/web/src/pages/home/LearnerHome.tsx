import type { AnuncioMio } from '@catedra/shared/anuncios/schemas.ts';
import type { Inicio } from '@catedra/shared/aprendizaje/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo } from 'react';
import { ContinueHero, EmptyHero } from '#pages/home/ContinueHero.tsx';
import { enOrden } from '#pages/home/course-order.ts';
import { DueList } from '#pages/home/DueList.tsx';
import { hoy, resumen, saludo } from '#pages/home/greeting.ts';
import { inicioQuery } from '#pages/home/queries.ts';
import classes from '#pages/home/HomePage.module.css';
import { HomeSkeleton } from '#pages/home/HomeSkeleton.tsx';
import { LastResults } from '#pages/home/LastResults.tsx';
import { MyCourses } from '#pages/home/MyCourses.tsx';
import { ReturnedWork } from '#pages/home/ReturnedWork.tsx';
import { useActor } from '#platform/session.ts';
import { Announced } from '#pages/home/anuncios/Announced.tsx';
import { useMisAnuncios } from '#pages/home/anuncios/queries.ts';
import { OpenAttempt } from '#parts/intentos/OpenAttempt.tsx';
import { pruebasQuery } from '#parts/intentos/pruebas-query.ts';
import { CoverShelf } from '#ui/marks/CoverShelf.tsx';
import { beside, untilItComes } from '#ui/frame/beside.ts';
import { Page } from '#ui/frame/Page.tsx';
import { lazyPart } from '#ui/states/lazy-part.tsx';
import { Part } from '#ui/states/Part.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { useNow, useZone } from '#ui/words/zone.tsx';

/** Few people have this to do: the rest do not wait for it. */
const AccessRequests = beside<{ readonly usuarioId?: string }>(
  async () => (await import('#parts/sesion/AccessRequests.tsx')).AccessRequests,
);

/** The foot of the page: it comes while what is above it is asked for. */
const Catalogue = lazyPart(async () => (await import('#pages/home/Catalogue.tsx')).Catalogue, untilItComes);

/** What a learner has to do, and what they did. */
export function LearnerHome() {
  useEffect(() => void Catalogue.preload().catch(() => undefined), []);
  const inicio = useQuery(inicioQuery);
  // Both come before anything is drawn, so that an exam that runs does not push the rest down; it may fail alone.
  const pruebas = useQuery(pruebasQuery);
  // Nor what is announced, by a question of its own.
  const anuncios = useMisAnuncios();
  const anunciados = anuncios.data ?? [];
  const { usuario } = useActor();
  const now = useNow();
  const zone = useZone();
  const frase = inicio.data ? resumen(inicio.data.vence, now, zone) : '';
  return (
    <Page
      title={`${saludo(now, zone)}, ${usuario.nombre}`}
      documentTitle="Mis cursos"
      subtitle={`${hoy(now, zone)}. ${frase}`}
    >
      <QueryView query={inicio} label="Cargando tus cursos…" skeleton={<HomeSkeleton />}>
        {(data) =>
          pruebas.isPending || anuncios.isPending ? (
            <HomeSkeleton />
          ) : (
            <>
              {pruebas.data?.datos.map((prueba) => (
                <Part key={prueba.id}>
                  <OpenAttempt prueba={prueba} desfase={pruebas.data.desfase} />
                </Part>
              ))}
              <Announced anuncios={anunciados.filter(({ fijado }) => fijado)} />
              <HomeContent
                inicio={data}
                anuncios={anunciados.filter(({ fijado }) => !fijado)}
                examining={pruebas.data?.datos.some(({ enCurso }) => enCurso !== null) ?? false}
              />
            </>
          )
        }
      </QueryView>
    </Page>
  );
}

interface HomeContentProps {
  readonly inicio: Inicio;
  /** What is announced and not pinned. */
  readonly anuncios: readonly AnuncioMio[];
  /** A test of theirs goes on: it is what they have to do. */
  readonly examining: boolean;
}

function HomeContent({ inicio, anuncios, examining }: HomeContentProps) {
  const { cursos, devueltas, vence, resultados, catalogo } = inicio;
  const continuar = cursos.find((curso) => curso.id === inicio.continuar);
  const mine = cursos.length > 0;
  const { puede } = useActor();
  const ordenados = useMemo(() => enOrden(cursos), [cursos]);
  return (
    <CoverShelf cursos={ordenados}>
      {puede('usuarios:editar') && (
        <Suspense>
          <Part>
            <AccessRequests />
          </Part>
        </Suspense>
      )}
      <Part>
        <ReturnedWork devueltas={devueltas} />
      </Part>
      {mine ? (
        <div className={classes.columns}>
          {continuar ? (
            <Part key={continuar.id}>
              <ContinueHero curso={continuar} />
            </Part>
          ) : (
            <AllDone abiertos={catalogo.total} examining={examining} />
          )}
          <Part>
            <DueList vence={vence} />
          </Part>
          <Part>
            <MyCourses cursos={ordenados} above={continuar?.id ?? null} />
          </Part>
          <Part>
            <LastResults resultados={resultados} />
          </Part>
        </div>
      ) : (
        <EmptyHero drawing="shelf" title="Aún no tienes cursos asignados" abiertos={catalogo.total}>
          Cuando tu academia te asigne uno, aparecerá aquí con su fecha.
        </EmptyHero>
      )}
      <div className={classes.announced}>
        <Announced anuncios={anuncios} />
      </div>
      {catalogo.total > 0 && (
        <Suspense>
          <Part>
            <Catalogue categorias={catalogo.categorias} mios={ordenados} />
          </Part>
        </Suspense>
      )}
    </CoverShelf>
  );
}

function AllDone({ abiertos, examining }: { readonly abiertos: number; readonly examining: boolean }) {
  if (examining)
    return (
      <EmptyHero drawing="calendar" title="Solo te queda la prueba que tienes abierta" abiertos={0}>
        Lo demás lo has terminado. Tus cursos siguen aquí para consultarlos.
      </EmptyHero>
    );
  return (
    <EmptyHero drawing="calendar" title="No te queda nada pendiente" abiertos={abiertos}>
      Has terminado todo lo que podías hacer por ahora. Tus cursos siguen aquí para consultarlos.
    </EmptyHero>
  );
}
