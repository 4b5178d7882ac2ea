import { cierresQueImpiden } from '@catedra/shared/actividades/cierre.ts';
import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { useState } from 'react';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { decidesDates } from '#parts/cursos/dates-in.ts';
import { ReopenDialog } from '#parts/cursos/ReopenDialog.tsx';
import { useStuck } from '#parts/cursos/stuck.ts';
import { TextButton, TextLink } from '#ui/frame/TextLink.tsx';
import { Notice, NoticeList } from '#ui/states/Notice.tsx';
import { cuenta, fecha } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

type Actividades = ContenidoDeCurso['actividades'];

/** What a course asks for and closed, in its order, and when each did. */
export function useClosed({ actividades }: Pick<ContenidoDeCurso, 'actividades'>) {
  const when = cierresQueImpiden(actividades, useNow());
  return { when, closed: actividades.filter(({ id }) => when.has(id)) };
}

export const closedWords = (count: number): string =>
  count === 1 ? 'Una actividad obligatoria ya cerró' : `${count} actividades obligatorias ya cerraron`;

/** What that means: to so many people, or to whoever it may be. */
export function blockedWords(count: number, people: number | undefined): string {
  if (people === undefined) return `quien no ${count === 1 ? 'la' : 'las'} haya hecho no puede terminar`;
  if (people === 0) return 'ahora no impide terminar a nadie';
  return people === 1 ? 'una persona no puede terminar' : `${people} personas no pueden terminar`;
}

interface ClosedNoticeProps {
  readonly contenido: ContenidoDeCurso;
  /** Of one activity alone, on its own page. */
  readonly only?: string;
}

/** What closed and is asked for: whom it leaves unable to finish, and the ways out. */
export function ClosedNotice({ contenido, only }: ClosedNoticeProps) {
  const { curso } = contenido;
  const { when, closed: all } = useClosed(contenido);
  const waiting = contenido.porPublicar?.impiden.actividades ?? [];
  // What has not been published closes nobody out yet: publishing says so.
  const today = all.filter(({ id }) => !waiting.some(({ actividadId }) => actividadId === id));
  const closed = only ? today.filter(({ id }) => id === only) : today;
  const [reopening, setReopening] = useState<Actividades[number] | null>(null);
  const [said, setSaid] = useState('');
  const mayReopen = decidesDates(useActor().actor, 'plazos:prorrogar', curso.id);
  const stuck = useStuck(curso.id, closed.length > 0);
  const zone = useZone();
  const now = useNow();
  const people = stuck && (only ? (stuck.porActividad[only] ?? 0) : stuck.personas);
  const one = closed.length === 1;
  return (
    <>
      {closed.length > 0 && (
        <Notice>
          <p>
            <b>{only ? 'Esta actividad obligatoria ya cerró' : closedWords(closed.length)}:</b>{' '}
            {blockedWords(closed.length, people)}. Cambia su fecha
            {mayReopen && (one ? ' o reábrela' : ' o reábrelas')}.
          </p>
          <NoticeList items={closed}>
            {(una) => (
              <>
                {!only && (
                  <>
                    <TextLink to={rutas.actividad(curso.id, una.id)}>{una.titulo}</TextLink>,{' '}
                  </>
                )}
                {only ? 'Cerró' : 'cerró'} el {fecha(when.get(una.id) ?? '', now, zone)}
                {stuck && `, sin hacer por ${cuenta(stuck.porActividad[una.id] ?? 0, 'persona')}`}.{' '}
                {mayReopen && (stuck?.porActividad[una.id] ?? 1) > 0 && (
                  <TextButton onClick={() => setReopening(una)} label={`Reabrir «${una.titulo}»`}>
                    Reabrir
                  </TextButton>
                )}
              </>
            )}
          </NoticeList>
        </Notice>
      )}
      <p role="status">{said}</p>
      <ReopenDialog
        cursoId={curso.id}
        actividad={reopening}
        onClose={() => setReopening(null)}
        onDone={setSaid}
      />
    </>
  );
}
