import { randomUUID } from 'node:crypto';
import { contenidoVacio } from '@catedra/shared/actividades/contenido.ts';
import { ACCIONES, enSusGrupos } from '@catedra/shared/core/permisos.ts';
import { eq, sql } from 'drizzle-orm';
import { cargaFilasTable, cargasTable } from '#features/cargas/table.ts';
import { entregasTable } from '#features/entregas/table.ts';
import { grupoMiembrosTable, grupoTutoresTable } from '#features/grupos/table.ts';
import { feedbackTable } from '#features/feedback/table.ts';
import { archivoALaVista, subidaAMedias } from '#matrix/files.ts';
import type { Client } from '#testing/client.ts';
import type { TestApp } from '#testing/create-test-app.ts';

/** Who asks. The first three are the same for every route: no session, an ended one, a temporary password. */
export const FORASTEROS = ['anonimo', 'suspendido', 'temporal'] as const;
/**
 * ajeno: a learner without courses · inscrito: a learner of the course · limitado: only `usuarios:ver` ·
 * tutorAjeno, tutor: every permission "en sus grupos", of another group and of this one.
 */
export const PERSONAS = [
  'ajeno',
  'inscrito',
  'limitado',
  'tutorAjeno',
  'tutor',
  'administrador',
  'superAdministrador',
] as const;
export type Persona = (typeof PERSONAS)[number];

export type Cast = Record<Persona, Client> & {
  readonly anonimo: Client;
  readonly suspendido: Client;
  readonly temporal: Client;
};

export interface Company {
  readonly cast: Cast;
  /** Fresh things for one cell of the matrix, all of them within the tutor's group. */
  scene(): Promise<Scene>;
}

export interface Scene {
  readonly cursoId: string;
  readonly abiertoId: string;
  readonly seccionId: string;
  readonly actividadId: string;
  readonly pruebaId: string;
  readonly libreId: string;
  readonly tareaId: string;
  /** Handed in by the learner for another task. */
  readonly entregaId: string;
  readonly evaluacionId: string;
  /** Shown by an activity of a course of the group, and uploaded by its tutor. */
  readonly archivoId: string;
  /** The tutor's own, under way. */
  readonly subidaId: string;
  readonly progresoId: string;
  readonly feedbackId: string;
  readonly grupoId: string;
  readonly perfilId: string;
  readonly usuarioId: string;
  /** The tutor's own uploads: one to be imported, one that was. */
  readonly cargaId: string;
  readonly cargaHechaId: string;
  /** What finds the scene's own records in a list. */
  readonly correo: string;
  readonly slug: string;
  readonly grupo: string;
  readonly perfil: string;
}

export async function assemble(app: TestApp): Promise<Company> {
  const { school, platform, anonymous } = app;
  const perfil = await school.perfil(ACCIONES.flatMap((accion) => enSusGrupos(accion) ?? []));
  const otro = await school.grupo();
  const [inscrito, tutor, tutorAjeno] = [
    await school.persona(),
    await school.persona({ perfil: perfil.nombre }),
    await school.persona({ perfil: perfil.nombre }),
  ];
  await school.tutor(otro.id, tutorAjeno.id);
  const archivoId = await archivoALaVista(app, { inscritoId: inscrito.id, tutorId: tutor.id });

  const cast: Cast = {
    anonimo: anonymous,
    suspendido: await school.entra(await school.persona({ perfil: 'Administrador', estado: 'suspendido' })),
    temporal: await school.entra(await school.persona({ perfil: 'Administrador', cambiarContraseña: true })),
    ajeno: await school.estudiante(),
    inscrito: await school.entra(inscrito),
    limitado: await school.con('usuarios:ver'),
    tutorAjeno: await school.entra(tutorAjeno),
    tutor: await school.entra(tutor),
    administrador: await school.administrador(),
    superAdministrador: await school.superAdministrador(),
  };

  const carga = async (usuarioId: string, hecha: boolean): Promise<string> => {
    const id = randomUUID();
    await platform.db.insert(cargasTable).values({
      id,
      quien: tutor.id,
      archivo: 'personas.csv',
      bytes: 1,
      sha256: '',
      formato: 'texto',
      encabezados: ['Nombre'],
      mapeo: ['nombre'],
      filas: 1,
      iguales: 1,
      contraseñas: 'temporales',
      estado: hecha ? 'importada' : 'revisada',
      deshacibleHasta: new Date(platform.clock.now().getTime() + 86_400_000).toISOString(),
    });
    const fila = { cargaId: id, linea: 2, celdas: ['Ana'], usuarioId };
    await platform.db
      .insert(cargaFilasTable)
      .values(hecha ? { ...fila, estado: 'nueva', resultado: 'creada' } : { ...fila, estado: 'igual' });
    return id;
  };

  const entrega = async (cursoId: string, actividadId: string): Promise<string> => {
    await school.progreso(inscrito.id, cursoId, actividadId, 'en_curso');
    const id = randomUUID();
    await platform.db.insert(entregasTable).values({
      id,
      actividadId,
      cursoId,
      usuarioId: inscrito.id,
      intento: 1,
      texto: '<p>Hecho</p>',
      estado: 'entregada',
      entregadaEn: platform.clock.now().toISOString(),
    });
    return id;
  };

  let scenes = 0;
  let last = '';
  const scene = async (): Promise<Scene> => {
    // Hundreds of scenes grow faster than PostgreSQL looks at its own tables.
    if (scenes++ % 100 === 0) await platform.db.execute(sql`analyze`);
    // They live in one scene at a time: nobody belongs to hundreds of groups.
    if (last) {
      await platform.db.delete(grupoMiembrosTable).where(eq(grupoMiembrosTable.grupoId, last));
      await platform.db.delete(grupoTutoresTable).where(eq(grupoTutoresTable.grupoId, last));
    }
    const grupo = await school.grupo();
    last = grupo.id;
    await school.miembro(grupo.id, inscrito.id);
    await school.tutor(grupo.id, tutor.id);
    const curso = await school.curso();
    await school.asigna(grupo.id, curso.id);
    const abierto = await school.curso({ acceso: 'abierto' });
    const seccion = await school.seccion(curso.id);
    const actividad = await school.actividad(curso.id, { seccion: seccion.id });
    const evaluacion = {
      contenido: { tipo: 'evaluacion' as const, descripcion: '<p>Prueba</p>' },
      seccion: seccion.id,
    };
    const prueba = await school.actividad(curso.id, evaluacion);
    const libre = await school.actividad(curso.id, evaluacion);
    const deTarea = { contenido: contenidoVacio('tarea'), regla: 'entregar' as const, seccion: seccion.id };
    const tarea = await school.actividad(curso.id, deTarea);
    const hecha = await school.actividad(curso.id, deTarea);
    const { id: evaluacionId } = await school.evaluacion(curso.id, { actividadId: prueba.id });
    const progreso = await school.progreso(inscrito.id, curso.id, actividad.id, 'en_curso');
    const feedbackId = randomUUID();
    await platform.db.insert(feedbackTable).values({
      id: feedbackId,
      usuarioId: inscrito.id,
      cursoId: curso.id,
      tipo: 'comentario',
      texto: 'Bien',
    });
    const usuario = await school.persona();
    await school.miembro(grupo.id, usuario.id);
    const ajustable = await school.perfil([]);
    // The builders write behind the product's back: whoever is remembered must be looked up again.
    platform.bell.ring(true);
    return {
      cursoId: curso.id,
      abiertoId: abierto.id,
      seccionId: seccion.id,
      actividadId: actividad.id,
      pruebaId: prueba.id,
      libreId: libre.id,
      tareaId: tarea.id,
      entregaId: await entrega(curso.id, hecha.id),
      evaluacionId,
      archivoId,
      subidaId: await subidaAMedias(app, tutor.id),
      progresoId: progreso.id,
      feedbackId,
      grupoId: grupo.id,
      perfilId: ajustable.id,
      usuarioId: usuario.id,
      cargaId: await carga(usuario.id, false),
      cargaHechaId: await carga(usuario.id, true),
      correo: usuario.correo ?? '',
      slug: curso.slug,
      grupo: grupo.nombre,
      perfil: ajustable.nombre,
    };
  };
  return { cast, scene };
}
