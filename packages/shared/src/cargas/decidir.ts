import { diaCorto } from '#campos/formato.ts';
import { vistaDeCampo } from '#campos/policy.ts';
import { datoDeCampo, esPropio, idDePropio, SEPARADOR_DE_GRUPOS } from '#cargas/campos.ts';
import { documentoComparable } from '#cargas/documentos.ts';
import type { MensajeDeFila } from '#cargas/filas.ts';
import { hablaDeQuienNoVe, laVe, loQueDice, NO_PUEDES_CARGARLA } from '#cargas/fuera-de-la-vista.ts';
import type { CuentaExistente, ValoresDePersona } from '#cargas/cuenta.ts';
import {
  citar,
  columnaDe,
  emparejar,
  type Encuentros,
  este,
  propiosTomados,
  repetidas,
} from '#cargas/emparejar.ts';
import type { CampoDePersona, FilaInterpretada } from '#cargas/interpretar.ts';
import type { ContextoDeCarga } from '#cargas/contexto.ts';
import { porQueNoCambia } from '#cargas/permisos.ts';
import { alcanceDeCarga } from '#cargas/policy.ts';
import { matches } from '#core/scope.ts';
import { PERFIL_ESTUDIANTE } from '#perfiles/permisos.ts';

export interface FilaDecidida {
  readonly linea: number;
  readonly estado: 'nueva' | 'cambia' | 'igual' | 'error';
  readonly usuarioId: string | null;
  readonly errores: MensajeDeFila[];
  readonly avisos: MensajeDeFila[];
  readonly cambios: Record<string, [string | null, string | null]>;
  /** What is written: every field of a new account, the changed ones of another. */
  readonly valores: Partial<Record<CampoDePersona, string | null>>;
  readonly entra: readonly string[];
  readonly sale: readonly string[];
  readonly gruposNuevos: readonly string[];
  readonly enMayusculas: boolean;
}

const NUEVA: ValoresDePersona = {
  nombre: null,
  apellidos: '',
  correo: null,
  usuario: null,
  documento: null,
  telefono: null,
  perfil: PERFIL_ESTUDIANTE,
  estado: 'activo',
  bajaDesde: null,
  zonaHoraria: null,
};

function nueva(fila: FilaInterpretada, encuentros: Encuentros, contexto: ContextoDeCarga): FilaDecidida {
  const { opciones, actor } = contexto;
  const errores: MensajeDeFila[] = [];
  const falta = (campo: CampoDePersona, texto: string) =>
    errores.push({ columna: columnaDe(campo, contexto), texto });
  const valores = { ...NUEVA, ...fila.valores };
  if (opciones.modo === 'solo_actualizar') {
    const dice = fila.valores[opciones.clave];
    const quien = dice ? `con ${este(opciones.clave)}` : 'a la que corresponda esta fila';
    falta(
      opciones.clave,
      `No hay ninguna cuenta ${quien}. Corrígela, déjala fuera o elige «Crear y actualizar».`,
    );
  } else {
    const mal = fila.errores.map(({ columna }) => columna);
    if (!valores.nombre && !mal.includes(columnaDe('nombre', contexto)))
      falta('nombre', 'Falta el nombre. Escríbelo o deja fuera la fila.');
    if (
      !valores.correo &&
      !valores.usuario &&
      !mal.includes(columnaDe('correo', contexto)) &&
      !mal.includes(columnaDe('usuario', contexto))
    )
      falta('correo', 'Falta con qué entrar. Escribe un correo o un usuario.');
    if (
      fila.errores.length === 0 &&
      !matches(alcanceDeCarga(actor), { perfil: valores.perfil, grupoIds: fila.grupoIds })
    )
      errores.push({
        columna: opciones.mapeo.indexOf('grupos') < 0 ? null : opciones.mapeo.indexOf('grupos'),
        texto: 'Escribe uno de tus grupos: solo puedes cargar personas en ellos.',
      });
  }
  if (opciones.modo !== 'solo_actualizar')
    for (const campo of contexto.catalogo.campos.values()) {
      if (!campo.obligatorio) continue;
      const dato = datoDeCampo(campo.id);
      if (!valores[dato] && !fila.esperan?.includes(dato))
        falta(dato, `Falta «${campo.nombre}», que es obligatorio.`);
    }
  const avisos: MensajeDeFila[] = [];
  const homonimos = encuentros.homonimos.filter((cuenta) => laVe(actor, cuenta));
  if (homonimos.length > 0)
    avisos.push({
      columna: columnaDe('nombre', contexto),
      texto: 'Ya hay alguien con el mismo nombre. Comprueba que no sea la misma persona.',
      ...citar(homonimos),
    });
  if (valores.bajaDesde && valores.bajaDesde < contexto.catalogo.hoy)
    avisos.push({
      columna: columnaDe('bajaDesde', contexto),
      texto: `De baja desde el ${diaCorto(valores.bajaDesde)}: su cuenta se creará sin poder entrar. Deja la fila fuera si no hace falta.`,
    });
  return {
    linea: fila.linea,
    estado: 'nueva',
    usuarioId: null,
    errores,
    avisos,
    cambios: cambiosDe(valores, NUEVA, true),
    valores,
    entra: fila.grupoIds,
    sale: [],
    gruposNuevos: fila.gruposNuevos,
    enMayusculas: fila.enMayusculas,
  };
}

function cambiosDe(
  valores: Partial<Record<CampoDePersona, string | null>>,
  antes: ValoresDePersona,
  esNueva = false,
): Record<string, [string | null, string | null]> {
  const cambios: Record<string, [string | null, string | null]> = {};
  for (const [campo, valor] of Object.entries(valores)) {
    const anterior = esNueva ? null : (antes[campo as CampoDePersona] ?? null);
    if ((valor || null) !== (anterior || null)) cambios[campo] = [anterior, valor ?? null];
  }
  return cambios;
}

/** Written in another way, it is the document that was there: it stays as it was written. */
const mismoDocumento = (cambio: readonly [string | null, string | null] | undefined): boolean =>
  Boolean(cambio?.[0] && cambio[1] && documentoComparable(cambio[0]) === documentoComparable(cambio[1]));

/**
 * Whoever had left and is said to be here again: their old leaving date goes, since with it they could not come in. Where
 * the row also gives a date gone by, it says two things at once, and is asked about.
 */
function alVolver(
  dichos: Partial<Record<CampoDePersona, string | null>>,
  persona: CuentaExistente,
  contexto: ContextoDeCarga,
): { readonly quita: boolean; readonly avisos: MensajeDeFila[] } {
  const { hoy } = contexto.catalogo;
  const dicha = dichos.bajaDesde;
  const baja = dicha === undefined ? persona.valores.bajaDesde : dicha;
  if (dichos.estado !== 'activo' || !baja || baja >= hoy) return { quita: false, avisos: [] };
  const dia = diaCorto(baja);
  return dicha === undefined
    ? {
        quita: true,
        avisos: [
          {
            columna: columnaDe('estado', contexto),
            texto: `Vuelve: estaba de baja desde el ${dia}, y se quita esa fecha para que pueda entrar.`,
          },
        ],
      }
    : {
        quita: false,
        avisos: [
          {
            columna: columnaDe('bajaDesde', contexto),
            texto: `Dice que está activa y también que se fue el ${dia}: con esa fecha no podrá entrar. Si ha vuelto, borra la fecha.`,
          },
        ],
      };
}

function existente(
  fila: FilaInterpretada,
  persona: CuentaExistente,
  encuentros: Encuentros,
  contexto: ContextoDeCarga,
): FilaDecidida {
  const { opciones, catalogo } = contexto;
  const dichos = Object.entries(fila.valores).filter(
    ([campo]) => opciones.politica === 'sobrescribir' || !persona.valores[campo as CampoDePersona],
  );
  const dice: Partial<Record<CampoDePersona, string | null>> = Object.fromEntries(dichos);
  const vuelta = alVolver(dice, persona, contexto);
  const cambios = cambiosDe(vuelta.quita ? { ...dice, bajaDesde: null } : dice, persona.valores);
  if (mismoDocumento(cambios.documento)) delete cambios.documento;
  const valores = Object.fromEntries(Object.entries(cambios).map(([campo, [, despues]]) => [campo, despues]));
  const entra = fila.grupoIds.filter((grupo) => !persona.grupoIds.includes(grupo));
  const alcanzables = new Set([...catalogo.grupos.values()].map((grupo) => grupo.id));
  const sale =
    opciones.grupos === 'reemplazar' && fila.dijoGrupos
      ? persona.grupoIds.filter((grupo) => alcanzables.has(grupo) && !fila.grupoIds.includes(grupo))
      : [];
  const decidida = {
    linea: fila.linea,
    usuarioId: persona.id,
    avisos: vuelta.avisos,
    cambios,
    valores,
    entra,
    sale,
    gruposNuevos: fila.gruposNuevos,
    enMayusculas: fila.enMayusculas,
  };
  const cambia = entra.length + sale.length + fila.gruposNuevos.length + Object.keys(cambios).length > 0;
  const motivo = porQueNoCambia({ persona, valores, entra, sale, cambia }, encuentros.supers, contexto);
  if (motivo)
    return {
      ...decidida,
      estado: 'error',
      errores: [
        {
          columna: motivo.campo ? columnaDe(motivo.campo, contexto) : null,
          texto: motivo.texto,
          ...citar([persona]),
        },
      ],
    };
  return { ...decidida, estado: cambia ? 'cambia' : 'igual', errores: [] };
}

/** Fields that whoever uploads fills in when someone is created, and may not change afterwards. */
function propiosQueNoEdita(
  { valores }: FilaInterpretada,
  persona: CuentaExistente,
  contexto: ContextoDeCarga,
): MensajeDeFila[] {
  return Object.entries(valores).flatMap(([dato, valor]): MensajeDeFila[] => {
    if (!esPropio(dato) || (valor || null) === (persona.valores[dato] || null)) return [];
    const campo = contexto.catalogo.campos.get(idDePropio(dato));
    return !campo || vistaDeCampo(contexto.actor, campo, false) === 'edita'
      ? []
      : [
          {
            columna: columnaDe(dato, contexto),
            texto: `No puedes cambiar «${campo.nombre}» a quien ya está.`,
          },
        ];
  });
}

/** The groups in words, as they are shown: those left → those joined. */
function conGrupos(decidida: FilaDecidida, nombreDeGrupo: (id: string) => string): FilaDecidida {
  const nombres = (ids: readonly string[], nuevos: readonly string[] = []) =>
    [...ids.map(nombreDeGrupo), ...nuevos].join(SEPARADOR_DE_GRUPOS) || null;
  const pareja: [string | null, string | null] = [
    nombres(decidida.sale),
    nombres(decidida.entra, decidida.gruposNuevos),
  ];
  if (pareja[0] === null && pareja[1] === null) return decidida;
  return { ...decidida, cambios: { ...decidida.cambios, grupos: pareja } };
}

/** The one answer that does not depend on what matched, nor on what else the row says. */
const sinDecirNada = ({ linea, enMayusculas }: FilaInterpretada): FilaDecidida => ({
  linea,
  estado: 'error',
  usuarioId: null,
  errores: [{ columna: null, texto: NO_PUEDES_CARGARLA }],
  avisos: [],
  cambios: {},
  valores: {},
  entra: [],
  sale: [],
  gruposNuevos: [],
  enMayusculas,
});

/** What a row would do with the academy as it stands. */
export function decidirFila(
  leida: FilaInterpretada,
  encuentros: Encuentros,
  contexto: ContextoDeCarga,
): FilaDecidida {
  const { persona, errores } = emparejar(leida, encuentros, contexto);
  const fila = loQueDice(leida, persona, contexto);
  if (hablaDeQuienNoVe(fila, encuentros, contexto)) return sinDecirNada(fila);
  const decidida =
    persona || errores.length > 0
      ? persona && existente(fila, persona, encuentros, contexto)
      : nueva(fila, encuentros, contexto);
  const base = decidida ?? { ...nueva(fila, encuentros, contexto), errores: [], avisos: [] };
  const todos = [
    ...fila.errores,
    ...repetidas(fila, encuentros, contexto),
    ...propiosTomados(fila, persona?.id ?? null, encuentros, contexto),
    ...(persona ? propiosQueNoEdita(fila, persona, contexto) : []),
    ...errores,
    ...(decidida?.errores ?? []),
  ];
  const completa = conGrupos({ ...base, avisos: [...fila.avisos, ...base.avisos] }, encuentros.nombreDeGrupo);
  if (todos.length > 0)
    return { ...completa, estado: 'error', errores: todos, usuarioId: persona?.id ?? null };
  return { ...completa, errores: [] };
}
