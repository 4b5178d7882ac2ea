import { z } from 'zod';
import { entero, id, momento } from '#core/fields.ts';
import { consultaDePlazosPasados } from '#grupos/plazos.ts';
import { conPlazoPosible, diasSiPaso, plazoEnDias } from '#grupos/schemas.ts';
import { seleccionDeUsuarios } from '#lotes/schemas.ts';

/** Why an evaluation closes to someone, or to a group, when their course is due. */
export const MOTIVO_DE_CIERRE = 'La misma fecha que su plazo del curso';

/** An evaluation that a course asks of one person, beside until when they have the course. */
export interface SuCierre {
  readonly venceEn: string | null;
  /** As it is for them: by their own exception, their groups' or everybody's. */
  readonly cierraEn: string | null;
  /** Since when they have the course. */
  readonly desde: string;
  readonly hecha: boolean;
  readonly exenta: boolean;
}

/**
 * Whether it closes to them while they still have time for the course. What had closed when they came in is not asked
 * of them. In SQL, `afectadaSql` of the server says the same, and a test holds one against the other.
 */
export function cierraAntes({ venceEn, cierraEn, desde, hecha, exenta }: SuCierre): boolean {
  if (hecha || exenta || venceEn === null || cierraEn === null) return false;
  const cierre = Date.parse(cierraEn);
  return cierre < Date.parse(venceEn) && cierre > Date.parse(desde);
}

/** Of the people of a group: how many still have to do an evaluation, to how many it closes early, and until when they have. */
export interface CierreDeGrupo {
  readonly pendientes: number;
  readonly afectadas: number;
  readonly primerPlazo: string | null;
  readonly ultimoPlazo: string | null;
}

/** One exception serves the whole group when it concerns everyone who still has it to do, with one date; else, one each. */
export const cabeEnElGrupo = ({ pendientes, afectadas, primerPlazo, ultimoPlazo }: CierreDeGrupo): boolean =>
  afectadas > 0 && afectadas === pendientes && primerPlazo !== null && primerPlazo === ultimoPlazo;

/** `inscripcion`: by name, also those who have it through a group; `nuevas`: only those who don't have it; `prorroga`: a date of their own. */
export const cierresPorNombre = conPlazoPosible(
  z.strictObject({
    que: z.enum(['inscripcion', 'nuevas', 'prorroga']),
    seleccion: seleccionDeUsuarios,
    venceEn: momento().nullable(),
    ...plazoEnDias,
    diasDeGracia: entero(0, 365).optional(),
    diasSiPaso,
  }),
);
export type CierresPorNombre = z.output<typeof cierresPorNombre>;
export type PedidoDeCierres = z.input<typeof cierresPorNombre>;

const cierreAntes = z.object({
  evaluacionId: id(),
  /** Null when whoever asks may not see it. */
  titulo: z.string().nullable(),
  /** When it closes to those people: the first close and the last, which are mostly one. */
  cierraEn: momento(),
  ultimoCierre: momento(),
  personas: z.number().int(),
});
export type CierreAntes = z.output<typeof cierreAntes>;

/** How an evaluation would be given the date of the course, or why it can't. */
export const REMEDIOS = ['grupo', 'personas', 'sin_permiso', 'ninguno', 'aparte'] as const;

/** Who would have time for a course after one of its evaluations closes to them. */
export const cierresAntes = z.object({
  personas: z.number().int(),
  evaluaciones: z.array(cierreAntes),
  /**
   * `grupo`: one exception for the group; `personas`: one each; `sin_permiso`: whoever asks may not give them all;
   * `ninguno`: nobody would gain by one; `aparte`: not with this act.
   */
  remedio: z.enum(REMEDIOS),
  /** Those to whom another date of the activity closes it, which an exception doesn't move. */
  sinRemedio: z.number().int(),
});
export type CierresAntes = z.output<typeof cierresAntes>;

export const SIN_CIERRES_ANTES: CierresAntes = {
  personas: 0,
  evaluaciones: [],
  remedio: 'ninguno',
  sinRemedio: 0,
};

/** What outweighs the others when people differ. */
const PESO: readonly CierresAntes['remedio'][] = ['ninguno', 'personas', 'grupo', 'aparte', 'sin_permiso'];

/** Two counts of different people. */
export function sumarCierres(unos: CierresAntes, otros: CierresAntes): CierresAntes {
  if (unos.personas === 0) return otros;
  if (otros.personas === 0) return unos;
  const todas = new Map(unos.evaluaciones.map((una) => [una.evaluacionId, una]));
  for (const otra of otros.evaluaciones) {
    const una = todas.get(otra.evaluacionId);
    todas.set(
      otra.evaluacionId,
      una
        ? {
            ...una,
            cierraEn: una.cierraEn < otra.cierraEn ? una.cierraEn : otra.cierraEn,
            ultimoCierre: una.ultimoCierre > otra.ultimoCierre ? una.ultimoCierre : otra.ultimoCierre,
            personas: una.personas + otra.personas,
          }
        : otra,
    );
  }
  const pesa = (remedio: CierresAntes['remedio']) => PESO.indexOf(remedio);
  return {
    personas: unos.personas + otros.personas,
    evaluaciones: [...todas.values()],
    remedio: pesa(unos.remedio) > pesa(otros.remedio) ? unos.remedio : otros.remedio,
    sinRemedio: unos.sinRemedio + otros.sinRemedio,
  };
}

/** Who would come into some groups, with the days given to whoever comes in late. */
export const cierresAlEntrar = consultaDePlazosPasados.extend({ diasSiPaso });
export type CierresAlEntrar = z.output<typeof cierresAlEntrar>;

/** The same of a file. */
export const cierresDeCarga = z.strictObject({
  diasSiPaso: z.coerce.number<number>().int().min(0).max(365).optional(),
});

/** What is about to be done with an evaluation. */
export const cierrePrevisto = z.strictObject({
  /** Another close than the one it has. */
  cierraEn: momento().optional(),
  /** Only for one person, or for one group: an exception. */
  usuarioId: id().optional(),
  grupoId: id().optional(),
  /** What it is not yet, and will be. */
  sera: z.enum(['publicada', 'obligatoria']).optional(),
});
export type CierrePrevisto = z.output<typeof cierrePrevisto>;
