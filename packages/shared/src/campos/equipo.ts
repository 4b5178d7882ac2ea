import type { VistaDeCampo } from '#campos/tipos.ts';

/** What is said of the field that names whose team each person is in: «Responsable», whatever the academy calls it. */
export const SOLO_DE_PERSONA = 'Solo un campo que nombra a una persona puede decir de quién es el equipo.';
export const SOLO_QUIEN_ADMINISTRA =
  'Este dato da permisos a quien nombra: solo lo edita quien administra a todas las personas.';
export const DE_SI_MISMA = 'Nadie puede ser responsable de sí mismo. Elige a otra persona.';
export const DE_SI_MISMA_EN_FILA = 'Nadie es responsable de sí mismo:';
export const yaHayEquipo = (nombre: string): string =>
  `«${nombre}» dice ya de quién es el equipo. Quítaselo antes a ese campo.`;

const VISTAS = ['propia', 'tutor'] as const;
type Vistas = Readonly<Partial<Record<(typeof VISTAS)[number], VistaDeCampo | undefined>>>;

/** Who would write it besides those who administer everybody: whom it names gets what their profile may do in its team. */
export const laEditanDeMas = (vistas: Vistas): (typeof VISTAS)[number][] =>
  VISTAS.filter((vista) => vistas[vista] === 'edita');
