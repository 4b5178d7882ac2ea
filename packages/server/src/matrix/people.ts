import { randomUUID } from 'node:crypto';
import * as ajustes from '@catedra/shared/ajustes/api.ts';
import * as campos from '@catedra/shared/campos/api.ts';
import * as lotes from '@catedra/shared/lotes/api.ts';
import * as participantes from '@catedra/shared/participantes/api.ts';
import * as perfiles from '@catedra/shared/perfiles/api.ts';
import * as sesion from '@catedra/shared/sesion/api.ts';
import * as usuarios from '@catedra/shared/usuarios/api.ts';
import {
  ajena,
  EN_ALGUN_GRUPO,
  EN_LA_ACADEMIA,
  EN_SUS_GRUPOS,
  fila,
  LO_DE_LOS_OTROS,
  LO_DE_SUS_GRUPOS,
  muestra,
  type Row,
  TODOS,
} from '#matrix/row.ts';
import type { Scene } from '#matrix/scene.ts';

const persona = ({ usuarioId }: Scene) => ({ id: usuarioId });
const campo = ({ campoId }: Scene) => ({ id: campoId });
const lote = ({ usuarioId }: Scene) => ({ body: { seleccion: { ids: [usuarioId] } } });
const loteAjeno = ({ otro }: Scene) => ({ body: { seleccion: { ids: [otro.usuarioId] } } });
const loteYGrupo = (scene: Scene) => ({ body: { ...lote(scene).body, grupoId: scene.grupoId } });
const loteYCurso = (scene: Scene) => ({ body: { ...lote(scene).body, cursoId: scene.cursoId } });
const loteYCursos = (scene: Scene) => ({ body: { ...lote(scene).body, cursoIds: [scene.cursoId] } });
/** The link or the password that opens an account: refused without a word to whoever does not see the person. */
const SI_LA_VE = '404 404 403 404 200 200 200 200';

const SU_FICHA = '404 404 200 404 200 200 200 200';

/** People, many at once, and profiles. */
export const peopleRows: readonly Row[] = [
  fila(usuarios.suspender, 'usuarios:editar', EN_SUS_GRUPOS, persona),
  fila(usuarios.activar, 'usuarios:editar', EN_SUS_GRUPOS, persona),
  fila(usuarios.programarBaja, 'usuarios:editar', EN_SUS_GRUPOS, (scene) => ({
    ...persona(scene),
    body: { desde: null },
  })),
  fila(ajustes.leerAjustes, null, TODOS),
  fila(ajustes.cambiarAjustes, 'usuarios:editar', EN_LA_ACADEMIA, () => ({ body: {} })),
  muestra(({ campoId }) => campoId, fila(campos.leerCampos, null, '- - + + + + + +')),
  fila(campos.leerPersonas, null, TODOS, ({ usuarioId }) => ({ query: { ids: usuarioId } })),
  fila(campos.leerUso, 'usuarios:editar', EN_LA_ACADEMIA),
  fila(campos.crearCampo, 'usuarios:editar', EN_LA_ACADEMIA, () => {
    const id = randomUUID();
    return { id, body: { nombre: `Campo ${id}`, tipo: 'texto' as const } };
  }),
  fila(campos.cambiarCampo, 'usuarios:editar', EN_LA_ACADEMIA, (scene) => ({
    ...campo(scene),
    body: { version: 1, propia: 'edita' as const },
  })),
  fila(campos.ordenarCampos, 'usuarios:editar', EN_LA_ACADEMIA, ({ campoId }) => ({
    body: { ids: [campoId] },
  })),
  fila(campos.ponerOpciones, 'usuarios:editar', EN_LA_ACADEMIA, (scene) => ({
    ...campo(scene),
    body: {
      version: 1,
      opciones: [
        { id: scene.opcionId, texto: 'Getafe' },
        { id: scene.otraOpcionId, texto: 'Toledo' },
      ],
    },
  })),
  fila(campos.quitarOpcion, 'usuarios:editar', EN_LA_ACADEMIA, (scene) => ({
    ...campo(scene),
    opcionId: scene.opcionId,
    body: { que: 'vacian' as const },
  })),
  fila(campos.recuperarOpcion, 'usuarios:editar', EN_LA_ACADEMIA, (scene) => ({
    ...campo(scene),
    opcionId: scene.opcionId,
  })),
  fila(campos.retirarCampo, 'usuarios:editar', EN_LA_ACADEMIA, campo),
  fila(campos.recuperarCampo, 'usuarios:editar', EN_LA_ACADEMIA, campo),
  fila(campos.eliminarCampo, 'usuarios:editar', EN_LA_ACADEMIA, campo),
  fila(sesion.darContraseñaTemporal, 'usuarios:editar', SI_LA_VE, persona),
  fila(sesion.leerPeticiones, null, TODOS, () => ({ query: {} })),
  fila(sesion.invitar, 'usuarios:editar', SI_LA_VE, persona),
  fila(sesion.verComo, 'usuarios:ver-como', SI_LA_VE, ({ usuarioId }) => ({ body: { usuarioId } })),
  fila(usuarios.leerFicha, 'usuarios:ver', SU_FICHA, persona),
  fila(participantes.leerAprendizaje, 'usuarios:ver', SU_FICHA, persona),
  fila(participantes.leerSucesos, 'usuarios:ver', SU_FICHA, (scene) => ({ ...persona(scene), query: {} })),
  fila(usuarios.leerGrupos, null, TODOS, ({ usuarioId }) => ({ query: { ids: usuarioId } })),
  ajena('de otro grupo', usuarios.leerGrupos, TODOS, ({ otro }) => ({ query: { ids: otro.usuarioId } })),

  fila(lotes.activar, 'usuarios:editar', EN_ALGUN_GRUPO, lote),
  fila(lotes.suspender, 'usuarios:editar', EN_ALGUN_GRUPO, lote),
  fila(lotes.invitar, 'usuarios:editar', EN_ALGUN_GRUPO, lote),
  fila(lotes.darTemporales, 'usuarios:editar', EN_ALGUN_GRUPO, lote),
  fila(lotes.añadirAGrupo, 'grupos:editar', EN_SUS_GRUPOS, loteYGrupo),
  fila(lotes.quitarDeGrupo, 'grupos:editar', EN_SUS_GRUPOS, loteYGrupo),
  ajena('a un grupo ajeno', lotes.añadirAGrupo, '403 403 403 200 404 200 200 200', (scene) => ({
    body: { ...lote(scene).body, grupoId: scene.otro.grupoId },
  })),
  ajena('personas ajenas', lotes.añadirAGrupo, EN_SUS_GRUPOS, (scene) => ({
    body: { ...loteAjeno(scene).body, grupoId: scene.grupoId },
  })),
  fila(lotes.cambiarPerfil, 'usuarios:editar', '403 403 403 200 200 200 200 200', (scene) => ({
    body: { ...lote(scene).body, perfil: scene.perfil },
  })),
  fila(lotes.asignarCurso, 'cursos:editar', EN_SUS_GRUPOS, loteYCurso),
  fila(lotes.asignarCursos, 'cursos:editar', EN_SUS_GRUPOS, loteYCursos),
  fila(lotes.prorrogar, 'plazos:prorrogar', EN_SUS_GRUPOS, (scene) => ({
    body: { ...loteYCurso(scene).body, venceEn: '2999-01-01T00:00:00.000Z', motivo: 'Baja médica' },
  })),
  ajena('en un curso ajeno', lotes.asignarCurso, '403 403 403 200 404 200 200 200', (scene) => ({
    body: { ...lote(scene).body, cursoId: scene.otro.cursoId },
  })),
  fila(lotes.deshacerDeGrupo, 'grupos:editar', EN_SUS_GRUPOS, ({ usuarioId, grupoId }) => ({
    body: { que: 'salida' as const, ids: [usuarioId], grupoId, marca: '1' },
  })),
  fila(lotes.deshacerDeCurso, 'plazos:prorrogar', EN_SUS_GRUPOS, ({ usuarioId, cursoId }) => ({
    body: { que: 'plazo' as const, ids: [usuarioId], cursoId, marca: '2020-01-01T00:00:00.000Z' },
  })),
  ajena('de una inscripción', lotes.deshacerDeCurso, EN_SUS_GRUPOS, ({ usuarioId, cursoId }) => ({
    body: { que: 'asignacion' as const, ids: [usuarioId], cursoId, marca: '2020-01-01T00:00:00.000Z' },
  })),
  ajena('en cursos ajenos', lotes.asignarCursos, '403 403 403 200 404 200 200 200', (scene) => ({
    body: { ...lote(scene).body, cursoIds: [scene.otro.cursoId] },
  })),
  fila(lotes.deshacerDeCursos, 'cursos:editar', EN_SUS_GRUPOS, ({ usuarioId, cursoId }) => ({
    body: { ids: [usuarioId], cursoIds: [cursoId], marca: '2020-01-01T00:00:00.000Z' },
  })),
  fila(lotes.eliminar, 'usuarios:eliminar', EN_ALGUN_GRUPO, lote),
  muestra(
    ({ correo }) => correo,
    fila(usuarios.exportar, 'usuarios:exportar', LO_DE_SUS_GRUPOS, (scene) => ({
      body: { ...lote(scene).body, formato: 'csv' as const },
    })),
  ),
  muestra(
    ({ otro }) => otro.correo,
    ajena('personas ajenas', usuarios.exportar, LO_DE_LOS_OTROS, (scene) => ({
      body: { ...loteAjeno(scene).body, formato: 'csv' as const },
    })),
  ),

  fila(perfiles.leerEfecto, 'perfiles:ver', '404 404 404 404 404 200 200 200', ({ perfilId }) => ({
    id: perfilId,
    body: { permisos: ['usuarios:ver'] },
  })),
  fila(perfiles.eliminar, 'perfiles:eliminar', EN_LA_ACADEMIA, ({ perfilId }) => ({
    id: perfilId,
    body: { destino: 'Estudiante' },
  })),
  fila(perfiles.leerQuienDa, null, TODOS, () => ({ query: { permisos: 'perfiles:ver' } })),
  fila(perfiles.pedirAcceso, null, '200 200 200 200 200 200 409 409', () => ({
    id: randomUUID(),
    body: { permiso: 'sistema:registro', nota: null, pagina: '/admin/configuracion' },
  })),
  // What their learner asks for: of a tutor, what they hold in their groups.
  muestra(
    ({ peticionId }) => peticionId,
    fila(perfiles.leerPeticiones, null, '- - - - + + + +', () => ({ query: {} })),
  ),
  fila(perfiles.negarAcceso, null, '404 404 404 404 200 200 200 200', ({ peticionId }) => ({
    id: peticionId,
    body: { respuesta: 'Todavía no.' },
  })),
  fila(perfiles.explicar, 'perfiles:ver', EN_LA_ACADEMIA, ({ usuarioId }) => ({
    body: { usuarioId, permiso: 'usuarios:ver' },
  })),
];
