import type { FechaDelCalendario, Que } from '#calendario/schemas.ts';

type Dicha = Pick<FechaDelCalendario, 'que' | 'de' | 'titulo'>;

const DE_CURSO: Readonly<Record<Que, string>> = {
  vence: 'Vence el curso',
  renovacion: 'Vence la renovación',
  se_renueva: 'Ya se puede renovar',
  vale: 'Último día que vale',
  abre: 'Abre el curso',
  cierra: 'Cierra el curso',
  empieza: 'Empieza el curso',
  termina: 'Termina el curso',
};

function verbo({ que, de }: Dicha): string {
  if (de === 'curso') return DE_CURSO[que];
  if (de === 'evaluacion') return que === 'abre' ? 'Abre la prueba' : 'Cierra la prueba';
  if (que === 'vence') return 'Vence';
  return que === 'abre' ? 'Abre' : 'Cierra';
}

/** Read alone, in another program: «Vence el curso: Trabajos en altura». */
export const fechaEnPalabras = (fecha: Dicha): string => `${verbo(fecha)}: ${fecha.titulo}`;
