import { z } from 'zod';
import { examinandose, quienSeExamina } from '#actividades/examinandose.ts';

const cuantas = z.number().int();

/** Who is touched by deleting a course. */
export const usoDeCurso = z.object({
  ...examinandose,
  /** People who have it, whichever way. */
  personas: cuantas,
  grupos: cuantas,
  conProgreso: cuantas,
  opiniones: cuantas,
});
export type UsoDeCurso = z.output<typeof usoDeCurso>;

/** Who is touched by deleting activities. */
export const usoDeActividades = z.object({
  ...examinandose,
  conProgreso: cuantas,
  entregas: cuantas,
  opiniones: cuantas,
  /** Titles of those that wait for one of them and stay. */
  laEsperan: z.array(z.string()),
});
export type UsoDeActividades = z.output<typeof usoDeActividades>;

const frase = (cantidad: number, una: string, varias: string): string[] =>
  cantidad === 0 ? [] : [cantidad === 1 ? una : varias.replace('#', String(cantidad))];

/** What deleting a course does to people, a sentence for each; none when nobody has to do with it. */
export const aQuienTocaElCurso = ({
  personas,
  grupos,
  conProgreso,
  opiniones,
  ...uso
}: UsoDeCurso): string[] => [
  ...quienSeExamina(uso, 'una prueba suya'),
  ...frase(personas, '1 persona lo tiene: dejará de verlo.', '# personas lo tienen: dejarán de verlo.'),
  ...frase(grupos, 'Está asignado a 1 grupo.', 'Está asignado a # grupos.'),
  ...frase(
    conProgreso,
    '1 persona ya lo empezó; nada de lo suyo se pierde.',
    '# personas ya lo empezaron; nada de lo suyo se pierde.',
  ),
  ...frase(opiniones, 'Tiene 1 opinión, que se conserva.', 'Tiene # opiniones, que se conservan.'),
];

/** The same of activities; `varias` when they are more than one. */
export function aQuienTocanLasActividades(uso: UsoDeActividades, varias: boolean): string[] {
  const { conProgreso, entregas, opiniones, laEsperan } = uso;
  const [la, tiene] = varias ? ['las', 'Tienen'] : ['la', 'Tiene'];
  return [
    ...quienSeExamina(uso, varias ? 'una de sus pruebas' : 'la prueba'),
    ...frase(
      conProgreso,
      `1 persona ya ${la} empezó; nada de lo suyo se pierde y su avance no baja.`,
      `# personas ya ${la} empezaron; nada de lo suyo se pierde y su avance no baja.`,
    ),
    ...frase(entregas, `${tiene} 1 entrega, que se conserva.`, `${tiene} # entregas, que se conservan.`),
    ...frase(opiniones, `${tiene} 1 opinión, que se conserva.`, `${tiene} # opiniones, que se conservan.`),
    ...laEsperan.map(
      (titulo) => `«${titulo}» ${varias ? 'tiene alguna' : 'la tiene'} como requisito: dejará de pedirla.`,
    ),
  ];
}
