import type { Campo } from '@catedra/shared/campos/schemas.ts';
import { NOMBRES_DE_TIPO, SE_BUSCAN } from '@catedra/shared/campos/tipos.ts';
import { cuenta } from '#ui/words/words.ts';

export const activas = ({ opciones }: Pick<Campo, 'opciones'>) =>
  opciones.filter(({ retirada }) => !retirada);

/** What it means that a field names whom each person answers to. */
export const ES_SU_RESPONSABLE =
  'A quien nombra esa persona tiene en su equipo. Un solo campo lo dice, y solo lo edita quien administra a todas.';

/** «Lista, 4 valores», «Texto, no se repite». */
export function resumenDeCampo(campo: Campo): string {
  const partes = [NOMBRES_DE_TIPO[campo.tipo]];
  if (campo.tipo === 'lista') partes.push(cuenta(activas(campo).length, 'valor', 'valores'));
  if (campo.tipo === 'numero' && !campo.decimales) partes.push('sin decimales');
  if (campo.equipo) partes.push('es su responsable');
  if (campo.unico) partes.push('no se repite');
  if (campo.obligatorio) partes.push('obligatorio');
  return partes.join(', ');
}

const juntas = new Intl.ListFormat('es', { type: 'conjunction' });

/** Where it serves today, in one line. */
export function usosDeCampo(campo: Campo): string {
  if (campo.estado === 'retirado') return 'Retirado';
  const partes = [
    ...(campo.enReglas > 0 ? [cuenta(campo.enReglas, 'grupo por regla', 'grupos por regla')] : []),
    ...(campo.enFechas > 0 ? [cuenta(campo.enFechas, 'fecha límite', 'fechas límite')] : []),
    ...(SE_BUSCAN.includes(campo.tipo) ? ['búsqueda'] : []),
    'lista',
    'fichas de usuarios',
  ];
  const frase = juntas.format(partes);
  return frase.charAt(0).toUpperCase() + frase.slice(1);
}
