import type { CursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/curso/front/CourseHead.module.css';
import { tiempoQueQueda } from '#pages/curso/classroom/time-left.ts';
import { Cover } from '#ui/marks/Cover.tsx';
import { DueDate } from '#ui/marks/DueDate.tsx';
import { SerifTitle } from '#ui/frame/SerifTitle.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';

/** Above the outline: which course it is, what is left of it and until when. */
export function CourseHead({ data }: { readonly data: CursoAbierto }) {
  const { id, titulo, imagen } = data.curso;
  return (
    <>
      <TextLink to={rutas.home} quiet className={classes.back}>
        ‹ Mis cursos
      </TextLink>
      <div className={classes.head}>
        <Cover className={classes.cover} id={id} travels title={titulo} image={imagen} />
        <div>
          <SerifTitle level={2} size={20} className={classes.course}>
            {titulo}
          </SerifTitle>
          <Left data={data} />
        </div>
      </div>
    </>
  );
}

/** «Te quedan unas 2 h 10 min. Vence en 3 días» */
export function Left({ data }: { readonly data: CursoAbierto }) {
  const { avance, venceEn, porCorregir } = data;
  const left = avance && tiempoQueQueda(avance);
  const due = avance && avance.faltan.length > 0 && !porCorregir ? venceEn : null;
  if (!left && !due && !porCorregir) return null;
  return (
    <p className={`look-quiet ${classes.left}`}>
      {left}
      {left && (due || porCorregir) && '. '}
      {porCorregir && 'Por corregir: no te vence mientras esperas la nota'}
      {due && <DueDate date={due} />}
    </p>
  );
}
