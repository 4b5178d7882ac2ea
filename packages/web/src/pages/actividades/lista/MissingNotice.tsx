import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { faltaParaPublicar } from '@catedra/shared/cursos/rules.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/actividades/lista/MissingNotice.module.css';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { cuenta } from '#ui/words/words.ts';

const SHOWN = 3;

/** What keeps a draft from being published, with the way to each thing. */
export function MissingNotice({ contenido }: { readonly contenido: ContenidoDeCurso }) {
  const { curso, actividades } = contenido;
  const falta = Object.entries(faltaParaPublicar(actividades)).filter(([campo]) => campo !== 'actividades');
  if (curso.estado === 'publicado' || falta.length === 0) return null;
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
