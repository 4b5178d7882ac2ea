import type { Accion } from '@catedra/shared/core/permisos.ts';

/** The permission that opens each page, or any of several; a page that is not here asks only for a session. */
export const acceso: Readonly<Record<string, Accion | readonly Accion[]>> = {
  '/admin/dashboard': ['reportes:ver', 'avisos:anunciar'],
  '/admin/reportes': ['reportes:ver', 'certificados:ver'],
  '/admin/usuarios': 'usuarios:ver',
  '/admin/usuarios/crear': 'usuarios:crear',
  '/admin/usuarios/actualizar/$id': 'usuarios:ver',
  '/admin/usuarios/carga-masiva': 'usuarios:cargar',
  '/admin/usuarios/grupos': 'grupos:ver',
  '/admin/usuarios/grupos/crear': 'grupos:crear',
  '/admin/usuarios/grupos/actualizar/$id': 'grupos:ver',
  '/admin/cursos': 'cursos:ver',
  '/admin/cursos/crear': 'cursos:crear',
  '/admin/cursos/actualizar/$id': 'cursos:ver',
  '/admin/actividades/{-$id}': ['actividades:ver', 'actividades:calificar'],
  '/admin/actividades/$id/crear': 'actividades:crear',
  '/admin/actividades/$idCurso/actualizar/$idActividad': 'actividades:ver',
  '/admin/perfiles': 'perfiles:ver',
  '/admin/perfiles/crear': 'perfiles:crear',
  '/admin/perfiles/actualizar/$id': 'perfiles:ver',
};

/** What a page shows for one value of a search parameter, where that asks for something more than the page. */
export const accesoDeVista: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, Accion>>>>>
> = {
  '/admin/dashboard': { vista: { anuncios: 'avisos:anunciar' } },
  '/admin/reportes': { reporte: { certificados: 'certificados:ver', fotos: 'reportes:ver' } },
  '/admin/configuracion': {
    vista: {
      firma: 'certificados:disenar',
      plantillas: 'avisos:plantillas',
      correo: 'avisos:correo',
      tecnico: 'sistema:administrar',
    },
  },
};
