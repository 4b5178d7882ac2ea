import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { cierreQueImpide } from '@catedra/shared/actividades/cierre.ts';
import { faltaParaPublicar } from '@catedra/shared/cursos/rules.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/actividades/lista/MissingNotice.module.css';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { cuenta } from '#ui/words/words.ts';
import { useNow } from '#ui/words/zone.tsx';

const SHOWN = 3;

interface ClosedNoticeProps {
  readonly curso: ContenidoDeCurso['curso'];
  readonly closed: ContenidoDeCurso['actividades'];
}

/** Compulsory activities whose date went by: whoever is in the course and did not do them can't finish. */
function ClosedNotice({ curso, closed }: ClosedNoticeProps) {
  if (closed.length === 0) return null;
  return (
    <div className={classes.notice}>
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
      <div>
        <p>
          <b>
            {closed.length === 1
              ? 'Una actividad obligatoria ya cerró'
              : `${closed.length} actividades obligatorias ya cerraron`}
            :
          </b>{' '}
          quien no las haya hecho no puede terminar. Cambia su fecha o reábrelas a quien toque en
          «Participantes».
        </p>
        <ul>
          {closed.slice(0, SHOWN).map(({ id, titulo }) => (
            <li key={id}>
              <TextLink to={rutas.actividad(curso.id, id)}>{titulo}</TextLink>
            </li>
          ))}
          {closed.length > SHOWN && <li>y {cuenta(closed.length - SHOWN, 'más', 'más')}.</li>}
        </ul>
      </div>
    </div>
  );
}

/** What keeps a draft from being published, with the way to each thing. */
export function MissingNotice({ contenido }: { readonly contenido: ContenidoDeCurso }) {
  const { curso, actividades } = contenido;
  const falta = Object.entries(faltaParaPublicar(actividades)).filter(([campo]) => campo !== 'actividades');
  const now = useNow();
  const closed = actividades.filter((una) => cierreQueImpide(una, now) !== null);
  if (curso.estado === 'publicado' || falta.length === 0)
    return <ClosedNotice curso={curso} closed={closed} />;
  return (
    <div className={classes.notice}>
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
      <div>
        <p>
          <b>
            Para publicar {falta.length === 1 ? 'falta 1 cosa' : `faltan ${cuenta(falta.length, 'cosa')}`}:
          </b>
        </p>
        <ul>
          {falta.slice(0, SHOWN).map(([id, frase]) => (
            <li key={id}>
              <TextLink to={rutas.actividad(curso.id, id)}>{frase}</TextLink>
            </li>
          ))}
          {falta.length > SHOWN && <li>y {cuenta(falta.length - SHOWN, 'más', 'más')}.</li>}
        </ul>
      </div>
    </div>
  );
}
