import { randomUUID } from 'node:crypto';
import type { ContenidoDe } from '@catedra/shared/actividades/contenido.ts';
import type { Entrega } from '@catedra/shared/entregas/schemas.ts';
import { archivosTable } from '#features/archivos/table.ts';
import type { Client } from '#testing/client.ts';
import type { TestApp } from '#testing/create-test-app.ts';

const TAREA: ContenidoDe<'tarea'> = {
  tipo: 'tarea',
  instrucciones: '<p>Describe un riesgo.</p>',
  pideTexto: true,
  maxArchivos: 2,
  rubrica: [],
  maxIntentos: null,
  admiteTarde: true,
};

type Actividad = Parameters<TestApp['school']['actividad']>[1];

/** A learner of a group with a task, and the tutor of that group. */
export async function abrirAula(
  { school, platform }: TestApp,
  tarea: Partial<ContenidoDe<'tarea'>> = {},
  actividad: Actividad = {},
) {
  const curso = await school.curso();
  const { id: actividadId } = await school.actividad(curso.id, {
    regla: 'entregar',
    ...actividad,
    contenido: { ...TAREA, ...tarea },
  });
  const grupo = await school.grupo();
  await school.asigna(grupo.id, curso.id);
  const persona = await school.persona();
  await school.miembro(grupo.id, persona.id);
  const perfil = await school.perfil(['actividades:calificar:grupos', 'progreso:ver:grupos']);
  const docente = await school.persona({ perfil: perfil.nombre });
  await school.tutor(grupo.id, docente.id);
  const estudiante = await school.entra(persona);
  const tutor = await school.entra(docente);

  const archivo = async (values: Partial<typeof archivosTable.$inferInsert> = {}): Promise<string> => {
    const id = randomUUID();
    await platform.db.insert(archivosTable).values({
      id,
      nombre: 'informe.pdf',
      proposito: 'entrega',
      estado: 'listo',
      tipo: 'application/pdf',
      bytes: 1200,
      cursoId: curso.id,
      actividadId,
      usuarioId: persona.id,
      ...values,
    });
    return id;
  };
  const cuerpo = (texto: string, version = 0, archivoIds: string[] = []) => ({ version, texto, archivoIds });
  const guarda = (texto: string, version = 0, archivoIds: string[] = []) =>
    estudiante.put(`/api/actividades/${actividadId}/mi-entrega`, cuerpo(texto, version, archivoIds));
  const entrega = (texto: string, version = 0, archivoIds: string[] = []) =>
    estudiante.post(`/api/actividades/${actividadId}/entregar`, cuerpo(texto, version, archivoIds));
  const califica = (id: string, body: object, quien: Client = tutor) =>
    quien.post(`/api/entregas/${id}/calificar`, { nota: null, puntos: null, comentario: '', ...body });
  const devuelve = (id: string, body: object, quien: Client = tutor) =>
    quien.post(`/api/entregas/${id}/devolver`, { comentario: '', ...body });
  const abierta = async () => {
    const { body } = await estudiante.get(`/api/actividades/${actividadId}/abierta`);
    return body as unknown as {
      entregas: Entrega[];
      progreso: { estado: string; porcentaje: number; nota: number | null } | null;
    };
  };
  return {
    curso,
    grupo,
    actividadId,
    persona,
    estudiante,
    tutor,
    archivo,
    guarda,
    entrega,
    califica,
    devuelve,
    abierta,
  };
}
