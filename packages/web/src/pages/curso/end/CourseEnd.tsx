import type { MisCertificados } from '@catedra/shared/certificados/schemas.ts';
import type { CursoAbierto, FinalDeCurso } from '@catedra/shared/aprendizaje/schemas.ts';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { rutas } from '#platform/paths.ts';
import { finalQuery } from '#pages/curso/curso-queries.ts';
import { Achieved } from '#pages/curso/end/Achieved.tsx';
import type { CertificateSheetProps } from '#pages/curso/end/CertificateSheet.tsx';
import classes from '#pages/curso/end/CourseEnd.module.css';
import { corto, isProud, loQueEspera, momentoDelFinal, resumenDelFinal } from '#pages/curso/end/end-words.ts';
import placed from '#pages/curso/end/CertificatePlace.module.css';
import { NextCourses } from '#pages/curso/end/NextCourses.tsx';
import { Renewal } from '#pages/curso/end/Renewal.tsx';
import { terminado } from '#pages/curso/finished.ts';
import { direccionDelPdf, misCertificadosQuery } from '#parts/certificados/queries.ts';
import { useDocumentTitle } from '#ui/frame/document-title.ts';
import { SerifTitle } from '#ui/frame/SerifTitle.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { Cover } from '#ui/marks/Cover.tsx';
import { beside } from '#ui/frame/beside.ts';
import { Part } from '#ui/states/Part.tsx';
import { numero } from '#ui/words/words.ts';
import { useZone } from '#ui/words/zone.tsx';

// Few courses end with one: the rest do not wait for it.
const CertificateSheet = beside<CertificateSheetProps>(
  async () => (await import('#pages/curso/end/CertificateSheet.tsx')).CertificateSheet,
);

/** Nothing is left for this person to do in the course: what they achieved, and what comes next. */
export function CourseEnd({ data }: { readonly data: CursoAbierto }) {
  const final = useQuery(finalQuery(data.curso.id));
  const done = terminado(data);
  useArrival();
  // Something can still be done: that is where one goes.
  const waits = data.avance?.faltan.every((id) => final.data?.porCorregir.some((una) => una.id === id));
  if (!done && !final.isPending && !waits)
    return <Navigate to={rutas.curso(data.curso.slug) as never} search={{} as never} replace />;
  return (
    <>
      <Panel data={data} done={done} final={final.data} pending={final.isPending} />
      <div className={classes.below}>
        {done && data.curso.certificado ? (
          <div className={classes.pair}>
            <Unfolded data={data} />
            <Achieved secciones={data.secciones} />
          </div>
        ) : (
          <Achieved secciones={data.secciones} />
        )}
        {done && <Renewal cursoId={data.curso.id} />}
        {final.data && <NextCourses cursos={final.data.siguientes} />}
      </div>
    </>
  );
}

/** It begins at its title, which is heard, however one came. */
function useArrival(): void {
  useEffect(() => {
    window.scrollTo(0, 0);
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, []);
}

interface PanelProps {
  readonly data: CursoAbierto;
  readonly done: boolean;
  /** Not there yet, or it did not come: what was achieved is said all the same. */
  readonly final: FinalDeCurso | undefined;
  readonly pending: boolean;
}

function Panel({ data, done, final, pending }: PanelProps) {
  const { curso } = data;
  const zone = useZone();
  const title = `${done ? 'Has terminado' : 'Has hecho todo lo de'} ${corto(curso.titulo)}`;
  useDocumentTitle(title);
  const next = final?.siguientes[0];
  return (
    <section className={classes.panel} aria-label="Fin del curso">
      <svg className={classes.stroke} viewBox="0 0 32 32" aria-hidden>
        <path d="M25 2h6L19.800 17h-6z" />
      </svg>
      <div className={classes.inside}>
        <Cover className={classes.cover} id={curso.id} travels title={curso.titulo} image={curso.imagen} />
        <div className={classes.words}>
          <p className={classes.over}>{final ? over(final, done, zone) : '\u00a0'}</p>
          <SerifTitle level={1} size={44} className={classes.title}>
            {title}
          </SerifTitle>
          <div className={classes.facts}>
            {final && <p>{done ? resumenDelFinal(final, zone) : loQueEspera(final)}</p>}
            {pending && <Skeleton width="70%" height={18} />}
          </div>
          <div className={classes.ways}>
            {done && curso.certificado && <OwnCertificate cursoId={curso.id} />}
            {next ? (
              <ButtonLink
                to={rutas.curso(next.slug)}
                search={{ actividad: next.siguiente?.id }}
                size="md"
                {...asSecond(done && curso.certificado)}
              >
                Seguir con lo siguiente
              </ButtonLink>
            ) : (
              <ButtonLink to={rutas.home} size="md" {...asSecond(done && curso.certificado)}>
                Volver a Mis cursos
              </ButtonLink>
            )}
            <ButtonLink
              to={rutas.curso(curso.slug)}
              search={{ actividad: data.secciones[0]?.actividades[0]?.id }}
              size="md"
              className={classes.again}
            >
              Repasar el curso
            </ButtonLink>
          </div>
        </div>
        <Figure data={data} done={done} final={final} />
      </div>
    </section>
  );
}

/** The certificate of this course; its place is kept while it comes, so that nothing moves. */
function Unfolded({ data: { curso } }: Pick<PanelProps, 'data'>) {
  const mios = useQuery(misCertificadosQuery);
  const suyo = suyoDe(mios.data, curso.id);
  if (!suyo && !mios.isPending) return null;
  const place = <span className={placed.place} />;
  return (
    <Part>
      {suyo ? (
        <Suspense fallback={place}>
          <CertificateSheet certificado={suyo} image={curso.imagen} />
        </Suspense>
      ) : (
        place
      )}
    </Part>
  );
}

const suyoDe = (mios: MisCertificados | undefined, cursoId: string) =>
  mios?.certificados.find((uno) => uno.cursoId === cursoId && uno.estado === 'valido');

/** One button is filled: the certificate's, where there is one. */
const asSecond = (second: boolean) => (second ? { className: classes.again } : { color: 'azafran' });

/** It is there from the moment in which the course was finished; its place is kept while it is looked for. */
function OwnCertificate({ cursoId }: { readonly cursoId: string }) {
  const mios = useQuery(misCertificadosQuery);
  const suyo = suyoDe(mios.data, cursoId);
  if (!mios.isPending && !suyo) return null;
  return (
    <Button
      component="a"
      href={suyo && direccionDelPdf(suyo.id)}
      download
      loading={mios.isPending}
      size="md"
      color="azafran"
    >
      Descargar el certificado
    </Button>
  );
}

function over({ terminadoEn, porCorregir }: FinalDeCurso, done: boolean, zone: string): string {
  if (done) return terminadoEn ? momentoDelFinal(terminadoEn, zone) : 'Curso completo';
  return porCorregir.length === 1
    ? 'Solo falta una corrección'
    : `Solo faltan ${porCorregir.length} correcciones`;
}

/** The mark where there is one to be glad of; else how much was done. */
function Figure({ data, done, final }: Pick<PanelProps, 'data' | 'done' | 'final'>) {
  if (done && final && final.nota !== null && isProud(data, final.nota)) {
    return (
      <p className={classes.figure}>
        <b>{numero(final.nota)}</b>
        <span>{final.notas === 1 ? 'Tu nota' : 'Tu nota media'}</span>
        {final.notas > 1 && <small>de {final.notas} notas</small>}
      </p>
    );
  }
  const { hechas = 0, total = 0 } = data.avance ?? {};
  return (
    <p className={classes.figure}>
      <b>
        {hechas}
        {!done && <i>/{total}</i>}
      </b>
      <span>{total === 1 ? 'actividad' : 'actividades'}</span>
    </p>
  );
}
