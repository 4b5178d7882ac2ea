import type { UsoDelAlmacen } from '@catedra/shared/archivos/commands.ts';
import type { MisDatos, SesionAbierta } from '@catedra/shared/sesion/contract.ts';
import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { queryOptions } from '@tanstack/react-query';
import { http } from '#platform/http.ts';

export const abiertasQuery = queryOptions({
  queryKey: ['sesion', 'abiertas'],
  queryFn: ({ signal }) => http<SesionAbierta[]>('/api/sesion/abiertas', { signal }),
});

export const cerrarAbierta = (id: string): Promise<void> =>
  http(`/api/sesion/abiertas/${id}`, { method: 'DELETE' });

export const guardarMisDatos = (datos: MisDatos): Promise<Usuario> =>
  http('/api/sesion/mis-datos', { method: 'PATCH', json: datos });

export const cambiarContraseña = (json: { actual: string; nueva: string }): Promise<unknown> =>
  http('/api/sesion/cambiar-contrasena', { method: 'POST', json });

export const ponerMiFoto = (archivoId: string | null): Promise<Usuario> =>
  http('/api/sesion/mi-foto', { method: 'PUT', json: { archivoId } });

export const usoQuery = queryOptions({
  queryKey: ['archivos', 'uso'],
  queryFn: ({ signal }) => http<UsoDelAlmacen>('/api/archivos/uso', { signal }),
  staleTime: 0,
});
