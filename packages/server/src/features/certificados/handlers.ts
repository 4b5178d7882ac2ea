import * as api from '@catedra/shared/certificados/api.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import * as firmaApi from '@catedra/shared/certificados/firma/api.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { personasEnReportes } from '@catedra/shared/reportes/policy.ts';
import { guardarAjustes } from '#features/certificados/commands/ajustes.ts';
import { reexpedir } from '#features/certificados/commands/reexpedir.ts';
import { retirar } from '#features/certificados/commands/retirar.ts';
import { cursoALaVista } from '#features/certificados/curso-a-la-vista.ts';
import { comprobarCodigo } from '#features/certificados/comprobar.ts';
import { descargar } from '#features/certificados/descargar.ts';
import { exportarRegistro } from '#features/certificados/exportar-registro.ts';
import { disenosHandlers } from '#features/certificados/disenos/handlers.ts';
import { exigirDisenar } from '#features/certificados/disenos/leer.ts';
import { abrirP12, firmarCon, firmarConPropia } from '#features/certificados/firma/cambiar-firma.ts';
import { leerFirma } from '#features/certificados/firma/leer-firma.ts';
import { certificadoDe } from '#features/certificados/filas.ts';
import type { LecturaDeRegistro } from '#features/certificados/filtrar-registro.ts';
import { leerAjustes } from '#features/certificados/leer-ajustes.ts';
import { leerFila, leerMios } from '#features/certificados/leer-certificados.ts';
import { contarQueFaltan, emitirQueFaltan } from '#features/certificados/que-faltan.ts';
import { leerOpciones, leerPorCaducar, leerRegistro } from '#features/certificados/registro.ts';
import { leerTocados } from '#features/certificados/tocados.ts';
import { descargarZip, leerZips } from '#features/certificados/zip/leer.ts';
import { pedirZip } from '#features/certificados/zip/pedir.ts';
import { addressKey, createLimits } from '#features/sesion/offers.ts';
import { runWork } from '#platform/changes/work.ts';
import { answer, handle, nameOf } from '#platform/http/handler.ts';
import type { Platform } from '#platform/platform.ts';

export function certificadosHandlers({ db, clock, config }: Platform) {
  const limits = createLimits(db);
  const hoy = () => diaEn(clock.now(), config.ZONA_HORARIA);
  const lecturaDe = (actor: Actor): LecturaDeRegistro => ({ actor, hoy: hoy(), zona: config.ZONA_HORARIA });
  return [
    answer(api.leerMios, async ({ actor }) => ({ certificados: await leerMios(db, actor, hoy()) })),
    answer(api.leer, async ({ actor }, { id }) => certificadoDe(await leerFila(db, actor, id), hoy())),
    answer(api.descargar, ({ platform, actor }, { id }) => descargar(platform, actor, id)),
    answer(api.comprobar, async ({ request }, { body: { codigo } }) => {
      await limits.takeCheck(addressKey(request.ip));
      return comprobarCodigo(db, codigo, hoy());
    }),
    answer(api.leerRegistro, ({ actor }, { query }) => leerRegistro(db, lecturaDe(actor), query)),
    answer(api.leerOpciones, ({ actor }) => leerOpciones(db, lecturaDe(actor))),
    answer(api.leerPorCaducar, ({ actor }) => leerPorCaducar(db, lecturaDe(actor))),
    answer(api.exportarRegistro, ({ actor }, { query }) =>
      exportarRegistro(
        db,
        { ...lecturaDe(actor), ademas: personasEnReportes(actor, 'reportes:exportar') },
        query,
      ),
    ),
    handle(api.pedirZip, (work, { body }) => pedirZip(work, lecturaDe(work.actor), body)),
    answer(api.leerZips, async ({ platform, actor }) => ({ datos: await leerZips(platform, actor) })),
    answer(api.descargarZip, ({ platform, actor }, { id }) => descargarZip(platform, actor, id)),
    answer(api.leerTocados, ({ platform, actor }, { body }) => leerTocados(platform, actor, body)),
    handle(api.retirar, async (work, { id, body }) =>
      certificadoDe(await retirar(work, id, body.motivo), hoy()),
    ),
    handle(api.reexpedir, async (work, { id }) => certificadoDe(await reexpedir(work, id), hoy())),
    answer(api.leerAjustes, async ({ actor }, { id }) => {
      await cursoALaVista(db, id, cursos.policy.read(actor));
      return leerAjustes(db, id);
    }),
    handle(api.guardarAjustes, (work, { id, body }) => guardarAjustes(work, id, body)),
    answer(api.leerQueFaltan, ({ actor }, { id }) => contarQueFaltan(db, actor, id)),
    handle(api.emitirQueFaltan, (work, { id }) => emitirQueFaltan(work, id)),
    ...disenosHandlers,
    answer(firmaApi.leerFirma, ({ actor }) => leerFirma(db, actor)),
    answer(firmaApi.traerFirma, async ({ platform, actor }, { body }) => {
      exigirDisenar(actor);
      const traida = abrirP12(body, clock.now());
      return runWork(platform, actor, nameOf(firmaApi.traerFirma), (work) => firmarCon(work, config, traida));
    }),
    handle(firmaApi.firmarConPropia, (work) => firmarConPropia(work, config)),
  ];
}
