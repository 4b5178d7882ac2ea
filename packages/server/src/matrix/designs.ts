import * as disenos from '@catedra/shared/certificados/disenos/api.ts';
import { contenidoInicial } from '@catedra/shared/certificados/disenos/contenido.ts';
import * as firma from '@catedra/shared/certificados/firma/api.ts';
import { ajena, EN_LA_ACADEMIA, fila, type Row } from '#matrix/row.ts';
import type { Scene } from '#matrix/scene.ts';
import { contenidoConCanarios, nombreDeDiseno } from '#matrix/world-certificates.ts';

const diseno = ({ disenoId }: Scene) => ({ id: disenoId });

/** How certificates look and who signs them, which is the academy's. */
export const designRows: readonly Row[] = [
  // Whoever edits some course chooses among them.
  fila(disenos.leerDisenos, null, '403 403 403 200 200 200 200 200'),
  fila(disenos.leerDiseno, 'certificados:disenar', EN_LA_ACADEMIA, diseno),
  fila(disenos.guardarDiseno, 'certificados:disenar', EN_LA_ACADEMIA, (scene) => ({
    ...diseno(scene),
    body: { revision: 1, nombre: nombreDeDiseno, contenido: contenidoInicial('orla') },
  })),
  fila(disenos.publicarDiseno, 'certificados:disenar', EN_LA_ACADEMIA, (scene) => ({
    ...diseno(scene),
    body: { revision: 1 },
  })),
  fila(disenos.retirarDiseno, 'certificados:disenar', EN_LA_ACADEMIA, diseno),
  fila(disenos.probarDiseno, 'certificados:disenar', EN_LA_ACADEMIA, () => ({
    body: { contenido: contenidoConCanarios(), prueba: 'normal', cursoId: null },
  })),
  ajena('con el nombre de alguien', disenos.probarDiseno, EN_LA_ACADEMIA, (scene) => ({
    body: {
      contenido: contenidoConCanarios(),
      prueba: 'normal' as const,
      cursoId: null,
      usuarioId: scene.usuarioId,
    },
  })),
  fila(disenos.subirImagen, 'certificados:disenar', '403 403 403 403 403 415 415 415', () => ({
    query: { uso: 'logo' },
  })),
  fila(disenos.verImagen, 'certificados:disenar', EN_LA_ACADEMIA, ({ imagenId }) => ({ id: imagenId })),

  fila(firma.leerFirma, 'certificados:disenar', EN_LA_ACADEMIA),
  // Whoever may is told that this is no key.
  fila(firma.traerFirma, 'certificados:disenar', '403 403 403 403 403 400 400 400', () => ({
    body: { archivo: 'aG9sYQ==', contraseña: 'a' },
  })),
  fila(firma.firmarConPropia, 'certificados:disenar', EN_LA_ACADEMIA),
];
