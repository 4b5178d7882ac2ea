import type { CursoAbierto } from '@catedra/shared';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { rutas } from '#app/paths.ts';
import { Activity } from '#pages/curso/Activity.tsx';
import classes from '#pages/curso/Classroom.module.css';
import { lugarEn } from '#pages/curso/course-path.ts';
import { CourseBar } from '#pages/curso/CourseBar.tsx';
import { CourseNotice } from '#pages/curso/CourseNotice.tsx';
import { Outline } from '#pages/curso/Outline.tsx';
import { Sheet } from '#pages/curso/Sheet.tsx';
import { Why, WhyButton } from '#pages/curso/Why.tsx';
import { useBareFrame } from '#ui/bare-frame.ts';
import { SerifTitle } from '#ui/SerifTitle.tsx';
import { TextLink } from '#ui/TextLink.tsx';

/** The course open on the table: its outline, the activity being done, and why the figure is what it is. */
export function Classroom({ data }: { readonly data: CursoAbierto }) {
  useBareFrame();
  const { curso, secciones, siguiente, avance } = data;
  const search: { actividad?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [sheet, setSheet] = useState<'indice' | 'porque' | null>(null);
  const lugar = lugarEn(secciones, search.actividad, siguiente);
  const id = lugar?.actividad.id;

  // What comes next moves while one works, so the address keeps the activity that was opened.
  useEffect(() => {
    if (id && id !== search.actividad) {
      void navigate({ to: '.', search: { actividad: id } as never, replace: true });
    }
  }, [id, search.actividad, navigate]);

  useArrival(id);
  const outlineNav = useRef<HTMLElement>(null);
  useInSight(outlineNav, search.actividad);

  if (!lugar) return null;
  const outline = <Outline data={data} onChoose={() => setSheet(null)} />;
  return (
    <div className={classes.classroom}>
      <nav ref={outlineNav} className={classes.outline} aria-label="Índice del curso">
        <TextLink to={rutas.home} quiet className={classes.back}>
          ‹ Mis cursos
        </TextLink>
        <SerifTitle level={2} size={20} className={classes.course}>
          {curso.titulo}
        </SerifTitle>
        {outline}
      </nav>
      <div className={classes.canvas}>
        <article className={classes.page}>
          <p className={classes.where}>
            <TextLink to={rutas.home} quiet>
              ‹ {curso.titulo}
            </TextLink>
          </p>
          <CourseNotice data={data} />
          <Activity key={lugar.actividad.id} data={data} lugar={lugar} />
        </article>
        {avance && (
          <aside className={classes.margin}>
            <WhyButton data={data} />
          </aside>
        )}
      </div>
      <CourseBar data={data} lugar={lugar} onOpen={setSheet} />
      <Sheet title="Índice" opened={sheet === 'indice'} onClose={() => setSheet(null)}>
        {outline}
      </Sheet>
      {avance && (
        <Sheet
          title={`Por qué ${avance.porcentaje} %`}
          opened={sheet === 'porque'}
          onClose={() => setSheet(null)}
        >
          <Why data={data} onChoose={() => setSheet(null)} />
        </Sheet>
      )}
    </div>
  );
}

/** Going from one activity to another begins at its title; the first arrival is the frame's business. */
function useArrival(id: string | undefined): void {
  const before = useRef(id);
  useEffect(() => {
    if (before.current === id) return;
    before.current = id;
    window.scrollTo(0, 0);
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [id]);
}

/** A long outline shows the part where one is. */
function useInSight(nav: RefObject<HTMLElement | null>, id: string | undefined): void {
  useEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (!nav.current || !here || !id) return;
    const { top, bottom } = nav.current.getBoundingClientRect();
    const place = here.getBoundingClientRect();
    if (place.top < top || place.bottom > bottom) nav.current.scrollBy(0, place.top - (top + bottom) / 2);
  }, [nav, id]);
}
