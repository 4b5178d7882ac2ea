import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import { diasQueQuedan, esperaHasta } from '@catedra/shared/papelera/rules.ts';
import type { EnPapelera, Recuperado } from '@catedra/shared/papelera/schemas.ts';
import { cuenta, duracion, fecha } from '#ui/words/words.ts';

const HABIAN_HECHO = (personas: number) =>
  `${cuenta(personas, 'persona')} ${personas === 1 ? 'había' : 'habían'} hecho algo.`;

function whatItWas({ tipo, actividad, actividades }: EnPapelera): string {
  if (tipo === 'actividad' && actividad) {
    const { nombre } = fichaDe(actividad.tipo);
    return actividad.duracion ? `${nombre} de ${duracion(actividad.duracion)}` : nombre;
  }
  const nombre = tipo === 'curso' ? 'Curso' : 'Sección';
  return actividades === 0
    ? `${nombre} sin actividades`
    : `${nombre} con ${cuenta(actividades, 'actividad', 'actividades')}`;
}

function whoUsedIt({ tipo, personas, entregas, usado }: EnPapelera): string {
  const hecho = personas > 0 ? HABIAN_HECHO(personas) : '';
  const entregado = entregas > 0 ? `${cuenta(entregas, 'entrega')}.` : '';
  if (hecho || entregado) return [hecho, entregado].filter(Boolean).join(' ');
  if (usado) return tipo === 'curso' ? 'Hay personas o grupos que lo tienen.' : 'Alguien la usó.';
  return tipo === 'curso' ? 'Nadie lo ha usado.' : 'Nadie la ha usado.';
}

/** «Vídeo de 18 min. 12 personas habían hecho algo.» */
export function binLine(entrada: EnPapelera): string {
  const { seccion } = entrada;
  const vuelve = seccion?.tambien
    ? `Su sección, «${seccion.titulo}», también está en la papelera: volverá con ella.`
    : '';
  return [`${whatItWas(entrada)}.`, whoUsedIt(entrada), vuelve].filter(Boolean).join(' ');
}

export interface Fate {
  readonly words: string;
  /** Of the time that it waits, what is left. */
  readonly left: number;
  /** It is about to be erased. */
  readonly soon: boolean;
}

const SOON = 3;

/** What will happen to it and when; null once it stays archived. */
export function fateOf({ en, usado }: EnPapelera, now: Date): Fate | null {
  const dias = diasQueQuedan(en, now);
  if (dias === 0) return null;
  return {
    words: `se ${usado ? 'archiva' : 'borra'} en ${cuenta(dias, 'día')}`,
    left: (100 * dias) / 30,
    soon: !usado && dias <= SOON,
  };
}

export const archivedSince = ({ en }: EnPapelera, now: Date, zone: string): string =>
  `archivado desde el ${fecha(esperaHasta(en), now, zone)}`;

/** Where it is again, after its title. */
export function backLine({ tipo, seccion, lugar, espera, personas }: Recuperado): string {
  const sitio = tipo === 'actividad' && seccion && lugar ? `La ${lugar}.ª de «${seccion}».` : '';
  const suyo =
    personas > 0
      ? `${cuenta(personas, 'persona')} ${personas === 1 ? 'recupera' : 'recuperan'} lo que ${personas === 1 ? 'había' : 'habían'} hecho${espera ? ' cuando lo publiques' : ''}.`
      : '';
  const publicar = espera ? 'Quienes siguen el curso lo verán cuando publiques los cambios.' : '';
  return [sitio, publicar, suyo].filter(Boolean).join(' ');
}
