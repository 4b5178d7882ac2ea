import type { CursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { rutas } from '#platform/paths.ts';
import { Activity } from '#pages/curso/activity/Activity.tsx';
import classes from '#pages/curso/classroom/Classroom.module.css';
import unseen from '#ui/frame/unseen.module.css';
import type { Lugar } from '#pages/curso/classroom/course-path.ts';
import { CourseBar } from '#pages/curso/classroom/CourseBar.tsx';
import { CourseHead } from '#pages/curso/front/CourseHead.tsx';
import { CourseNotice } from '#pages/curso/front/CourseNotice.tsx';
import { Notice } from '#pages/curso/front/Notice.tsx';
import { useLastPlace } from '#pages/curso/classroom/last-place.ts';
import { Outline } from '#pages/curso/classroom/Outline.tsx';
import { useShortcuts } from '#ui/forms/shortcuts.ts';
import { type Place, usePlace } from '#pages/curso/classroom/use-place.ts';
import { useCompletar } from '#pages/curso/activity/use-completar.ts';
import { useKeptBeats } from '#pages/curso/beats/use-kept-beats.ts';
import { WhyButton } from '#pages/curso/activity/WhyButton.tsx';
import { StepByStep } from '#pages/curso/activity/one-step.tsx';
import { useActor } from '#platform/session.ts';
import { useBareFrame } from '#ui/frame/bare-frame.ts';
import { beside } from '#ui/frame/beside.ts';
import { TextButton, TextLink } from '#ui/frame/TextLink.tsx';
import { Part } from '#ui/states/Part.tsx';

// What opens over the lesson comes once the lesson is there, and never takes it away.
const loadWhy = async () => (await import('#pages/curso/activity/Why.tsx')).Why;
const Why = beside(loadWhy);
const TakenNotice = beside(async () => (await import('#pages/curso/classroom/TakenNotice.tsx')).TakenNotice);
const Sheet = beside(async () => (await import('#pages/curso/classroom/Sheet.tsx')).Sheet);
const ShortcutHelp = beside(
  async () => (await import('#pages/curso/classroom/ShortcutHelp.tsx')).ShortcutHelp,
);

interface ClassroomProps {
  readonly data: CursoAbierto;
  /** What is seen where there is no activity to open. */
  readonly empty: ReactNode;
  /** It was taken from them while they were in it: this is how it was. */
  readonly gone?: boolean;
}

/** The course open on the table, at the activity that was asked for or where it was left. */
export function Classroom({ data, empty, gone = false }: ClassroomProps) {
  const { usuario } = useActor();
  const place = usePlace(data, usuario.id);
  useKeptBeats(usuario.id, place?.lugar.actividad.id);
  if (!place) return empty;
  return (
    <StepByStep>
      <Desk data={data} usuarioId={usuario.id} {...place} taken={gone ? 'course' : place.taken} />
    </StepByStep>
  );
}

type Opened = 'indice' | 'porque' | 'atajos' | null;

interface DeskProps extends Place {
  readonly data: CursoAbierto;
  readonly usuarioId: string;
}

/** The outline, the activity being done, and why the figure is what it is. */
function Desk({ data, lugar, usuarioId, displaced, taken }: DeskProps) {
  useBareFrame();
  const { curso, avance } = data;
  const { id } = lugar.actividad;
  const [sheet, setSheet] = useState<Opened>(null);
  const close = () => setSheet(null);
  const outlineNav = useRef<HTMLElement>(null);
  const arrive = useArrival();
  const completar = useCompletar(data, lugar);
  const keys = useKeys({
    data,
    lugar,
    outlineNav,
    open: setSheet,
    mark: completar.canMark && taken === null ? completar.marcar : undefined,
  });
  useLastPlace(usuarioId, curso.id, id, data.siguiente);
  useInSight(outlineNav, id);
  // It is on its way while one reads.
  useEffect(() => void loadWhy().catch(() => undefined), []);

  const outline = <Outline data={data} onChoose={close} />;
  return (
    <div className={classes.classroom}>
      <nav ref={outlineNav} className={classes.outline} aria-label="Índice del curso">
        <CourseHead data={data} />
        {outline}
        <p className={classes.keys}>
          <TextButton onClick={() => setSheet('atajos')}>Atajos de teclado</TextButton>
        </p>
      </nav>
      <div className={classes.canvas}>
        <article className={classes.page}>
          <p className={classes.where}>
            <TextLink to={rutas.home} quiet>
              ‹ Mis cursos · {curso.titulo}
            </TextLink>
          </p>
          <CourseNotice data={data} />
          {displaced && (
            <Notice>
              La actividad que buscabas no está disponible: se ocultó o se quitó del curso. Esta es la que
              toca ahora.
            </Notice>
          )}
          {taken && (
            <Suspense>
              <TakenNotice key={`${id} ${taken}`} taken={taken} actividad={lugar.actividad} />
            </Suspense>
          )}
          <Part key={id} rest="El índice y las demás actividades siguen ahí.">
            <Activity data={data} lugar={lugar} taken={taken} completar={completar} onArrive={arrive} />
          </Part>
        </article>
        {avance && (
          <aside className={classes.margin}>
            <Part>
              <WhyButton data={data} />
            </Part>
          </aside>
        )}
      </div>
      <p className={unseen.unseen} role="status">
        {completar.said}
      </p>
      <CourseBar data={data} lugar={lugar} onOpen={setSheet} />
      <Suspense>
        <Sheet title="Índice" opened={sheet === 'indice'} onClose={close}>
          {outline}
        </Sheet>
        {avance && (
          <Sheet title={`Por qué ${avance.porcentaje} %`} opened={sheet === 'porque'} onClose={close}>
            <Suspense>
              <Why data={data} onChoose={close} />
            </Suspense>
          </Sheet>
        )}
        <Sheet title="Atajos de teclado" opened={sheet === 'atajos'} onClose={close}>
          <Suspense>
            <ShortcutHelp on={keys.on} onToggle={keys.toggle} />
          </Suspense>
        </Sheet>
      </Suspense>
    </div>
  );
}

interface KeysOptions {
  readonly data: CursoAbierto;
  readonly lugar: Lugar;
  readonly outlineNav: RefObject<HTMLElement | null>;
  readonly open: (sheet: Opened) => void;
  readonly mark: (() => void) | undefined;
}

function useKeys({ data, lugar, outlineNav, open, mark }: KeysOptions) {
  const navigate = useNavigate();
  const go = (to: Lugar['siguiente']) =>
    to && to.estado !== 'bloqueada'
      ? () =>
          void navigate({ to: rutas.curso(data.curso.slug) as never, search: { actividad: to.id } as never })
      : undefined;
  const next = go(lugar.siguiente);
  const previous = go(lugar.anterior);
  const index = () => {
    const here = outlineNav.current?.querySelector<HTMLElement>('a[aria-current]');
    if (here?.checkVisibility()) here.focus();
    else open('indice');
  };
  return useShortcuts({
    ArrowRight: next,
    j: next,
    ArrowLeft: previous,
    k: previous,
    m: mark,
    i: index,
    '?': () => open('atajos'),
  });
}

/** Going from one activity to another begins at its title; the first arrival is the frame's business. */
function useArrival(): (id: string) => void {
  const before = useRef<string | null>(null);
  return (id) => {
    const first = before.current === null || before.current === id;
    before.current = id;
    if (first) return;
    window.scrollTo(0, 0);
    document.querySelector('h1')?.focus({ preventScroll: true });
  };
}

/** A long outline shows the part where one is. */
function useInSight(nav: RefObject<HTMLElement | null>, id: string): void {
  useEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (!nav.current || !here || !id) return;
    const { top, bottom } = nav.current.getBoundingClientRect();
    const place = here.getBoundingClientRect();
    if (place.top < top || place.bottom > bottom) nav.current.scrollBy(0, place.top - (top + bottom) / 2);
  }, [nav, id]);
}
