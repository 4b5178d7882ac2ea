import type { z } from 'zod';
import {
  type CampoDeCarga,
  type CampoPropio,
  type ClaveDeCarga,
  esPropio,
  idDePropio,
  MARCA_DE_VACIAR,
  NOMBRES_DE_CAMPO,
} from '#cargas/campos.ts';
import { fechaDeHoja, fechaEscrita } from '#campos/escrito.ts';
import { juntar } from '#cargas/columnas-juntas.ts';
import { sirveComoEsta } from '#cargas/de-una-vez.ts';
import type { MensajeDeFila } from '#cargas/filas.ts';
import type { OpcionesDeCarga } from '#cargas/opciones.ts';
import { leerGrupos } from '#cargas/grupos.ts';
import { leerPropio } from '#cargas/leer-propio.ts';
import { comoSeEscribe, enMayusculas } from '#cargas/mayusculas.ts';
import { partirNombre } from '#cargas/nombres.ts';
import { avisoDeDocumento } from '#cargas/documentos.ts';
import { sePregunta, situacionEscrita } from '#cargas/situaciones.ts';
import { avisoDeDominio, perfilDesconocido, perfilEscrito, sinBaja } from '#cargas/valores.ts';
import { reclamosDe, reclamosPropios } from '#cargas/reclamos.ts';
import { PERFIL_ESTUDIANTE } from '#perfiles/permisos.ts';
import { usuarios } from '#usuarios/collection.ts';
import type { ContextoDeCarga } from '#cargas/contexto.ts';

type CampoDeTodos = Exclude<CampoDeCarga, 'nombreCompleto' | 'grupos'>;
/** A field of the academy's own holds its value as JSON text. */
export type CampoDePersona = CampoDeTodos | CampoPropio;

/** What a row says: a field that is absent says nothing, null empties it. */
export interface FilaInterpretada {
  readonly linea: number;
  readonly valores: Partial<Record<CampoDePersona, string | null>>;
  readonly grupoIds: readonly string[];
  readonly gruposNuevos: readonly string[];
  /** The row says which groups there are to be, even if none. */
  readonly dijoGrupos: boolean;
  /** The name or the surnames come in capitals. */
  readonly enMayusculas: boolean;
  /** Fields that name someone who comes in the same file: they are put once everybody is in. */
  readonly esperan?: readonly CampoPropio[];
  readonly errores: MensajeDeFila[];
  readonly avisos: MensajeDeFila[];
  /** What the row claims for itself alone, as it is compared. */
  reclama: readonly [ClaveDeCarga, string][];
  /** The same of the academy's own fields that don't repeat, as the database compares it. */
  readonly reclamaPropios: readonly [CampoPropio, string][];
}

const OBLIGATORIOS: readonly CampoDeTodos[] = ['nombre', 'perfil', 'estado'];

const corto = (texto: string) => (texto.length > 60 ? `${texto.slice(0, 59)}…` : texto);

type Leido = { readonly valor: string | null } | { readonly error: string };
/** It says something, and nothing is done with it. */
type SinEfecto = { readonly sinEfecto: true };

const esquemas: Readonly<Record<string, z.ZodType>> = usuarios.editable.shape;
const MAX_ZONAS = 1000;
/** Few zones are written thousands of times, and asking for one is dear. */
const zonas = new Map<string, Leido>();

function porEsquema(campo: CampoDeTodos, texto: string): Leido {
  if (sirveComoEsta(campo, texto)) return { valor: texto };
  const leido = esquemas[campo]?.safeParse(texto);
  if (!leido?.success) {
    const porque = leido?.error.issues[0]?.message ?? 'No se puede guardar.';
    return { error: `«${corto(texto)}» no sirve como ${NOMBRES_DE_CAMPO[campo].toLowerCase()}. ${porque}` };
  }
  return { valor: leido.data as string | null };
}

function leerZona(texto: string): Leido {
  const conocida = zonas.get(texto);
  if (conocida) return conocida;
  const leida = porEsquema('zonaHoraria', texto);
  if (zonas.size < MAX_ZONAS) zonas.set(texto, leida);
  return leida;
}

/** The day from which they can't come in, as the academy's calendar has it. */
function leerBaja(texto: string): Leido {
  if (sinBaja(texto)) return { valor: null };
  const dia = fechaEscrita(texto) ?? fechaDeHoja(texto);
  return dia
    ? { valor: dia }
    : { error: `«${corto(texto)}» no sirve como fecha de baja. Escríbela así: 30/11/2026.` };
}

/** What is not clear is asked about once for all its rows, and touches nobody until it is said. */
function leerEstado(texto: string, { opciones }: ContextoDeCarga): Leido | SinEfecto {
  const situacion = situacionEscrita(texto, opciones.situaciones);
  if (situacion === 'dejar' || (situacion === null && sePregunta(texto))) return { sinEfecto: true };
  return situacion
    ? { valor: situacion }
    : { error: `«${corto(texto)}» no es un estado. Escribe «activo» o «suspendido».` };
}

function leerValor(campo: CampoDeTodos, texto: string, contexto: ContextoDeCarga): Leido | SinEfecto {
  const { actor, catalogo } = contexto;
  if (texto.includes('\uFFFD'))
    return {
      error: `«${corto(texto)}» tiene letras que no se leen bien. Elige otra codificación o corrige la celda.`,
    };
  if (campo === 'perfil') {
    const perfil = perfilEscrito(texto, catalogo.perfiles);
    if (!perfil) return { error: perfilDesconocido(corto(texto), actor.otorgables) };
    if (!actor.otorgables.includes(perfil))
      return {
        error: `El perfil «${perfil}» puede más que el tuyo: no puedes darlo. Puedes dar: ${actor.otorgables.join(', ')}.`,
      };
    return { valor: perfil };
  }
  if (campo === 'estado') return leerEstado(texto, contexto);
  if (campo === 'bajaDesde') return leerBaja(texto);
  return campo === 'zonaHoraria' ? leerZona(texto) : porEsquema(campo, texto);
}

interface Apuntes {
  readonly valores: Partial<Record<CampoDePersona, string | null>>;
  readonly errores: MensajeDeFila[];
  readonly avisos: MensajeDeFila[];
}

function apuntar(
  campo: CampoDeTodos,
  texto: string,
  columna: number,
  apuntes: Apuntes,
  contexto: ContextoDeCarga,
) {
  const vacia = texto === MARCA_DE_VACIAR || (texto === '' && contexto.opciones.vaciar);
  if (vacia && OBLIGATORIOS.includes(campo)) {
    if (texto !== '')
      apuntes.errores.push({
        columna,
        texto: `${NOMBRES_DE_CAMPO[campo]} no se puede vaciar. Escribe un valor o deja la celda en blanco.`,
      });
    return;
  }
  if (vacia) apuntes.valores[campo] = campo === 'apellidos' ? '' : null;
  else if (texto !== '') {
    const leido = leerValor(campo, texto, contexto);
    if ('error' in leido) apuntes.errores.push({ columna, texto: leido.error });
    else if ('valor' in leido) apuntes.valores[campo] = leido.valor;
  }
}

/** A cell of one of the academy's own fields; whom a name means is looked up later, all at once. */
function apuntarPropio(
  dato: CampoPropio,
  texto: string,
  columna: number,
  apuntes: Apuntes,
  { catalogo, opciones }: ContextoDeCarga,
) {
  const campo = catalogo.campos.get(idDePropio(dato));
  if (!campo) return;
  if (texto === MARCA_DE_VACIAR || (texto === '' && opciones.vaciar)) {
    if (!campo.obligatorio) apuntes.valores[dato] = null;
    else if (texto !== '') apuntes.errores.push({ columna, texto: `${campo.nombre} no se puede vaciar.` });
  } else if (texto !== '') {
    const leido = leerPropio(campo, texto);
    if ('error' in leido) apuntes.errores.push({ columna, texto: leido.error });
    else apuntes.valores[dato] = leido.json;
  }
}

function avisar(
  { valores, avisos }: Apuntes,
  mapeo: OpcionesDeCarga['mapeo'],
  { catalogo }: ContextoDeCarga,
) {
  const dominio = valores.correo && avisoDeDominio(valores.correo, catalogo.dominios);
  if (dominio) avisos.push({ columna: mapeo.indexOf('correo'), texto: dominio });
  const documento = valores.documento && avisoDeDocumento(valores.documento);
  if (documento) avisos.push({ columna: mapeo.indexOf('documento'), texto: documento });
  if (valores.perfil && valores.perfil !== PERFIL_ESTUDIANTE)
    avisos.push({
      columna: mapeo.indexOf('perfil'),
      texto: `Tendrá el perfil «${valores.perfil}», no el de estudiante.`,
    });
}

/** What each cell means, by the same rules as a form; nothing is compared with anyone yet. */
export function interpretarFila(
  linea: number,
  celdas: readonly string[],
  contexto: ContextoDeCarga,
): FilaInterpretada {
  const {
    juntas,
    opciones: { mapeo },
  } = contexto;
  const apuntes: Apuntes = { valores: {}, errores: [], avisos: [] };
  const celdasDeGrupos: [columna: number, texto: string][] = [];
  let mayusculas = false;
  const apuntarNombre = (campo: 'nombre' | 'apellidos', texto: string, columna: number) => {
    mayusculas ||= enMayusculas(texto);
    const escrito = contexto.opciones.corregirMayusculas ? comoSeEscribe(texto) : texto;
    apuntar(campo, escrito, columna, apuntes, contexto);
  };
  for (const [columna, campo] of mapeo.entries()) {
    const texto = (celdas[columna] ?? '').trim();
    if (campo === null) continue;
    if (esPropio(campo)) apuntarPropio(campo, texto, columna, apuntes, contexto);
    else if (campo === 'grupos') celdasDeGrupos.push([columna, texto]);
    else if (campo === 'nombreCompleto') {
      const { nombre, apellidos } = partirNombre(texto);
      apuntarNombre('nombre', nombre, columna);
      if (apellidos !== '') apuntarNombre('apellidos', apellidos, columna);
    } else if (campo === 'nombre' || campo === 'apellidos') {
      // Said by several columns, it is read once, with the first of them.
      if (mapeo.indexOf(campo) === columna) apuntarNombre(campo, juntar(celdas, juntas[campo]), columna);
    } else apuntar(campo, texto, columna, apuntes, contexto);
  }
  avisar(apuntes, mapeo, contexto);
  const grupos = leerGrupos(celdasDeGrupos, contexto);
  return {
    linea,
    ...apuntes,
    ...grupos,
    enMayusculas: mayusculas,
    errores: [...apuntes.errores, ...grupos.errores],
    reclama: reclamosDe(apuntes.valores),
    reclamaPropios: reclamosPropios(apuntes.valores, contexto),
  };
}

/** A user name for a row that brought none: it claims it as if it had. */
export function darUsuario(fila: FilaInterpretada, usuario: string): void {
  fila.valores.usuario = usuario;
  fila.reclama = reclamosDe(fila.valores);
}
