import * as anuncios from '@catedra/shared/anuncios/api.ts';
import {
  ajena,
  EN_ALGUN_GRUPO,
  EN_SUS_GRUPOS,
  fila,
  LO_DE_SUS_GRUPOS,
  muestra,
  type Row,
} from '#matrix/row.ts';
import type { Scene } from '#matrix/scene.ts';

const ANUNCIAR = 'avisos:anunciar';
/** Nobody announces to groups of others, whatever they would write in. */
const A_SUS_GRUPOS = '403 403 403 403 200 200 200 200';
const suyo = ({ anuncioId }: Scene) => ({ id: anuncioId });
const alGrupo = (id: string) => [{ tipo: 'grupo' as const, id }];
const escrito = (grupoId: string) => ({
  version: 1,
  titulo: 'El sábado no se trabaja',
  texto: '<p>Ni el domingo.</p>',
  destinos: alGrupo(grupoId),
  desde: null,
  hasta: null,
  publicar: true,
});

/** What is announced, to whom, and who read it. */
export const announcementRows: readonly Row[] = [
  muestra(
    ({ anuncioId }) => anuncioId,
    fila(anuncios.leerMios, null, '- + - - - - - -', ({ anuncioId }) => ({ query: { anuncio: anuncioId } })),
  ),
  fila(anuncios.leer, null, '404 200 404 404 404 404 404 404', (scene) => ({ ...suyo(scene), body: {} })),
  muestra(
    ({ anuncioId }) => anuncioId,
    fila(anuncios.leerRegistro, ANUNCIAR, LO_DE_SUS_GRUPOS, () => ({ query: { limite: 50 } })),
  ),
  fila(anuncios.leerDestinos, ANUNCIAR, EN_ALGUN_GRUPO, () => ({ query: {} })),
  fila(anuncios.leerAudiencia, ANUNCIAR, A_SUS_GRUPOS, ({ grupoId }) => ({
    body: { destinos: alGrupo(grupoId) },
  })),
  ajena('a una persona de otros', anuncios.leerAudiencia, '403 403 403 200 403 200 200 200', ({ otro }) => ({
    body: { destinos: [{ tipo: 'persona' as const, id: otro.usuarioId }] },
  })),
  ajena('a todos', anuncios.leerAudiencia, '403 403 403 403 403 200 200 200', () => ({
    body: { destinos: [{ tipo: 'todos' as const }] },
  })),
  fila(anuncios.leerUno, ANUNCIAR, EN_SUS_GRUPOS, suyo),
  fila(anuncios.guardar, ANUNCIAR, A_SUS_GRUPOS, (scene) => ({
    ...suyo(scene),
    body: escrito(scene.grupoId),
  })),
  // Its author announces in their groups: by whoever writes it again, it reaches no further.
  ajena('al grupo de otros', anuncios.guardar, '403 403 403 404 403 409 409 409', (scene) => ({
    ...suyo(scene),
    body: escrito(scene.otro.grupoId),
  })),
  fila(anuncios.retirar, ANUNCIAR, EN_SUS_GRUPOS, suyo),
  fila(anuncios.leerCifras, ANUNCIAR, EN_SUS_GRUPOS, suyo),
  fila(anuncios.leerLecturas, ANUNCIAR, EN_SUS_GRUPOS, (scene) => ({
    ...suyo(scene),
    query: { leido: 'no' },
  })),
];
