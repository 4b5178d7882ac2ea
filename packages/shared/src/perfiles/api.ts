import { command, read } from '#core/contract.ts';
import {
  consultaDePeticiones,
  miPeticion,
  negacionDePeticion,
  peticionesPorDecidir,
  peticionNueva,
  peticionResuelta,
} from '#perfiles/peticiones.ts';
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

export const pedirAcceso = command('PUT /api/perfiles/peticiones/:id', {
  summary: 'Pide un permiso a quienes pueden darlo: uno al día de cada uno',
  name: 'perfiles.pedir-acceso',
  body: peticionNueva,
  answer: miPeticion,
});

export const leerPeticiones = read('GET /api/perfiles/peticiones', {
  summary: 'Lee los permisos que esperan a que yo los dé o diga que no',
  query: consultaDePeticiones,
  answer: peticionesPorDecidir,
});

export const negarAcceso = command('POST /api/perfiles/peticiones/:id/negar', {
  summary: 'Contesta que no a quien pide un permiso',
  name: 'perfiles.negar-acceso',
  body: negacionDePeticion,
  answer: peticionResuelta,
});
