import type { Prueba } from '@catedra/shared/intentos/antes.ts';
import { useQuery } from '@tanstack/react-query';
import { rutas } from '#platform/paths.ts';
import { OpenAttempt } from '#parts/intentos/OpenAttempt.tsx';
import { MarksChart } from '#pages/pruebas/MarksChart.tsx';
import {
  delGrupo,
  enPalabras,
  HEADINGS,
  seEmpieza,
  sinNota,
  veredicto,
} from '#pages/pruebas/prueba-words.ts';
import { pruebasQuery } from '#parts/intentos/pruebas-query.ts';
import classes from '#pages/pruebas/PruebasPage.module.css';
import { PruebasSkeleton } from '#pages/pruebas/PruebasSkeleton.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Page } from '#ui/frame/Page.tsx';
import { Part } from '#ui/states/Part.tsx';
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
            drawing="exam"
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
              <Part key={prueba.id}>
                <OpenAttempt prueba={prueba} desfase={desfase} />
              </Part>
            ))}
            <Groups pruebas={datos.filter(({ enCurso }) => enCurso === null)} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

function Groups({ pruebas }: { readonly pruebas: readonly Prueba[] }) {
  const coming = delGrupo(pruebas, 'pendientes');
  return (
    <div className={classes.columns}>
      <div className={classes.groups}>
        {HEADINGS.map(({ grupo, title }) => (
          <Group key={grupo} title={title} pruebas={delGrupo(pruebas, grupo)} />
        ))}
      </div>
      <aside className={classes.groups}>
        <Part>
          <MarksChart pruebas={pruebas} />
        </Part>
        <Group title="Lo que viene" pruebas={coming} />
      </aside>
    </div>
  );
}

function Group({ title, pruebas }: { readonly title: string; readonly pruebas: readonly Prueba[] }) {
  if (pruebas.length === 0) return null;
  return (
    <Section title={title} rule={false}>
      <ul className={classes.list}>
        {pruebas.map((prueba) => (
          <Part key={prueba.id} item>
            <PruebaItem prueba={prueba} />
          </Part>
        ))}
      </ul>
    </Section>
  );
}

function PruebaItem({ prueba }: { readonly prueba: Prueba }) {
  const now = useNow();
  const zone = useZone();
  const verdict = veredicto(prueba);
  const markless = sinNota(prueba);
  return (
    <li className={classes.item} data-action={seEmpieza(prueba) || undefined}>
      <div className={classes.words}>
        <AppLink to={rutas.evaluacion(prueba.id)}>{prueba.titulo}</AppLink>
        <p>{prueba.curso.titulo}</p>
        <p className={classes.when}>{enPalabras(prueba, now, zone)}</p>
      </div>
      {seEmpieza(prueba) && (
        <ButtonLink
          variant="default"
          className={classes.go}
          to={rutas.evaluacion(prueba.id)}
          aria-label={`Ver y empezar «${prueba.titulo}»`}
        >
          Ver y empezar
        </ButtonLink>
      )}
      {markless && <p className="look-quiet-inline">{markless}</p>}
      {prueba.nota !== null && (
        <p className={classes.mark}>
          {numero(prueba.nota)}
          <small data-passed={prueba.aprobada}>{verdict}</small>
        </p>
      )}
    </li>
  );
}
