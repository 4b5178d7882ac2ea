import { z } from 'zod';

const cuantas = z.number().int();

/** What keeps a course from being deleted. */
export const usoDeCurso = z.object({
  inscritas: cuantas,
  grupos: cuantas,
  conProgreso: cuantas,
  opiniones: cuantas,
});
export type UsoDeCurso = z.output<typeof usoDeCurso>;

/** What keeps an activity from being deleted. */
export const usoDeActividad = z.object({
  conProgreso: cuantas,
  entregas: cuantas,
  opiniones: cuantas,
  /** Titles of those that wait for it. */
  laEsperan: z.array(z.string()),
});
export type UsoDeActividad = z.output<typeof usoDeActividad>;

const frase = (cantidad: number, una: string, varias: string): string[] =>
  cantidad === 0 ? [] : [cantidad === 1 ? una : varias.replace('#', String(cantidad))];

/** Why a course can't be deleted, a sentence for each reason; none when it can. */
export const porQueNoSeEliminaElCurso = ({ inscritas, grupos, conProgreso, opiniones }: UsoDeCurso) => [
  ...frase(inscritas, 'Hay 1 persona inscrita.', 'Hay # personas inscritas.'),
  ...frase(grupos, 'Está asignado a 1 grupo.', 'Está asignado a # grupos.'),
  ...frase(conProgreso, '1 persona ya lo empezó.', '# personas ya lo empezaron.'),
  ...frase(opiniones, 'Tiene 1 opinión.', 'Tiene # opiniones.'),
];

/** Why an activity can't be deleted, a sentence for each reason; none when it can. */
export const porQueNoSeEliminaLaActividad = (uso: UsoDeActividad) => [
  ...frase(uso.conProgreso, '1 persona ya la empezó.', '# personas ya la empezaron.'),
  ...frase(uso.entregas, 'Tiene 1 entrega.', 'Tiene # entregas.'),
  ...frase(uso.opiniones, 'Tiene 1 opinión.', 'Tiene # opiniones.'),
  ...uso.laEsperan.map((titulo) => `«${titulo}» la tiene como requisito.`),
];
