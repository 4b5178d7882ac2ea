import { DIAS_DESDE_UN_DATO } from '#progreso/vencimiento.ts';
import { z } from 'zod';
import { entero, id, momento } from '#core/fields.ts';
import { usuarios } from '#usuarios/collection.ts';
import { cursos } from '#cursos/collection.ts';

/** By hand or by a file, or because the rule of the group says so. */
export const ORIGENES_DE_MIEMBRO = ['mano', 'regla'] as const;

export const MAX_PERSONAS = 500;

export const personasDeGrupo = z.strictObject({
  usuarioIds: z
    .array(id())
    .min(1, 'Elige al menos una persona.')
    .max(MAX_PERSONAS, `Como mucho ${MAX_PERSONAS} personas a la vez.`),
});

/** `diasSiPaso`: for whoever would come in past a date of the group, days from today as their own date. */
export const diasSiPaso = entero(0, 365).optional();
/** Also the same date in the evaluations that would close to them before, as exceptions. */
export const tambienEnEvaluaciones = z.boolean().optional();
/** Takes back what was given with an act, known by its moment. */
export const deshace = momento().optional();
export const miembrosDeGrupo = personasDeGrupo.extend({ diasSiPaso });

export const MAX_IDENTIFICADORES = 1000;

/** E-mails or usernames, one of each person. */
export const identificadoresDeGrupo = z.strictObject({
  identificadores: z
    .array(z.string().trim().min(1).max(254, 'Ese texto es demasiado largo para ser un correo o un usuario.'))
    .min(1, 'Pega al menos un correo.')
    .max(MAX_IDENTIFICADORES, `Como mucho ${MAX_IDENTIFICADORES} a la vez. Para más, usa la carga masiva.`),
});
export const miembrosPorIdentificador = identificadoresDeGrupo.extend({ diasSiPaso });

const encontrada = z.object({
  identificador: z.string(),
  id: id(),
  nombre: z.string(),
  apellidos: z.string(),
});

/** What became of each one that was pasted; each is in one list and no more. */
export const resultadoDeIdentificadores = z.object({
  anadidas: z.array(encontrada),
  yaEstaban: z.array(encontrada),
  noPermitidas: z.array(encontrada),
  /** Nobody whom the actor may see has them. */
  desconocidas: z.array(z.string()),
});
export type ResultadoDeIdentificadores = z.output<typeof resultadoDeIdentificadores>;

/** What goes with a group when it is deleted. */
export const efectoDeEliminarGrupo = z.object({
  miembros: z.number().int(),
  tutores: z.number().int(),
  cursos: z.number().int(),
  /** Members who have some course through this group alone. */
  pierdenCursos: z.number().int(),
  /** Of those, the ones who had begun one of them. */
  conProgreso: z.number().int(),
});
export type EfectoDeEliminarGrupo = z.output<typeof efectoDeEliminarGrupo>;
export const grupoEliminado = z.object({ id: id(), miembros: z.number().int() });
export type GrupoEliminado = z.output<typeof grupoEliminado>;

/** How many really changed; the others already stood so. */
export const relacionCambiada = z.object({ cambiadas: z.number().int() });
export type RelacionCambiada = z.output<typeof relacionCambiada>;

/** `marca`: by what it is known when it is taken back. */
export const cursoDeGrupoCambiado = relacionCambiada.extend({ marca: momento() });
export type CursoDeGrupoCambiado = z.output<typeof cursoDeGrupoCambiado>;

/** Days that each person has: since they came in or, with a field of dates, since what they have in it. */
export const plazoEnDias = {
  venceEnDias: entero(0, 3650).nullable().default(null),
  venceCampoId: id().nullable().default(null),
};

/** When a course is due for a group. */
const plazoDeGrupo = z.strictObject({
  venceEn: momento().nullable().default(null),
  ...plazoEnDias,
  /** Days for whoever comes in once the date has passed; left out, it stays as it was. */
  diasDeGracia: entero(0, 365).optional(),
  diasSiPaso,
});

export interface PlazoDado {
  readonly venceEn: string | null;
  readonly venceEnDias: number | null;
  readonly venceCampoId: string | null;
  /** Left out, it stays as it was. */
  readonly diasDeGracia?: number | undefined;
}

/** At most one date: a moment, or days. */
export const conPlazoPosible = <T extends z.ZodType<PlazoDado>>(asignacion: T): T =>
  asignacion
    .refine(({ venceEn, venceEnDias }) => venceEn === null || venceEnDias === null, {
      path: ['venceEnDias'],
      error: 'Elige una fecha o un plazo en días, no las dos cosas.',
    })
    .refine(({ venceEnDias, venceCampoId }) => venceCampoId !== null || venceEnDias !== 0, {
      path: ['venceEnDias'],
      error: 'Escribe los días, de 1 a 3.650.',
    })
    .refine(
      ({ venceEnDias, venceCampoId }) =>
        venceCampoId === null || (venceEnDias !== null && venceEnDias <= DIAS_DESDE_UN_DATO),
      { path: ['venceEnDias'], error: 'Escribe los días, de 0 a 1.825.' },
    );

export const asignacionDeCurso = conPlazoPosible(
  plazoDeGrupo.extend({ cursoId: id(), tambienEnEvaluaciones, deshace }),
);
export type AsignacionDeCurso = z.output<typeof asignacionDeCurso>;

/** As many courses are given by one act. */
export const MAX_CURSOS_JUNTOS = 20;
export const cursosJuntos = z
  .array(id())
  .min(1, 'Elige al menos un curso.')
  .max(MAX_CURSOS_JUNTOS, `Elige como mucho ${MAX_CURSOS_JUNTOS} cursos a la vez.`);
/** In which of several courses the evaluations have the same date. */
export const tambienEnLasDe = z.array(id()).max(MAX_CURSOS_JUNTOS).default([]);

/** A date that a group would give in these courses. */
export const fechaDeGrupo = conPlazoPosible(
  plazoDeGrupo.omit({ diasSiPaso: true }).extend({ cursoIds: cursosJuntos }),
);
export type FechaDeGrupo = z.output<typeof fechaDeGrupo>;

/** Several with the same date; those that the group has already stay as they are. */
export const asignacionDeCursos = conPlazoPosible(
  plazoDeGrupo.extend({ cursoIds: cursosJuntos, tambienEnEvaluaciones: tambienEnLasDe }),
);
export type AsignacionDeCursos = z.output<typeof asignacionDeCursos>;
/** `marca`: by what it is known when it is taken back. */
export const cursosAsignados = z.object({ asignados: z.array(id()), marca: momento() });
export type CursosAsignados = z.output<typeof cursosAsignados>;

/** What giving a course to a group would do now. */
export const consultaDeAsignar = z.strictObject({ cursoId: id() });
export const efectoDeAsignar = z.object({
  /** The group has it already. */
  asignado: z.boolean(),
  miembros: z.number().int(),
  /** Members who would have it from then on. */
  entran: z.number().int(),
  /** Members who have it in some way already. */
  yaLoTienen: z.number().int(),
  /** Members who completed it and whose completion is valid now. */
  alDia: z.number().int(),
});
export const consultaDeAsignarVarios = z.strictObject({ cursoIds: cursosJuntos });
/** The same of several at once; `entran`: members who would have any of them from then on. */
export const efectoDeAsignarVarios = efectoDeAsignar.pick({ miembros: true, entran: true }).extend({
  porCurso: z.array(efectoDeAsignar.omit({ miembros: true }).extend({ cursoId: id() })),
});
export type EfectoDeAsignarVarios = z.output<typeof efectoDeAsignarVarios>;
export type EfectoDeAsignar = z.output<typeof efectoDeAsignar>;

export const cursoDeGrupo = z.strictObject({ cursoId: id(), deshace });
export type CursoDeGrupo = z.output<typeof cursoDeGrupo>;

export const consultaDePersonas = z.strictObject({
  buscar: z.string().max(200).optional(),
  orden: z.enum(['apellidos', '-apellidos', 'nombre', '-nombre']).optional(),
  cursor: z.string().max(2000).optional(),
  limite: z.coerce.number<number>().int().min(1).max(100).default(50),
  total: z.stringbool().optional(),
});
export type ConsultaDePersonas = z.input<typeof consultaDePersonas>;

export const consultaDeCursos = consultaDePersonas.extend({
  orden: z.enum(['titulo', '-titulo']).optional(),
});
export type ConsultaDeCursos = z.input<typeof consultaDeCursos>;

const pagina = <T extends z.ZodType>(dato: T) =>
  z.object({
    datos: z.array(dato),
    siguiente: z.string().nullable(),
    total: z.object({ valor: z.number().int(), exacto: z.boolean() }).optional(),
  });

export const personaDeGrupo = usuarios.record
  .pick({ id: true, nombre: true, apellidos: true, correo: true, usuario: true, perfil: true, estado: true })
  .extend({
    desde: momento(),
    /** Why a member is in; tutors are named by hand. */
    origen: z.enum(ORIGENES_DE_MIEMBRO).optional(),
  });
export type PersonaDeGrupo = z.output<typeof personaDeGrupo>;
export const paginaDePersonas = pagina(personaDeGrupo);

export const cursoAsignado = cursos.record.pick({ id: true, titulo: true, estado: true }).extend({
  desde: momento(),
  venceEn: momento().nullable(),
  venceEnDias: z.number().int().nullable(),
  venceCampoId: id().nullable(),
  /** Its people who have nothing in that field, and so no date. */
  sinDato: z.number().int(),
  diasDeGracia: z.number().int(),
});
export type CursoAsignado = z.output<typeof cursoAsignado>;
export const paginaDeCursosAsignados = pagina(cursoAsignado);
