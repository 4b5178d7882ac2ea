import { IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { addressOf, FIRST_PAGE, filterOf } from '#pages/entregas/address.ts';
import { MarkedList } from '#pages/entregas/cola/MarkedList.tsx';
import { estadoDe } from '#pages/entregas/cola/estados.ts';
import { OtherSide } from '#pages/entregas/cola/OtherSide.tsx';
import { QueueBar } from '#pages/entregas/cola/QueueBar.tsx';
import { Waiting } from '#pages/entregas/cola/Waiting.tsx';
import { resumenDe } from '#pages/entregas/cola/words.ts';
import type { EntregasProps } from '#pages/entregas/props.ts';
import { pendientesQuery } from '#pages/entregas/queries.ts';
import { Page } from '#ui/frame/Page.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { useTitleFocus } from '#ui/frame/title-focus.ts';
import { useListAddress } from '#ui/lists/list-address.ts';
import { FactsBone } from '#ui/states/Bones.tsx';
import { useNow, useZone } from '#ui/words/zone.tsx';

const MARKED = { calificada: 'Lo último que se corrigió va primero.', devuelta: 'Lo último va primero.' };

/** What waits to be marked, put together; or what was already marked. */
export function Queue({ title, trail, tabs, actividadId }: EntregasProps) {
  useTitleFocus();
  const { search } = useListAddress();
  const { pathname } = useLocation();
  const at = { now: useNow(), zone: useZone() };
  const estado = estadoDe(search, actividadId !== undefined);
  const query = useQuery(pendientesQuery(filterOf(search, actividadId)));
  const { data: pendientes } = query;
  const waiting = estado === undefined;
  const oneCourse = pendientes && onlyOne(pendientes.cursos, search.curso);
  const course = actividadId === undefined && oneCourse ? ` Todo es de «${oneCourse.nombre}».` : '';
  const subtitle = () => {
    if (!waiting) return estado === 'todas' ? 'Lo más antiguo va primero.' : MARKED[estado];
    if (!pendientes) return query.isError ? undefined : <FactsBone />;
    return `${resumenDe(pendientes, at)}${pendientes.primera === null ? '' : course}`;
  };
  const primera = waiting ? pendientes?.primera : null;
  return (
    <Page
      title={search.papelera ? `${title}: papelera` : title}
      trail={trail}
      list
      subtitle={subtitle()}
      action={
        primera && (
          <ButtonLink
            leftSection={<IconPlayerPlay size={18} stroke={1.75} aria-hidden />}
            to={pathname}
            search={{ ...search, ...FIRST_PAGE, ...addressOf(primera), desde: at.now.toISOString() }}
          >
            Empezar por la más antigua
          </ButtonLink>
        )
      }
    >
      {tabs}
      <QueueBar pendientes={pendientes} actividadId={actividadId} />
      {waiting ? (
        <Waiting query={query} oneCourse={oneCourse !== undefined} actividadId={actividadId} />
      ) : (
        <MarkedList actividadId={actividadId} />
      )}
      {actividadId === undefined && <OtherSide waiting={pendientes?.enPapelera ?? 0} />}
    </Page>
  );
}

interface Option {
  readonly id: string;
  readonly nombre: string;
}

/** The only course there is, or the one that was chosen. */
const onlyOne = (cursos: readonly Option[], chosen: string | undefined): Option | undefined =>
  cursos.length === 1 ? cursos[0] : cursos.find(({ id }) => id === chosen);
