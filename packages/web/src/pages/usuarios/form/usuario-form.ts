import { PERFIL_ESTUDIANTE } from '@catedra/shared/perfiles/permisos.ts';
import { type Usuario, usuarios } from '@catedra/shared/usuarios/collection.ts';
import { schemaResolver } from '@mantine/form';

export interface UsuarioValues extends Record<string, unknown> {
  nombre: string;
  apellidos: string;
  correo: string;
  usuario: string;
  documento: string;
  telefono: string;
  perfil: string;
  zonaHoraria: string;
}

export const usuarioValues = (usuario: Usuario | null): UsuarioValues => ({
  nombre: usuario?.nombre ?? '',
  apellidos: usuario?.apellidos ?? '',
  correo: usuario?.correo ?? '',
  usuario: usuario?.usuario ?? '',
  documento: usuario?.documento ?? '',
  telefono: usuario?.telefono ?? '',
  perfil: usuario?.perfil ?? PERFIL_ESTUDIANTE,
  zonaHoraria: usuario?.zonaHoraria ?? '',
});

const bySchema = schemaResolver(usuarios.editable, { sync: true });

/** The same rules as the server's. */
export function validateUsuario(values: UsuarioValues): Record<string, unknown> {
  const errors = bySchema(values);
  const parsed = usuarios.editable.safeParse(values);
  return parsed.success ? { ...usuarios.invariant?.(parsed.data) } : errors;
}

export const USUARIO_LABELS: Readonly<Record<keyof UsuarioValues & string, string>> = {
  nombre: 'Nombre',
  apellidos: 'Apellidos',
  correo: 'Correo',
  usuario: 'Usuario',
  documento: 'Documento',
  telefono: 'Teléfono',
  perfil: 'Perfil',
  zonaHoraria: 'Zona horaria',
};
