import {
  type Actor,
  type EstadoFila,
  matches,
  type ScopeFields,
  type UsuarioEditable,
  usuarios,
} from '@catedra/shared';
import type { FilaInterpretada } from '#features/usuarios/carga/interpretar-filas.ts';

export interface Existente {
  readonly datos: Omit<UsuarioEditable, 'zonaHoraria'>;
  readonly scope: ScopeFields & { readonly id: string; readonly grupoIds: readonly string[] };
}

export interface FilaContrastada extends FilaInterpretada {
  readonly id: string;
  readonly estado: EstadoFila;
}

const UNICAS = [
  ['correo', 'Ya hay una cuenta con este correo.'],
  ['usuario', 'Ya hay una cuenta con este usuario.'],
  ['documento', 'Ya hay una cuenta con este documento.'],
] as const;

const CAMPOS = ['nombre', 'apellidos', 'correo', 'usuario', 'documento', 'telefono', 'perfil'] as const;

/** An empty cell changes nothing, so it differs from nothing. */
const dicenLoMismo = (fila: FilaInterpretada, { datos, scope }: Existente): boolean =>
  CAMPOS.every((campo) => !fila.valores[campo] || fila.datos?.[campo] === datos[campo]) &&
  fila.grupoIds.every((grupo) => scope.grupoIds.includes(grupo));

/** Each row against the people there are: new, already there word for word, or in conflict with someone. */
export function contrastar(
  filas: readonly (FilaInterpretada & { readonly id: string })[],
  existentes: readonly Existente[],
  actor: Actor,
): FilaContrastada[] {
  const visible = usuarios.policy.read(actor);
  const porClave = new Map<string, Existente>();
  for (const existente of existentes) {
    porClave.set(`id:${existente.scope.id}`, existente);
    for (const [campo] of UNICAS) {
      const valor = existente.datos[campo];
      if (valor) porClave.set(`${campo}:${valor}`, existente);
    }
  }

  return filas.map((fila) => {
    const { datos } = fila;
    if (!datos) return { ...fila, estado: 'error' };
    const choques = UNICAS.flatMap(([campo, mensaje]) => {
      const persona = datos[campo] ? porClave.get(`${campo}:${datos[campo]}`) : undefined;
      return persona ? [{ campo, mensaje, persona }] : [];
    });
    const misma = porClave.get(`id:${fila.id}`);
    const personas = new Set([...choques.map(({ persona }) => persona), ...(misma ? [misma] : [])]);
    const [una] = personas;
    if (!una) return { ...fila, estado: 'nueva' };
    if (personas.size === 1 && matches(visible, una.scope) && dicenLoMismo(fila, una)) {
      return { ...fila, estado: 'igual' };
    }
    const errores: Record<string, string> = {};
    for (const { campo, mensaje } of choques) errores[campo] = mensaje;
    if (choques.length === 0)
      errores.fila = 'Esta persona ya se cargó y después cambió. Búscala en la lista.';
    return { ...fila, errores, datos: null, estado: 'error' };
  });
}
