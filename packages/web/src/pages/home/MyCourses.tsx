import type { MiCurso } from '@catedra/shared/aprendizaje/schemas.ts';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { rutas } from '#platform/paths.ts';
import { tamaño } from '#pages/home/course-order.ts';
import classes from '#pages/home/MyCourses.module.css';
import { Cumple } from '#ui/marks/Cumple.tsx';
import { Cover } from '#ui/marks/Cover.tsx';
import { ProgressRing } from '#ui/marks/ProgressRing.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { SerifTitle } from '#ui/frame/SerifTitle.tsx';
import { AppLink, TextLink } from '#ui/frame/TextLink.tsx';
import { fecha, fechaCompleta, mayuscula, vence } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface MyCoursesProps {
  readonly cursos: readonly MiCurso[];
  /** The one whose cover stands above, larger. */
  readonly above: string | null;
}

export function MyCourses({ cursos, above }: MyCoursesProps) {
  return (
    <Section
      title="Mis cursos"
      rule={false}
      aside={
        <TextLink to={rutas.home} search={{ vista: 'certificados' }}>
          Mis certificados
        </TextLink>
      }
    >
      <ul className={classes.courses}>
        {cursos.map((curso) => (
          <Course key={curso.id} curso={curso} travels={curso.id !== above} />
        ))}
      </ul>
    </Section>
  );
}

function Course({ curso, travels }: { readonly curso: MiCurso; readonly travels: boolean }) {
  const { id, titulo, imagen } = curso;
  return (
    <li className={classes.course}>
      <Cover className={classes.cover} id={id} travels={travels} title={titulo} image={imagen} />
      <div className={classes.words}>
        <SerifTitle level={3} size={20} className={classes.title}>
          <AppLink to={rutas.curso(curso.slug)} state={{ portada: { id, titulo, imagen } }}>
            {titulo}
          </AppLink>
        </SerifTitle>
        <p className={`look-quiet ${classes.meta}`}>
          <Dates curso={curso} />
        </p>
        <div className={classes.end}>
          <HowFar curso={curso} />
        </div>
      </div>
    </li>
  );
}

function Dates({ curso }: { readonly curso: MiCurso }): ReactNode {
  const now = useNow();
  const zone = useZone();
  const { disponibilidad, completadoEn, venceEn, estado, iniciaEn } = curso;
  if (disponibilidad === 'archivado' || disponibilidad === 'terminado')
    return 'Terminado; puedes consultarlo';
  if (disponibilidad === 'sin_empezar' && iniciaEn) return `Empieza el ${fecha(iniciaEn, now, zone)}`;
  if (
    curso.exentoHasta !== null ||
    curso.porCorregir ||
    (curso.cumplimiento === 'al_dia' && estado === 'en_curso') ||
    (curso.valeHasta !== null && curso.cumplimiento !== null)
  )
    // Where it is said when it was completed, that says it.
    return (
      <Cumple
        de={{
          ...curso,
          porcentaje: curso.avance.porcentaje,
          externa: curso.externa && completadoEn === null,
        }}
      />
    );
  if (completadoEn !== null || venceEn === null) return tamaño(curso);
  return (
    <time
      dateTime={venceEn}
      title={fechaCompleta(venceEn, zone)}
      data-late={estado === 'vencido' || undefined}
    >
      {mayuscula(vence(venceEn, now, zone))}
    </time>
  );
}

function HowFar({ curso }: { readonly curso: MiCurso }) {
  const now = useNow();
  const zone = useZone();
  const { completadoEn, ultimaVez, siguiente, avance, titulo } = curso;
  if (completadoEn !== null) {
    return (
      <span className={classes.done}>
        <IconCheck size={18} stroke={2} aria-hidden />
        Completado el {fecha(completadoEn, now, zone)}
        {curso.externa && ' (externa)'}
      </span>
    );
  }
  if (ultimaVez === null && siguiente !== null) return <span className={classes.start}>Empezar</span>;
  const faltan = avance.faltan.length;
  return (
    <span className="look-wide-row look-quiet">
      <ProgressRing value={avance.porcentaje} label={`Avance de ${titulo}`} />
      {faltan > 0 && <span>{faltan === 1 ? 'Te falta 1' : `Te faltan ${faltan}`}</span>}
    </span>
  );
}
