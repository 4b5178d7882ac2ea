import type { Prueba } from '@catedra/shared/intentos/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { rutas } from '#platform/paths.ts';
import { OpenAttempt } from '#pages/pruebas/OpenAttempt.tsx';
import { delGrupo, enPalabras, HEADINGS, veredicto } from '#pages/pruebas/prueba-words.ts';
import { pruebasQuery } from '#pages/pruebas/queries.ts';
import classes from '#pages/pruebas/PruebasPage.module.css';
import { PruebasSkeleton } from '#pages/pruebas/PruebasSkeleton.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Page } from '#ui/frame/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { AppLink, ButtonLink } from '#ui/frame/TextLink.tsx';
import { numero } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

export function PruebasPage() {
  const pruebas = useQuery(pruebasQuery);
  return (
    <Page title="Mis pruebas">
      <QueryView
        query={pruebas}
        label="Cargando tus pruebas…"
        skeleton={<PruebasSkeleton />}
        empty={
          <EmptyState
            title="No tienes pruebas"
            action={<ButtonLink to={rutas.home}>Ir a Mis cursos</ButtonLink>}
          >
            Ninguno de tus cursos tiene pruebas publicadas. Cuando haya una, aparecerá aquí con sus fechas.
          </EmptyState>
        }
      >
        {({ datos, desfase }) => (
          <>
            {datos.map((prueba) => (
              <OpenAttempt key={prueba.id} prueba={prueba} desfase={desfase} />
            ))}
            <Groups pruebas={datos.filter(({ enCurso }) => enCurso === null)} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

function Groups({ pruebas }: { readonly pruebas: readonly Prueba[] }) {
  return (
    <div className={classes.groups}>
      {HEADINGS.map(({ grupo, title }) => {
        const suyas = delGrupo(pruebas, grupo);
        if (suyas.length === 0) return null;
        return (
          <Section key={grupo} title={title} rule={false}>
            <ul className={classes.list}>
              {suyas.map((prueba) => (
                <PruebaItem key={prueba.id} prueba={prueba} />
              ))}
            </ul>
          </Section>
        );
      })}
    </div>
  );
}

function PruebaItem({ prueba }: { readonly prueba: Prueba }) {
  const now = useNow();
  const zone = useZone();
  const verdict = veredicto(prueba);
  return (
    <li className={classes.item}>
      <div className={classes.words}>
        <AppLink to={rutas.evaluacion(prueba.id)}>{prueba.titulo}</AppLink>
        <p>{prueba.curso.titulo}</p>
        <p className={classes.when}>{enPalabras(prueba, now, zone)}</p>
      </div>
      {prueba.nota === null && prueba.porCalificar && <p className={classes.plain}>Falta corregirla</p>}
      {prueba.nota !== null && (
        <p className={classes.mark}>
          {numero(prueba.nota)}
          <small data-passed={prueba.aprobada}>{verdict}</small>
        </p>
      )}
    </li>
  );
}
