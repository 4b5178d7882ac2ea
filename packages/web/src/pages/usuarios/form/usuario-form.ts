import { valorEnPalabras } from '@catedra/shared/campos/formato.ts';
import type { Campo, CampoALaVista } from '@catedra/shared/campos/schemas.ts';
import { FALTA, lugarDeCampo } from '@catedra/shared/campos/rules.ts';
import { PERFIL_ESTUDIANTE } from '@catedra/shared/perfiles/permisos.ts';
import { type Usuario, usuarios } from '@catedra/shared/usuarios/collection.ts';
import { schemaResolver } from '@mantine/form';
import type { OwnValues } from '#parts/campos/OwnFields.tsx';

export interface UsuarioValues extends Record<string, unknown> {
  nombre: string;
  apellidos: string;
  correo: string;
  usuario: string;
  documento: string;
  telefono: string;
  perfil: string;
  zonaHoraria: string;
  campos: OwnValues;
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
  campos: usuario?.campos ?? {},
});

const bySchema = schemaResolver(usuarios.editable, { sync: true });

/** The same rules as the server's, all that is wrong at once: also what several fields say together. */
export function validateUsuario(values: UsuarioValues): Record<string, unknown> {
  const together = usuarios.invariant?.({
    ...values,
    correo: values.correo.trim() || null,
    usuario: values.usuario.trim() || null,
  });
  return { ...together, ...bySchema(values) };
}

/** The same of whoever is created, who must have what the academy asks of everybody. */
export const validateNuevo =
  (campos: readonly CampoALaVista[]) =>
  (values: UsuarioValues): Record<string, unknown> => ({
    ...Object.fromEntries(
      campos
        .filter(({ id, obligatorio }) => obligatorio && (values.campos[id] ?? null) === null)
        .map(({ id }) => [lugarDeCampo(id), FALTA]),
    ),
    ...validateUsuario(values),
  });

export const USUARIO_LABELS: Readonly<Record<keyof UsuarioValues & string, string>> = {
  nombre: 'Nombre',
  apellidos: 'Apellidos',
  correo: 'Correo',
  usuario: 'Usuario',
  documento: 'Documento',
  telefono: 'Teléfono',
  perfil: 'Perfil',
  zonaHoraria: 'Zona horaria',
  campos: 'Campos de la academia',
};

/** What a conflict shows of each field: of the academy's own, their names and values. */
export const writeUsuario =
  (campos: readonly Campo[], names: Readonly<Record<string, string>>) =>
  (field: string, value: unknown): string => {
    if (field !== 'campos') return typeof value === 'string' && value !== '' ? value : 'vacío';
    const values = (value ?? {}) as OwnValues;
    const written = campos.flatMap((campo) => {
      const suyo = values[campo.id];
      return suyo === undefined || suyo === null
        ? []
        : [`${campo.nombre}: ${valorEnPalabras(campo, suyo, (id) => names[id])}`];
    });
    return written.join(' · ') || 'vacío';
  };
