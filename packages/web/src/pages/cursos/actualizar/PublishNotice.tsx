import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { resumenDeLoQueFalta } from '@catedra/shared/cursos/rules.ts';
import { IconCalendarClock, IconInfoCircle } from '@tabler/icons-react';
import { rutas } from '#platform/paths.ts';
import { Moment } from '#ui/marks/DueDate.tsx';
import { ClosedNotice } from '#parts/cursos/ClosedNotice.tsx';
import { useMissing } from '#parts/cursos/drafts.ts';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { Notice } from '#ui/states/Notice.tsx';
import { useNow } from '#ui/words/zone.tsx';

/** What a draft still needs, with the way to each thing, and when it will publish itself or why it did not. */
export function PublishNotice({ contenido }: { readonly contenido: ContenidoDeCurso }) {
  const { curso, actividades } = contenido;
  const now = useNow();
  const { found, goes } = useMissing(contenido);
  const { publicarEn } = curso;
  const resumen = resumenDeLoQueFalta(actividades);
  const closed = <ClosedNotice contenido={contenido} />;
  if (curso.estado !== 'borrador' || (!resumen && !publicarEn)) return closed;
  const falta = Object.entries(found).filter(([campo]) => campo !== 'actividades');
  const late = publicarEn !== null && Date.parse(publicarEn) <= now.getTime();

  return (
    <>
      <Notice
        icon={goes ? IconInfoCircle : resumen ? undefined : IconCalendarClock}
        calm={goes || !resumen}
        role="status"
      >
        {publicarEn && (
          <p>
            {late && resumen ? (
              <>
                <b>
                  No se publicó <Moment date={publicarEn} /> porque le falta algo.
                </b>{' '}
                Se publicará solo en cuanto esté completo.
              </>
            ) : late ? (
              <b>Se publicará en un momento.</b>
            ) : (
              <b>
                Se publicará solo <Moment date={publicarEn} />.
              </b>
            )}{' '}
            <TextLink to={rutas.cursoEditar(curso.id)} search={{ parte: 'ajustes' }}>
              Cambiar la fecha
            </TextLink>
          </p>
        )}
        {resumen && falta.length === 0 && (
          <p>
            <b>Antes de publicar:</b> {resumen}.{' '}
            <TextLink to={rutas.actividades(curso.id)}>Ir al contenido</TextLink>
          </p>
        )}
        {falta.length > 0 && (
          <details>
            <summary>
              <b>{goes ? 'Al publicar el curso va con él:' : 'Antes de publicar:'}</b> {resumen}
            </summary>
            <ul>
              {falta.map(([id, frase]) => (
                <li key={id}>
                  <TextLink to={rutas.actividad(curso.id, id)}>{frase}</TextLink>
                </li>
              ))}
            </ul>
          </details>
        )}
      </Notice>
      {closed}
    </>
  );
}
