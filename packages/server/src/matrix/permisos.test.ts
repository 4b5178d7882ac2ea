import { randomUUID } from 'node:crypto';
import type { NombreColeccion } from '@catedra/shared/colecciones.ts';
import {
  ACCIONES,
  type Accion,
  enSuEquipo,
  enSusGrupos,
  type Permiso,
} from '@catedra/shared/core/permisos.ts';
import { EXIGENCIAS } from '@catedra/shared/perfiles/alcance-de-permiso.ts';
import { objetivoDe } from '@catedra/shared/perfiles/objetivo.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { edicion, nuevo } from '#matrix/bodies.ts';
import { collectionRows } from '#matrix/collections.ts';
import { assemble, type Scene } from '#matrix/scene.ts';
import type { Answer, Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school } = app;
const { cast, scene } = await assemble(app);
const jefa = cast.superAdministrador;
const otroGrupo = await school.grupo();
const responsable = await school.campo({ nombre: 'Responsable', tipo: 'persona', equipo: true });

/** Whether the academy does it to what is in the scene. */
type Intento = (scene: Scene, quien: Client) => Promise<boolean>;

/** Refused or out of sight is no; that it can't be done now is a yes to whoever asks. */
const admitida = async (answer: Promise<Answer>): Promise<boolean> =>
  ![403, 404].includes((await answer).status);

const idEn = (recurso: NombreColeccion, fresh: Scene): string => collectionRows[recurso].id(fresh);
const ver =
  (recurso: NombreColeccion): Intento =>
  (fresh, quien) =>
    admitida(quien.get(`/api/${recurso}/${idEn(recurso, fresh)}`));
const crear =
  (recurso: NombreColeccion): Intento =>
  (fresh, quien) =>
    admitida(
      quien.put(`/api/${recurso}/${randomUUID()}`, { ...nuevo[recurso](fresh, quien.id), version: 0 }),
    );
const editar =
  (recurso: NombreColeccion): Intento =>
  (fresh, quien) =>
    admitida(quien.patch(`/api/${recurso}/${idEn(recurso, fresh)}`, { ...edicion[recurso], version: 1 }));
const eliminar =
  (recurso: NombreColeccion): Intento =>
  (fresh, quien) =>
    admitida(quien.delete(`/api/${recurso}/${idEn(recurso, fresh)}`));
const dice = async (answer: Promise<Answer>, texto: string): Promise<boolean> => {
  const { status, body } = await answer;
  return status === 200 && JSON.stringify(body).includes(texto);
};

/** How each permission is used. */
const INTENTOS: Readonly<Record<Accion, Intento>> = {
  'usuarios:ver': ver('usuarios'),
  'usuarios:crear': crear('usuarios'),
  'usuarios:editar': editar('usuarios'),
  'usuarios:eliminar': eliminar('usuarios'),
  'usuarios:cargar': (_, quien) => admitida(quien.get('/api/cargas')),
  'usuarios:exportar': ({ usuarioId, correo }, quien) =>
    dice(quien.post('/api/usuarios/exportar', { seleccion: { ids: [usuarioId] }, formato: 'csv' }), correo),
  'usuarios:ver-como': ({ usuarioId }, quien) => admitida(quien.post('/api/sesion/ver-como', { usuarioId })),
  'progreso:ver': ver('progreso'),

  'grupos:ver': ver('grupos'),
  'grupos:crear': crear('grupos'),
  'grupos:editar': editar('grupos'),
  'grupos:eliminar': eliminar('grupos'),

  'cursos:ver': ver('cursos'),
  'cursos:crear': crear('cursos'),
  'cursos:editar': editar('cursos'),
  'cursos:eliminar': eliminar('cursos'),
  'cursos:publicar': ({ cursoId }, quien) => admitida(quien.post(`/api/cursos/${cursoId}/archivar`)),

  'actividades:ver': ver('actividades'),
  'actividades:crear': crear('actividades'),
  'actividades:editar': editar('actividades'),
  'actividades:eliminar': eliminar('actividades'),
  'actividades:calificar': ({ entregaId }, quien) => admitida(quien.get(`/api/entregas/${entregaId}`)),

  'evaluaciones:ver': ver('evaluaciones'),
  'evaluaciones:crear': crear('evaluaciones'),
  'evaluaciones:editar': editar('evaluaciones'),
  'evaluaciones:eliminar': eliminar('evaluaciones'),
  'preguntas:ver': ({ preguntaId }, quien) => admitida(quien.get(`/api/preguntas/${preguntaId}`)),
  'preguntas:editar': ({ preguntaId }, quien) =>
    admitida(quien.post('/api/preguntas/a-la-papelera', { ids: [preguntaId] })),
  'preguntas:importar': ({ carpetaId }, quien) =>
    admitida(
      quien.post(
        `/api/importaciones/${randomUUID()}?nombre=uno.txt&carpetaId=${carpetaId}`,
        '¿Qué haces?\nA. Avisar\nB. Correr\nANSWER: A',
        { 'content-type': 'application/octet-stream' },
      ),
    ),
  'intentos:ver': ({ intentoHechoId }, quien) => admitida(quien.get(`/api/intentos/${intentoHechoId}`)),
  'intentos:vigilar': ({ intentoId }, quien) => admitida(quien.get(`/api/intentos/${intentoId}/hechos`)),
  'intentos:ampliar': ({ intentoId }, quien) =>
    admitida(
      quien.post('/api/intentos/reabrir', { ids: [intentoId], minutos: 5, motivo: 'Se cortó la red' }),
    ),
  'intentos:anular': ({ intentoHechoId }, quien) =>
    admitida(quien.post('/api/intentos/anular', { ids: [intentoHechoId], motivo: 'Se copió' })),
  // Whoever reaches nobody of those who answered it repairs it for nobody.
  'intentos:recalificar': ({ evaluacionId, preguntaId }, quien) =>
    dice(
      quien.post(`/api/evaluaciones/${evaluacionId}/reparaciones/prevista`, {
        preguntaId,
        tipo: 'todos',
        clave: null,
        versiones: [1],
        rondasPasadas: false,
        haciaAbajo: false,
      }),
      '"personas":1',
    ),
  'adaptaciones:ver': ({ usuarioId }, quien) => admitida(quien.get(`/api/usuarios/${usuarioId}/adaptacion`)),
  'adaptaciones:editar': ({ usuarioId }, quien) =>
    admitida(
      quien.put(`/api/usuarios/${usuarioId}/adaptacion`, { version: 0, factor: '2', motivo: 'Informe' }),
    ),

  'plazos:prorrogar': ({ usuarioId, cursoId }, quien) =>
    admitida(
      quien.post(`/api/cursos/${cursoId}/prorrogar`, {
        usuarioId,
        venceEn: '2040-01-01T10:00:00Z',
        motivo: 'Baja médica',
      }),
    ),
  'plazos:eximir': ({ usuarioId }, quien) => admitida(quien.get(`/api/usuarios/${usuarioId}/exenciones`)),
  // Whoever does not reach them is told that there is no such person.
  'plazos:renovar': ({ usuarioId, cursoId }, quien) =>
    dice(
      quien.post(`/api/cursos/${cursoId}/renovaciones-previstas`, {
        quienes: { usuarioIds: [usuarioId] },
        ultimoDia: '2040-01-01',
      }),
      '"iguales":1',
    ),

  'certificados:ver': ({ certificadoId }, quien) => admitida(quien.get(`/api/certificados/${certificadoId}`)),
  'certificados:emitir': ({ cursoId }, quien) =>
    admitida(quien.get(`/api/cursos/${cursoId}/certificados-que-faltan`)),
  'certificados:retirar': ({ certificadoId }, quien) =>
    admitida(quien.post(`/api/certificados/${certificadoId}/retirar`, { motivo: 'Por error' })),
  'certificados:disenar': ({ disenoId }, quien) =>
    admitida(quien.get(`/api/certificados/disenos/${disenoId}`)),

  'avisos:anunciar': ({ usuarioId }, quien) =>
    admitida(quien.post('/api/anuncios/audiencia', { destinos: [{ tipo: 'persona', id: usuarioId }] })),
  'avisos:plantillas': (_, quien) => admitida(quien.get('/api/avisos/plantillas')),
  'avisos:correo': (_, quien) => admitida(quien.get('/api/avisos/correos')),

  'feedback:ver': ver('feedback'),
  'feedback:responder': ({ feedbackId }, quien) =>
    admitida(quien.post(`/api/feedback/${feedbackId}/responder`, { respuesta: 'Gracias', estado: 'visto' })),
  'feedback:eliminar': eliminar('feedback'),

  'reportes:ver': ({ grupoId }, quien) => dice(quien.get('/api/reportes/opciones'), grupoId),
  'reportes:exportar': ({ correo }, quien) => dice(quien.get('/api/reportes/progreso.csv'), correo),

  'reportes:fotografiar': (_, quien) => admitida(quien.put(`/api/fotos/${randomUUID()}`, {})),

  'perfiles:ver': ver('perfiles'),
  'perfiles:crear': crear('perfiles'),
  'perfiles:editar': editar('perfiles'),
  'perfiles:eliminar': eliminar('perfiles'),

  'sistema:administrar': (_, quien) => admitida(quien.get('/api/archivos/uso')),
  'sistema:registro': (_, quien) => admitida(quien.get('/api/informes/auditoria')),
};

function objetivoEn(accion: Accion, fresh: Scene): string | null {
  // The progress in the scene is that of the learner of its course.
  if (accion === 'progreso:ver') return cast.inscrito.id;
  const tipo = objetivoDe(accion);
  return tipo && { usuarios: fresh.usuarioId, grupos: fresh.grupoId, cursos: fresh.cursoId }[tipo];
}

/** What else is seen where it is done. */
const ADEMAS: Partial<Record<Accion, readonly Permiso[]>> = {
  'intentos:recalificar': ['evaluaciones:ver', 'preguntas:ver'],
  'sistema:registro': ['reportes:ver', 'usuarios:ver'],
};

/** What happens in a scene, and what «¿Por qué puede / no puede?» says of it. */
async function intentar(fresh: Scene, accion: Accion, permisos: readonly Permiso[], grupoId?: string) {
  const quien = await school.con(...permisos, ...(ADEMAS[accion] ?? []));
  if (grupoId) await school.tutor(grupoId, quien.id);
  const objetivoId = objetivoEn(accion, fresh);
  const pregunta = { usuarioId: quien.id, permiso: accion, objetivoId };
  const { body } = await jefa.post('/api/perfiles/explicar', pregunta);
  const { puede } = body.hoy as { puede: boolean };
  const ocurre = await INTENTOS[accion](fresh, quien);
  return { ocurre, puede };
}

const SI = { ocurre: true, puede: true };
const NO = { ocurre: false, puede: false };

test.each(ACCIONES)('%s: pasa lo que dice la explicación', async (accion) => {
  const { trasVer } = EXIGENCIAS[accion];
  const antes = trasVer ? [trasVer] : [];
  const limitados = [accion, ...antes].flatMap((una) => enSusGrupos(una) ?? []);
  const fresh = await scene();

  expect(await intentar(fresh, accion, antes)).toEqual(NO);
  if (trasVer) expect(await intentar(fresh, accion, [accion])).toEqual(NO);
  if (limitados.length > 0 && objetivoDe(accion))
    expect(await intentar(fresh, accion, limitados, otroGrupo.id)).toEqual(NO);
  expect(await intentar(fresh, accion, [accion, ...antes])).toEqual(SI);
  if (limitados.length === 0) return;
  const otra = await scene();
  expect(await intentar(otra, accion, limitados, otra.grupoId)).toEqual(SI);
});

/** Whoever has these permissions of their team, which is this person alone. */
async function intentarConEquipo(fresh: Scene, accion: Accion, permisos: readonly Permiso[], suyaId: string) {
  const quien = await school.con(...permisos);
  await app.platform.db.execute(sql`
    update usuarios set campos = campos || ${JSON.stringify({ [responsable.id]: quien.id })}::jsonb where id = ${suyaId}`);
  const { body } = await jefa.post('/api/perfiles/explicar', {
    usuarioId: quien.id,
    permiso: accion,
    objetivoId: objetivoEn(accion, fresh),
  });
  const { puede } = body.hoy as { puede: boolean };
  return { ocurre: await INTENTOS[accion](fresh, quien), puede };
}

// What is of groups or courses has nobody in it: `equipo.test.ts` holds what reports show of each.
const deEquipo = ACCIONES.filter((accion) => enSuEquipo(accion) && objetivoDe(accion) === 'usuarios');

test.each(deEquipo)('%s: con su equipo pasa lo que dice la explicación', async (accion) => {
  const { trasVer } = EXIGENCIAS[accion];
  const suyos = [accion, ...(trasVer ? [trasVer] : [])].flatMap((una) => enSuEquipo(una) ?? []);
  const fresh = await scene();
  const ajena = await school.persona();
  expect(await intentarConEquipo(fresh, accion, suyos, ajena.id)).toEqual(NO);
  expect(await intentarConEquipo(fresh, accion, suyos, objetivoEn(accion, fresh) ?? '')).toEqual(SI);
});
