import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { IconInfoCircle } from '@tabler/icons-react';
import { rutas } from '#platform/paths.ts';
import { ClosedNotice } from '#parts/cursos/ClosedNotice.tsx';
import { useMissing } from '#parts/cursos/drafts.ts';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { Notice, NoticeList } from '#ui/states/Notice.tsx';
import { cuenta } from '#ui/words/words.ts';

const going = (things: number): string =>
  `Al publicar el curso se ${things === 1 ? 'publica' : 'publican'} con él`;

const lacking = (things: number): string =>
  `Para publicar ${things === 1 ? 'falta 1 cosa' : `faltan ${cuenta(things, 'cosa')}`}`;

/** What keeps a draft from being published and what closed, with the way to each thing. */
export function MissingNotice({ contenido }: { readonly contenido: ContenidoDeCurso }) {
  const { curso } = contenido;
  const { found, goes } = useMissing(contenido);
  const falta = Object.entries(found)
    .filter(([campo]) => campo !== 'actividades')
    .map(([id, frase]) => ({ id, frase }));
  return (
    <>
      {curso.estado !== 'publicado' && falta.length > 0 && (
        <Notice icon={goes ? IconInfoCircle : undefined} calm={goes}>
          <p>
            <b>{goes ? going(falta.length) : lacking(falta.length)}:</b>
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
