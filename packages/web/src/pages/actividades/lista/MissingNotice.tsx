import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { faltaParaPublicar } from '@catedra/shared/cursos/rules.ts';
import { rutas } from '#platform/paths.ts';
import { ClosedNotice } from '#parts/cursos/ClosedNotice.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { Notice, NoticeList } from '#ui/states/Notice.tsx';
import { cuenta } from '#ui/words/words.ts';

/** What keeps a draft from being published and what closed, with the way to each thing. */
export function MissingNotice({ contenido }: { readonly contenido: ContenidoDeCurso }) {
  const { curso, actividades } = contenido;
  const falta = Object.entries(faltaParaPublicar(actividades))
    .filter(([campo]) => campo !== 'actividades')
    .map(([id, frase]) => ({ id, frase }));
  return (
    <>
      {curso.estado !== 'publicado' && falta.length > 0 && (
        <Notice>
          <p>
            <b>
              Para publicar {falta.length === 1 ? 'falta 1 cosa' : `faltan ${cuenta(falta.length, 'cosa')}`}:
            </b>
          </p>
          <NoticeList items={falta}>
            {({ id, frase }) => (
              <TextLink to={rutas.actividades(curso.id)} search={{ actividad: id }}>
                {frase}
              </TextLink>
            )}
          </NoticeList>
        </Notice>
      )}
      <ClosedNotice contenido={contenido} />
    </>
  );
}
