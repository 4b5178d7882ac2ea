import { type CampoPropio, type ClaveDeCarga, idDePropio, NOMBRES_DE_CAMPO } from '#cargas/campos.ts';
import type { MensajeDeFila } from '#cargas/filas.ts';
import { type CuentaExistente, nombreDeCuenta } from '#cargas/cuenta.ts';
import type { CampoDePersona, FilaInterpretada } from '#cargas/interpretar.ts';
import type { ContextoDeCarga } from '#cargas/contexto.ts';

/** Whoever has a value that doesn't repeat, and whether whoever uploads may see them. */
export interface Dueño {
  readonly id: string;
  readonly aLaVista: boolean;
}

/** What the academy knows of the people a row speaks of. */
export interface Encuentros {
  readonly porClave: (clave: ClaveDeCarga, valor: string) => CuentaExistente | undefined;
  /** An earlier line of the file that claims the same. */
  readonly otraLinea: (clave: ClaveDeCarga, valor: string) => number | undefined;
  /** Who has a value that doesn't repeat, and which earlier line claims it. */
  readonly dueñoDe: (dato: CampoPropio, valor: string) => Dueño | undefined;
  readonly lineaDe: (dato: CampoPropio, valor: string) => number | undefined;
  readonly homonimos: readonly CuentaExistente[];
  readonly nombreDeGrupo: (id: string) => string;
  /** Active holders of the highest profile; a row that takes it from one takes them out. */
  readonly supers: Set<string>;
}

/** «este correo» */
export const este = (clave: ClaveDeCarga) => `este ${NOMBRES_DE_CAMPO[clave].toLowerCase()}`;

/** Names and links; a row that speaks of somebody out of sight is answered before it comes to this. */
export const citar = (cuentas: readonly CuentaExistente[]): Pick<MensajeDeFila, 'personas'> => ({
  personas: cuentas.map((cuenta) => ({ id: cuenta.id, nombre: nombreDeCuenta(cuenta) })),
});

/** The cell that says this of a person, or null when no column does. */
export const columnaDe = (campo: CampoDePersona, { opciones: { mapeo } }: ContextoDeCarga): number | null => {
  const propia = mapeo.indexOf(campo);
  const columna =
    propia < 0 && (campo === 'nombre' || campo === 'apellidos') ? mapeo.indexOf('nombreCompleto') : propia;
  return columna < 0 ? null : columna;
};

interface Emparejada {
  readonly persona: CuentaExistente | undefined;
  readonly errores: MensajeDeFila[];
}

/** Whose row this is: by the chosen key, or by the others when either the row or the account has nothing in it. */
export function emparejar(
  fila: FilaInterpretada,
  encuentros: Encuentros,
  contexto: ContextoDeCarga,
): Emparejada {
  const { clave } = contexto.opciones;
  const halladas = fila.reclama.flatMap(([una, valor]) => {
    const cuenta = encuentros.porClave(una, valor);
    return cuenta ? [{ clave: una, cuenta }] : [];
  });
  const principal =
    halladas.find((hallada) => hallada.clave === clave) ??
    halladas.find(({ cuenta }) => !fila.valores[clave] || !cuenta.valores[clave]);
  const persona = principal?.cuenta;
  const errores = halladas
    .filter(({ cuenta }) => cuenta.id !== persona?.id)
    .map(({ clave: otra, cuenta }): MensajeDeFila => {
      const de = nombreDeCuenta(cuenta);
      const columna = columnaDe(otra, contexto);
      if (!persona || !principal)
        return {
          columna,
          texto: `Ya hay una cuenta con ${este(otra)}: es de ${de}. Corrígelo o deja fuera la fila.`,
          ...citar([cuenta]),
        };
      return {
        columna,
        texto: `La fila señala a dos personas: ${este(principal.clave)} es de ${nombreDeCuenta(persona)} y ${este(otra)} es de ${de}. Corrige uno de los dos.`,
        ...citar([persona, cuenta]),
      };
    });
  return { persona, errores };
}

/** What another line of the file claims too. */
export const repetidas = (
  fila: FilaInterpretada,
  encuentros: Encuentros,
  contexto: ContextoDeCarga,
): MensajeDeFila[] =>
  fila.reclama.flatMap(([clave, valor]) => {
    const linea = encuentros.otraLinea(clave, valor);
    return linea === undefined
      ? []
      : [
          {
            columna: columnaDe(clave, contexto),
            texto: `«${fila.valores[clave] ?? valor}» ya está en la fila ${linea}. Quédate con una de las dos: corrige esta celda o deja fuera la fila.`,
            linea,
          },
        ];
  });

/** Values of the academy's own fields that somebody else has, in the academy or in the file. */
export const propiosTomados = (
  fila: FilaInterpretada,
  personaId: string | null,
  encuentros: Encuentros,
  contexto: ContextoDeCarga,
): MensajeDeFila[] =>
  fila.reclamaPropios.flatMap(([dato, valor]): MensajeDeFila[] => {
    const nombre = contexto.catalogo.campos.get(idDePropio(dato))?.nombre ?? '';
    const columna = columnaDe(dato, contexto);
    const linea = encuentros.lineaDe(dato, valor);
    if (linea !== undefined)
      return [{ columna, texto: `${nombre} «${valor}» ya está en la fila ${linea}, y no se repite.`, linea }];
    const dueño = encuentros.dueñoDe(dato, valor);
    return dueño !== undefined && dueño.id !== personaId
      ? [{ columna, texto: `${nombre} «${valor}» ya lo tiene otra persona, y no se repite.` }]
      : [];
  });
