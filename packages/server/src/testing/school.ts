import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { randomUUID } from 'node:crypto';
import type { Contenido } from '@catedra/shared/actividades/contenido.ts';
import type { Permiso } from '@catedra/shared/core/permisos.ts';
import type { Campo } from '@catedra/shared/campos/schemas.ts';
import type { Curso } from '@catedra/shared/cursos/collection.ts';
import {
  PERFIL_ADMIN,
  PERFIL_DEV,
  PERFIL_ESTUDIANTE,
  PERFIL_SUPER,
} from '@catedra/shared/perfiles/permisos.ts';
import { revisionDePartida } from '@catedra/shared/evaluaciones/revision.ts';
import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { eq } from 'drizzle-orm';
import { actividadesTable } from '#features/actividades/table.ts';
import { camposTable } from '#features/campos/table.ts';
import { cursosTable, inscripcionesTable, seccionesTable } from '#features/cursos/table.ts';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import {
  grupoCursosTable,
  grupoMiembrosTable,
  gruposTable,
  grupoTutoresTable,
} from '#features/grupos/table.ts';
import { papeleraTable } from '#features/papelera/table.ts';
import { perfilesTable } from '#features/perfiles/table.ts';
import { progresoTable } from '#features/progreso/vigente.ts';
import { cookieName } from '#features/sesion/sessions/cookie.ts';
import { openSession } from '#features/sesion/sessions/sessions.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import type { Client } from '#testing/client.ts';

let serial = 0;
const nuevo = () => ++serial;

/** Builders: each says only what matters to the test, and writes what the product would have written. */
export function createSchool(platform: Platform, clientOf: (id: string, cookie: string) => Client) {
  const { db, clock, config } = platform;
  const moment = () => clock.now().toISOString();
  /** Long enough ago for any date of a test to have come later. */
  const antes = () => antesDe(clock.now(), 90 * DIA).toISOString();
  const fresh = () => ({ id: randomUUID(), creadoEn: moment(), actualizadoEn: moment() });
  const one = <T>(rows: T[]): T => rows[0] as T;

  const persona = async (values: Partial<Usuario> = {}): Promise<Usuario> => {
    const n = nuevo();
    const defaults = {
      nombre: 'Lucía',
      apellidos: `Fernández ${n}`,
      correo: `persona${n}@prueba.example`,
      perfil: PERFIL_ESTUDIANTE,
    };
    return one(
      await db
        .insert(usuariosTable)
        .values({ ...fresh(), ...defaults, ...values })
        .returning(),
    );
  };
  const campo = async (
    values: Partial<Omit<Campo, 'enReglas'>> = {},
    opciones: readonly string[] = [],
  ): Promise<typeof camposTable.$inferSelect> => {
    const n = nuevo();
    return one(
      await db
        .insert(camposTable)
        .values({
          ...fresh(),
          clave: `campo_${n}`,
          nombre: `Campo ${n}`,
          tipo: 'texto',
          propia: 'no',
          tutor: 've',
          orden: n,
          opciones: opciones.map((texto) => ({ id: randomUUID(), texto, retirada: false })),
          ...values,
        })
        .returning(),
    );
  };
  /** A browser of this person, signed in. */
  const entra = async (usuario: { id: string }): Promise<Client> => {
    const { token } = await inTransaction(db, (tx) => openSession(tx, usuario.id, 'prueba', clock.now()));
    return clientOf(usuario.id, `${cookieName(config)}=${token}`);
  };
  const conPerfil =
    (perfil: string) =>
    async (values: Partial<Usuario> = {}) =>
      entra(await persona({ perfil, ...values }));

  const perfil = async (
    permisos: readonly Permiso[],
    values: Partial<typeof perfilesTable.$inferInsert> = {},
  ) =>
    one(
      await db
        .insert(perfilesTable)
        .values({ ...fresh(), nombre: `Perfil ${nuevo()}`, permisos: [...permisos], ...values })
        .returning(),
    );
  const grupo = async (nombre = `Grupo ${nuevo()}`, values: Partial<typeof gruposTable.$inferInsert> = {}) =>
    one(
      await db
        .insert(gruposTable)
        .values({ ...fresh(), nombre, ...values })
        .returning(),
    );
  const curso = async (values: Partial<Curso> = {}) =>
    one(
      await db
        .insert(cursosTable)
        .values({ ...fresh(), titulo: `Curso ${nuevo()}`, estado: 'publicado', ...values })
        .returning(),
    );
  const seccion = async (cursoId: string, orden = 0, titulo = `Sección ${nuevo()}`) =>
    one(await db.insert(seccionesTable).values({ id: randomUUID(), cursoId, titulo, orden }).returning());
  /** Several of one section in one statement, in their order. */
  const actividades = (
    cursoId: string,
    suya: string,
    ...varias: Partial<typeof actividadesTable.$inferInsert>[]
  ) => {
    const rows = varias.map((values) => {
      const contenido: Contenido = values.contenido ?? { tipo: 'lectura', html: '<p>Texto</p>' };
      const defaults = { orden: nuevo(), titulo: `Actividad ${nuevo()}`, tipo: contenido.tipo, contenido };
      return { ...fresh(), cursoId, seccion: suya, ...defaults, ...values };
    });
    return db.insert(actividadesTable).values(rows).returning();
  };
  const actividad = async (cursoId: string, values: Partial<typeof actividadesTable.$inferInsert> = {}) =>
    one(await actividades(cursoId, values.seccion ?? (await seccion(cursoId)).id, values));
  const evaluacion = async (cursoId: string, values: Partial<typeof evaluacionesTable.$inferInsert> = {}) => {
    const suya =
      values.actividadId ??
      (await actividad(cursoId, { contenido: { tipo: 'evaluacion', descripcion: '' } })).id;
    const revision = revisionDePartida('repaso');
    const row = { ...fresh(), cursoId, revision, estado: 'publicada' as const, ...values, actividadId: suya };
    return one(await db.insert(evaluacionesTable).values(row).returning());
  };

  return {
    persona,
    campo,
    entra,
    perfil,
    grupo,
    curso,
    seccion,
    actividad,
    actividades,
    evaluacion,
    estudiante: conPerfil(PERFIL_ESTUDIANTE),
    administrador: conPerfil(PERFIL_ADMIN),
    superAdministrador: conPerfil(PERFIL_SUPER),
    dev: conPerfil(PERFIL_DEV),
    /** Someone whose profile has just these permissions. */
    /** An activity in the bin, in an entry of its own. */
    async tira({ id, cursoId, titulo }: typeof actividadesTable.$inferSelect, por: string = randomUUID()) {
      const papelera = randomUUID();
      const entrada = { id: papelera, tipo: 'actividad' as const, documento: id, cursoId, titulo, por };
      await db.insert(papeleraTable).values({ ...entrada, en: moment() });
      await db.update(actividadesTable).set({ papelera }).where(eq(actividadesTable.id, id));
      return papelera;
    },
    con: async (...permisos: Permiso[]) => entra(await persona({ perfil: (await perfil(permisos)).nombre })),
    miembro: (grupoId: string, ...usuarioIds: string[]) =>
      db
        .insert(grupoMiembrosTable)
        .values(usuarioIds.map((usuarioId) => ({ grupoId, usuarioId, desde: antes() }))),
    tutor: (grupoId: string, usuarioId: string) =>
      db.insert(grupoTutoresTable).values({ grupoId, usuarioId }),
    asigna: (grupoId: string, cursoId: string, venceEn: string | null = null) =>
      db.insert(grupoCursosTable).values({ grupoId, cursoId, venceEn, desde: antes() }),
    inscribe: (cursoId: string, usuarioId: string) =>
      db.insert(inscripcionesTable).values({ cursoId, usuarioId }),
    progreso: async (
      usuarioId: string,
      cursoId: string,
      actividadId: string,
      estado: 'en_curso' | 'completada' = 'completada',
    ) =>
      one(
        await db
          .insert(progresoTable)
          .values({ ...fresh(), usuarioId, cursoId, actividadId, estado, porcentaje: 100 })
          .returning(),
      ),
  };
}

export type School = ReturnType<typeof createSchool>;
