import { command } from '#core/contract.ts';
import {
  efectoDePerfil,
  eliminacionDePerfil,
  perfilEliminado,
  preguntaDePermiso,
  propuestaDePerfil,
  respuestaDePermiso,
} from '#perfiles/schemas.ts';

export const leerEfecto = command('POST /api/perfiles/:id/efecto', {
  summary: 'Dice quién ganaría y quién perdería qué con otros permisos, sin guardar nada',
  body: propuestaDePerfil,
  answer: efectoDePerfil,
  discoLleno: 'sirve',
});

export const explicar = command('POST /api/perfiles/explicar', {
  summary: 'Explica por qué una persona puede o no puede hacer algo',
  body: preguntaDePermiso,
  answer: respuestaDePermiso,
  discoLleno: 'sirve',
});

export const eliminar = command('POST /api/perfiles/:id/eliminar', {
  summary: 'Elimina un perfil y da otro a quienes lo tienen',
  body: eliminacionDePerfil,
  answer: perfilEliminado,
});
