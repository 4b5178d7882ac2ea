import { command, read } from '#core/contract.ts';
import {
  consultaDeQuienDa,
  efectoDePerfil,
  eliminacionDePerfil,
  perfilEliminado,
  preguntaDePermiso,
  propuestaDePerfil,
  quienesDan,
  respuestaDePermiso,
} from '#perfiles/schemas.ts';

export const leerEfecto = command('POST /api/perfiles/:id/efecto', {
  summary: 'Dice quién ganaría y quién perdería qué con otros permisos, sin guardar nada',
  body: propuestaDePerfil,
  answer: efectoDePerfil,
  discoLleno: 'sirve',
});

export const leerQuienDa = read('GET /api/perfiles/quien-da', {
  summary: 'Dice a quién puedo pedir un permiso: de quienes veo, los que pueden dármelo',
  query: consultaDeQuienDa,
  answer: quienesDan,
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
