import {
  type Actor,
  alcanceDeCarga,
  type ColumnaCarga,
  camposConError,
  matches,
  PERFIL_ESTUDIANTE,
  sinAdornos,
  type UsuarioEditable,
  usuarios,
} from '@catedra/shared';
import type { FilaLeida } from '#features/usuarios/carga/leer-csv.ts';

/** The profiles there are, and the groups into which the actor may bring people. */
export interface Catalogo {
  readonly perfiles: readonly string[];
  readonly grupos: readonly { readonly id: string; readonly nombre: string }[];
}

export interface FilaInterpretada extends FilaLeida {
  readonly errores: Record<string, string>;
  /** Null while something in the row is wrong. */
  readonly datos: UsuarioEditable | null;
  readonly grupoIds: readonly string[];
}

const UNICAS = ['correo', 'usuario', 'documento'] as const satisfies readonly ColumnaCarga[];

function perfilDe(texto: string, { perfiles }: Catalogo, actor: Actor): string | { error: string } {
  if (texto === '') return PERFIL_ESTUDIANTE;
  const perfil = perfiles.find((nombre) => sinAdornos(nombre) === sinAdornos(texto));
  if (!perfil)
    return { error: `No existe el perfil «${texto}». Puedes dar: ${actor.otorgables.join(', ')}.` };
  if (!actor.otorgables.includes(perfil))
    return { error: `El perfil ${perfil} puede más que el tuyo: no puedes darlo.` };
  return perfil;
}

function gruposDe(texto: string, { grupos }: Catalogo): { ids: string[]; error?: string } {
  const nombres = texto.split(/[;|]/).map((nombre) => nombre.trim());
  const ids: string[] = [];
  for (const nombre of nombres.filter(Boolean)) {
    const grupo = grupos.find((uno) => sinAdornos(uno.nombre) === sinAdornos(nombre));
    if (!grupo) return { ids, error: `No hay un grupo «${nombre}» al que puedas añadir personas.` };
    if (!ids.includes(grupo.id)) ids.push(grupo.id);
  }
  return { ids };
}

function interpretar(fila: FilaLeida, catalogo: Catalogo, actor: Actor): FilaInterpretada {
  const { perfil: perfilEscrito = '', grupo = '', ...resto } = fila.valores;
  const perfil = perfilDe(perfilEscrito, catalogo, actor);
  const { ids: grupoIds, error: errorDeGrupo } = gruposDe(grupo, catalogo);
  const vacios = { nombre: '', apellidos: '', correo: '', usuario: '', documento: '', telefono: '' };
  const leida = usuarios.editable.safeParse({
    ...vacios,
    ...resto,
    perfil: typeof perfil === 'string' ? perfil : PERFIL_ESTUDIANTE,
    zonaHoraria: null,
  });
  const errores: Record<string, string> = leida.success
    ? { ...usuarios.invariant?.(leida.data) }
    : camposConError(leida.error);

  if (typeof perfil !== 'string') errores.perfil = perfil.error;
  if (errorDeGrupo) errores.grupo = errorDeGrupo;
  if (fila.sobran) errores.fila = 'Esta fila tiene más celdas que títulos. ¿Falta poner comillas en alguna?';
  for (const [columna, valor] of Object.entries(fila.valores)) {
    if (valor.includes('\uFFFD'))
      errores[columna] = 'Hay letras que no se leen bien. Guarda el archivo como «CSV UTF-8».';
  }
  const bien = leida.success && Object.keys(errores).length === 0;
  if (bien && !matches(alcanceDeCarga(actor), { perfil: leida.data.perfil, grupoIds })) {
    return {
      ...fila,
      errores: { grupo: 'Escribe uno de tus grupos: solo puedes cargar en ellos.' },
      datos: null,
      grupoIds,
    };
  }
  return { ...fila, errores, datos: bien ? leida.data : null, grupoIds };
}

/** The second of two rows that claim the same identity is the wrong one. */
function marcarRepetidas(filas: readonly FilaInterpretada[]): FilaInterpretada[] {
  const vistas = new Map<string, number>();
  return filas.map((fila) => {
    const errores = { ...fila.errores };
    for (const columna of UNICAS) {
      const valor = fila.datos?.[columna];
      if (!valor) continue;
      const anterior = vistas.get(`${columna}:${valor}`);
      if (anterior === undefined) vistas.set(`${columna}:${valor}`, fila.linea);
      else errores[columna] = `Ya está en la fila ${anterior}. Quédate con una de las dos.`;
    }
    return { ...fila, errores, datos: Object.keys(errores).length === 0 ? fila.datos : null };
  });
}

/** What each row means, checked by the same rules as a form, and against the other rows. */
export const interpretarFilas = (
  filas: readonly FilaLeida[],
  catalogo: Catalogo,
  actor: Actor,
): FilaInterpretada[] => marcarRepetidas(filas.map((fila) => interpretar(fila, catalogo, actor)));
