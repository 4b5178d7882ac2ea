import { DE_SI_MISMA_EN_FILA } from '#campos/equipo.ts';
import { diaCorto } from '#campos/formato.ts';
import { vistaDeCampo } from '#campos/policy.ts';
import { datoDeCampo, esPropio, idDePropio } from '#cargas/campos.ts';
import type { ContextoDeCarga } from '#cargas/contexto.ts';
import type { CuentaExistente } from '#cargas/cuenta.ts';
import { documentoComparable } from '#cargas/documentos.ts';
import { citar, columnaDe, type Encuentros } from '#cargas/emparejar.ts';
import { cambiosDe, type FilaDecidida } from '#cargas/fila-decidida.ts';
import type { MensajeDeFila } from '#cargas/filas.ts';
import type { CampoDePersona, FilaInterpretada } from '#cargas/interpretar.ts';
import { porQueNoCambia } from '#cargas/permisos.ts';

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

/** Nobody answers to oneself: a row that says so leaves whom it had, and it is told. */
function sinSiMisma(
  { valores }: FilaInterpretada,
  { id }: CuentaExistente,
  contexto: ContextoDeCarga,
): { readonly valores: FilaInterpretada['valores']; readonly avisos: MensajeDeFila[] } {
  const campo = [...contexto.catalogo.campos.values()].find(({ equipo }) => equipo);
  const dato = campo && datoDeCampo(campo.id);
  if (!dato || valores[dato] !== JSON.stringify(id)) return { valores, avisos: [] };
  const { [dato]: _, ...resto } = valores;
  return {
    valores: resto,
    avisos: [
      {
        columna: columnaDe(dato, contexto),
        texto: `${DE_SI_MISMA_EN_FILA} «${campo.nombre}» se queda como está.`,
      },
    ],
  };
}

/** A row that speaks of somebody who has an account. */
export function existente(
  fila: FilaInterpretada,
  persona: CuentaExistente,
  encuentros: Encuentros,
  contexto: ContextoDeCarga,
): FilaDecidida {
  const { opciones, catalogo } = contexto;
  const suyas = sinSiMisma(fila, persona, contexto);
  const dichos = Object.entries(suyas.valores).filter(
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
    avisos: [...suyas.avisos, ...vuelta.avisos],
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
export function propiosQueNoEdita(
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
