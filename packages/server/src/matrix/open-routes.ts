/** Routes that answer before anyone proves who they are, or with a temporary password; tested with the sign-in itself. */
export const OPEN_ROUTES: readonly string[] = [
  'GET /salud/viva',
  'GET /salud/lista',
  'GET /salud',
  'GET /metricas',
  'GET /api/openapi.json',
  'POST /api/sesion',
  'DELETE /api/sesion',
  'POST /api/sesion/pedir-restablecimiento',
  'POST /api/sesion/comprobar-enlace',
  'POST /api/sesion/restablecer',
  'POST /api/certificados/comprobar',
  'GET /api/calendario/:archivo',
  'GET /api/avisos/baja/:clave',
  'POST /api/avisos/baja/:clave',
  'POST /api/correo/rebotes',
  'GET /api/sesion/proveedor',
  'GET /api/sesion/oidc/iniciar',
  'GET /api/sesion/oidc/volver',
];
export const OWN_ROUTES: readonly string[] = [
  'GET /api/sesion',
  'POST /api/sesion/cambiar-contrasena',
  'POST /api/sesion/dejar-de-ver-como',
];
/** An endless answer: who hears what is the feed's own test. */
export const STREAMS: readonly string[] = ['GET /api/cambios'];
/** Those without a contract: they speak another protocol than JSON, or come before anyone speaks. */
export const RAW_ROUTES: readonly string[] = [
  'GET /salud/viva',
  'GET /salud/lista',
  'GET /salud',
  'GET /metricas',
  'GET /api/openapi.json',
  'GET /api/cambios',
  'GET /api/sesion/oidc/iniciar',
  'GET /api/sesion/oidc/volver',
  'POST /api/subidas',
  'PATCH /api/subidas/:id',
  'GET /archivos/:id',
  'GET /api/calendario/:archivo',
];
