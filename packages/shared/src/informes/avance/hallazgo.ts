import type { Embudo, HechasPorActividad } from '#participantes/schemas.ts';
import { cuantas, enCifras, porCiento } from '#informes/palabras.ts';

interface CursoContado {
  readonly curso: string;
  readonly personas: number;
  readonly completados: number;
}

/** Of all courses, the one that fewest finish. */
export const hallazgoDe = ({ curso, personas, completados }: CursoContado): string =>
  completados === personas
    ? 'Todos los cursos están terminados'
    : `${curso} es el que menos se termina: ${porCiento(completados, personas)}`;

/** Of one course, where most stop: «De 120 que llegaron a «Lección 4», 31 no pasaron». */
export function abandonoDe(
  camino: Embudo['camino'],
  { personas, porActividad, paradas }: HechasPorActividad,
): string {
  if (personas === 0) return 'Nadie tiene este curso';
  const paran = (id: string) => paradas[id] ?? 0;
  const [peor] = camino.toSorted((a, b) => paran(b.id) - paran(a.id));
  if (!peor || paran(peor.id) === 0) return 'Nadie se queda por el camino';
  const no = paran(peor.id);
  if (peor.id === camino[0]?.id)
    return `De ${cuantas(personas, 'persona')}, ${enCifras(no)} no ${no === 1 ? 'ha' : 'han'} hecho lo primero, «${peor.titulo}»`;
  const llegaron = no + (porActividad[peor.id] ?? 0);
  return `De ${enCifras(llegaron)} que llegaron a «${peor.titulo}», ${enCifras(no)} no ${no === 1 ? 'pasó' : 'pasaron'}`;
}
