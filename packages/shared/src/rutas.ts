/** Every page of the seed, in its own words; anything else is a not-found page. */
export const RUTAS = [
  '/',
  '/pruebas',
  '/home',
  '/curso/{id}',
  '/evaluacion/{id}',
  '/admin/login',
  '/admin/dashboard',
  '/admin/reportes',
  '/admin/configuracion',
  '/admin/usuarios',
  '/admin/usuarios/crear',
  '/admin/usuarios/actualizar/{id}',
  '/admin/usuarios/carga-masiva',
  '/admin/usuarios/grupos',
  '/admin/usuarios/grupos/crear',
  '/admin/usuarios/grupos/actualizar/{id}',
  '/admin/cursos',
  '/admin/cursos/crear',
  '/admin/cursos/actualizar/{id}',
  '/admin/actividades',
  '/admin/actividades/{id}',
  '/admin/actividades/{id}/crear',
  '/admin/actividades/{idCurso}/actualizar/{idActividad}',
  '/admin/perfiles',
  '/admin/perfiles/crear',
  '/admin/perfiles/actualizar/{id}',
] as const;

const patrones = RUTAS.map((ruta) => new RegExp(`^${ruta.replace(/\{[^}]+\}/g, '[^/]+')}/?$`));

export const esRuta = (camino: string): boolean => patrones.some((patron) => patron.test(camino));
