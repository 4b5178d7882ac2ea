import * as api from '@catedra/shared/avisos/api.ts';
import { marcarLeidos } from '#features/avisos/commands/marcar-leidos.ts';
import { darDeBaja, leerBaja } from '#features/avisos/bajas.ts';
import { cambiarHoras, decidirAviso, leerAcademia } from '#features/avisos/preferencias/academia.ts';
import { cambiarPreferencia } from '#features/avisos/preferencias/cambiar-preferencia.ts';
import { leerPreferencias } from '#features/avisos/preferencias/leer-preferencias.ts';
import { leerCifra } from '#features/avisos/correos/cifra.ts';
import { leerCorreos } from '#features/avisos/correos/leer.ts';
import { leerParadas, volverAEscribir } from '#features/avisos/correos/paradas.ts';
import { reintentar } from '#features/avisos/correos/reintentar.ts';
import { contarRebotes } from '#features/avisos/rebotes/contar-rebotes.ts';
import { leerCampana } from '#features/avisos/leer-campana.ts';
import { guardarPlantilla, volverAlOriginal } from '#features/avisos/plantillas/guardar.ts';
import { leerPlantilla, leerPlantillas } from '#features/avisos/plantillas/leer.ts';
import { verMuestra } from '#features/avisos/plantillas/muestra.ts';
import { answer, handle } from '#platform/http/handler.ts';
import { bytesSent } from '#platform/http/origin.ts';
import type { Platform } from '#platform/platform.ts';

export const avisosHandlers = (platform: Platform) => [
  ...deLaCampana(platform),
  answer(api.leerPlantillas, ({ db, actor }) => leerPlantillas(db, actor)),
  answer(api.leerPlantilla, ({ db, actor }, { clave }) => leerPlantilla(platform, db, actor, clave)),
  handle(api.guardarPlantilla, (work, { clave, body }) => guardarPlantilla(platform, work, clave, body)),
  handle(api.volverAlOriginal, (work, { clave, body }) =>
    volverAlOriginal(platform, work, clave, body.version),
  ),
  answer(api.verMuestra, ({ db, actor }, { clave, body }) => verMuestra(platform, db, actor, clave, body)),
];

const deLaCampana = ({ clock }: Platform) => [
  answer(api.leerCampana, ({ db, actor }, { query }) => leerCampana(db, actor.id, clock.now(), query.desde)),
  handle(api.marcarLeidos, (work, { body }) => marcarLeidos(work, body)),
  answer(api.leerBaja, ({ db }, { clave }) => leerBaja(db, clave)),
  answer(api.darDeBaja, ({ db }, { clave }) => darDeBaja(db, clave, clock.now())),
  answer(api.leerPreferencias, ({ db, actor }) => leerPreferencias(db, actor)),
  handle(api.cambiarPreferencia, (work, { body }) => cambiarPreferencia(work, body)),
  answer(api.leerAcademia, ({ db, actor }) => leerAcademia(db, actor)),
  handle(api.decidirAviso, (work, { body }) => decidirAviso(work, body)),
  handle(api.cambiarHoras, (work, { body }) => cambiarHoras(work, body)),
  answer(api.leerCorreos, ({ db, actor }, { query }) => leerCorreos(db, actor, query)),
  answer(api.leerCifraDeCorreos, ({ db, actor }) => leerCifra(db, actor, clock.now())),
  handle(api.reintentarCorreo, (work, { id }) => reintentar(work, id)),
  answer(api.leerParadas, ({ db, actor }, { query }) => leerParadas(db, actor, query.cursor)),
  answer(api.volverAEscribir, ({ db, actor }, { body }) => volverAEscribir(db, actor, body.correo)),
  answer(api.contarRebotes, ({ platform, request }, { body }) =>
    contarRebotes(platform, body, String(request.headers['catedra-firma'] ?? ''), bytesSent(request)),
  ),
];
