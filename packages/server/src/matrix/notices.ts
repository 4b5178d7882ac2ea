import { randomUUID } from 'node:crypto';
import * as avisos from '@catedra/shared/avisos/api.ts';
import { EN_LA_ACADEMIA, fila, QUIEN_ADMINISTRA, type Row, TODOS } from '#matrix/row.ts';

const PLANTILLAS = 'avisos:plantillas';
const UNA = { clave: 'cursos.asignado' };

/** One's own bell needs no permission, and is nobody else's. */
export const noticeRows: readonly Row[] = [
  fila(avisos.leerCampana, null, TODOS, () => ({ query: {} })),
  fila(avisos.marcarLeidos, null, TODOS, () => ({ body: { ids: [randomUUID()] } })),
  fila(avisos.leerPreferencias, null, TODOS),
  fila(avisos.cambiarPreferencia, null, TODOS, () => ({
    body: { evento: 'vence' as const, correo: 'dia' as const },
  })),
  fila(avisos.leerAcademia, 'sistema:administrar', QUIEN_ADMINISTRA),
  fila(avisos.decidirAviso, 'sistema:administrar', QUIEN_ADMINISTRA, () => ({
    body: { evento: 'vence' as const, correo: 'dia' as const, elegible: true },
  })),
  fila(avisos.cambiarHoras, 'sistema:administrar', QUIEN_ADMINISTRA, () => ({
    body: { nocheDesde: '00:00', nocheHasta: '00:00', horaDelDia: '08:00' },
  })),
  fila(avisos.leerPlantillas, PLANTILLAS, EN_LA_ACADEMIA),
  fila(avisos.leerPlantilla, PLANTILLAS, EN_LA_ACADEMIA, () => UNA),
  fila(avisos.verMuestra, PLANTILLAS, EN_LA_ACADEMIA, () => ({
    ...UNA,
    body: { asunto: '{{aviso}}', texto: '{{detalle}}' },
  })),
  fila(avisos.guardarPlantilla, PLANTILLAS, EN_LA_ACADEMIA, () => ({
    ...UNA,
    body: { version: 0, asunto: 'Tienes {{curso}}', texto: '{{detalle}}' },
  })),
  fila(avisos.volverAlOriginal, PLANTILLAS, EN_LA_ACADEMIA, () => ({ ...UNA, body: { version: 1 } })),
  fila(avisos.leerCorreos, 'avisos:correo', EN_LA_ACADEMIA, () => ({ query: {} })),
  fila(avisos.leerCifraDeCorreos, 'avisos:correo', EN_LA_ACADEMIA),
  fila(avisos.leerParadas, 'avisos:correo', EN_LA_ACADEMIA, () => ({ query: {} })),
  fila(avisos.reintentarCorreo, 'avisos:correo', '403 403 403 403 403 404 404 404', () => ({
    id: randomUUID(),
  })),
  fila(avisos.volverAEscribir, 'avisos:correo', EN_LA_ACADEMIA, () => ({
    body: { correo: 'nadie@matriz.example' },
  })),
];
