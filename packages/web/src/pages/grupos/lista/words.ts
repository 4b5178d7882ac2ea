import type {
  ComoVaUnGrupo,
  GrupoEnLista,
  HallazgoDeGrupos,
} from '@catedra/shared/reportes/grupos-en-lista.ts';
import { cuenta, desdeCuando, numero } from '#ui/words/words.ts';

const vanTarde = (personas: number): string =>
  `${cuenta(personas, 'persona')} ${personas === 1 ? 'va' : 'van'} tarde`;

/** "31 personas van tarde, y 6 son de Almacén": what there is to find, whatever is being looked for. */
export function titular({ grupos, tarde, gruposConTarde, peor }: HallazgoDeGrupos): string | null {
  if (grupos === 0) return null;
  if (tarde === 0 || !peor) return 'Nadie va tarde en ningún grupo';
  if (gruposConTarde === 1) return `${vanTarde(tarde)}${tarde === 1 ? '' : ', todas'} en ${peor.nombre}`;
  // Where one group holds all the others nothing is told by naming it.
  if (peor.tarde === tarde) return `${vanTarde(tarde)}, en ${cuenta(gruposConTarde, 'grupo')}`;
  return `${vanTarde(tarde)}, y ${numero(peor.tarde)} ${peor.tarde === 1 ? 'es' : 'son'} de ${peor.nombre}`;
}

export function entradilla({ grupos, gruposConTarde }: HallazgoDeGrupos): string {
  if (grupos === 0) return 'Reúnen a las personas que hacen los mismos cursos con el mismo tutor.';
  if (gruposConTarde === 0) return `${cuenta(grupos, 'grupo')}. Ningún plazo vencido sin hacer.`;
  if (grupos === gruposConTarde)
    return grupos === 1 ? '1 grupo.' : `${cuenta(grupos, 'grupo')}, todos con alguien tarde.`;
  const resto = grupos - gruposConTarde;
  return `${cuenta(grupos, 'grupo')}; en ${resto === 1 ? 'uno' : numero(resto)} no va tarde nadie.`;
}

/** "20 personas, por regla". */
export const quienes = ({ miembros, porRegla }: Pick<GrupoEnLista, 'miembros' | 'porRegla'>): string => {
  const cuantas = miembros === 0 ? 'nadie todavía' : cuenta(miembros, 'persona');
  return porRegla ? `${cuantas}, por regla` : cuantas;
};

/** "en 3 cursos, desde hace 34 días". */
export function enQueVan(
  { cursosConTarde, cursoConTarde, tardeDesde }: ComoVaUnGrupo,
  now: Date,
  zone: string,
): string {
  const donde = cursoConTarde ?? cuenta(cursosConTarde, 'curso');
  return tardeDesde ? `en ${donde}, ${desdeCuando(tardeDesde, now, zone)}` : `en ${donde}`;
}

/** What is said where nobody is late. */
export function sinTarde({ total, proximas }: ComoVaUnGrupo): string {
  if (total === 0) return 'sin nada que hacer';
  if (proximas === 0) return 'nadie';
  return `nadie; a ${numero(proximas)} les vence algo en 7 días`.replace('a 1 les', 'a 1 le');
}
