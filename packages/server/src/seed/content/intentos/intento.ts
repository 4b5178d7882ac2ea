import { HORA } from '@catedra/shared/core/duraciones.ts';
import { escribeRacional, racionalDeNumero } from '@catedra/shared/core/racional.ts';
import { ajustesEfectivos, vencimiento } from '@catedra/shared/evaluaciones/efectivo.ts';
import { notaDe } from '@catedra/shared/intentos/nota.ts';
import { planDelIntento } from '@catedra/shared/intentos/plan.ts';
import { limiteDeRespuestas } from '@catedra/shared/intentos/vencer.ts';
import { tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import type { intentoPreguntasTable, intentosTable, intentoSucesosTable } from '#features/intentos/table.ts';
import { sorteo } from '#seed/content/azar.ts';
import { actividadesDe, cursos, esPrueba } from '#seed/content/cursos.ts';
import { adaptaciones, excepciones, type ReglasDemo, reglasDe } from '#seed/content/evaluaciones.ts';
import { grupos } from '#seed/content/grupos.ts';
import { idDe } from '#seed/content/id.ts';
import { bombosDe, seccionesDe } from '#seed/content/intentos/composicion.ts';
import { preguntaDe, responder } from '#seed/content/intentos/respuestas.ts';
import { personas } from '#seed/content/personas.ts';
import type { PruebaDemo } from '#seed/content/types.ts';

export type FilaDeIntento = typeof intentosTable.$inferInsert & { readonly numero: number };
export type FilaDePregunta = typeof intentoPreguntasTable.$inferInsert;
export type Suceso = typeof intentoSucesosTable.$inferInsert;

export interface IntentoDemo {
  readonly fila: FilaDeIntento;
  readonly preguntas: readonly FilaDePregunta[];
  readonly sucesos: readonly Suceso[];
}

export interface Encargo {
  readonly prueba: string;
  readonly persona: string;
  readonly numero: number;
  readonly desde: Date;
  /** When it was handed in, or until when it has been answered. */
  readonly hasta: Date;
  /** The mark it should come near to. */
  readonly nota: number;
  /** How it stands: by default, handed in by its person. */
  readonly final?: 'abierto' | 'tiempo' | 'por_calificar';
  /** The share of the questions that were reached. */
  readonly parte?: number;
}

export const pruebas: ReadonlyMap<string, PruebaDemo & { readonly curso: string }> = new Map(
  cursos.flatMap((curso) =>
    actividadesDe(curso)
      .filter(esPrueba)
      .map((prueba) => [prueba.clave, { ...prueba, curso: curso.slug }] as const),
  ),
);

const EQUIPOS = ['Chrome en Windows', 'Edge en Windows', 'Chrome en Android', 'Safari en iPhone'];
const idDePersona = (clave: string) => personas.find((una) => una.clave === clave)?.id ?? '';
const enGrupo = (persona: string, clave: string | null) =>
  grupos.some((grupo) => grupo.clave === clave && grupo.miembros.some((uno) => uno.persona === persona));

export const pruebaDe = (clave: string) => {
  const prueba = pruebas.get(clave);
  if (!prueba) throw new Error(`${clave} is no evaluation`);
  return prueba;
};

/** The rules of the academy at a moment, worked out once for all its attempts. */
export interface Reglamento {
  readonly now: Date;
  readonly reglas: (prueba: string) => ReglasDemo;
  /** When an attempt of someone that begins then ends, with what was decided for them. */
  readonly venceEn: (prueba: string, persona: string, desde: Date) => string | null;
}

export function reglamento(now: Date): Reglamento {
  const deTodas = new Map([...pruebas].map(([clave, prueba]) => [clave, reglasDe(prueba, now)]));
  const otras = excepciones(now);
  const reglas = (clave: string) => deTodas.get(clave) ?? reglasDe(pruebaDe(clave), now);
  return {
    now,
    reglas,
    venceEn: (clave, persona, desde) => {
      const suyas = otras.filter(({ prueba }) => prueba === clave);
      const efectivo = ajustesEfectivos({
        evaluacion: reglas(clave),
        grupos: suyas.filter(({ grupo }) => enGrupo(persona, grupo)).map(({ cambios }) => cambios),
        persona: suyas.find((una) => una.persona === persona)?.cambios ?? null,
        factor: adaptaciones.find((una) => una.persona === persona)?.factor ?? null,
      });
      return vencimiento(efectivo, desde);
    },
  };
}

/** An attempt, drawn, answered and marked by the same rules as everybody's. */
export function intentoDe(encargo: Encargo, academia: Reglamento): IntentoDemo {
  const { persona, numero, desde, final, parte = 1 } = encargo;
  const prueba = pruebaDe(encargo.prueba);
  const reglas = academia.reglas(prueba.clave);
  const azar = sorteo(`intento/${persona}/${prueba.clave}/${numero}`);
  const id = idDe(`intento:${persona}:${prueba.clave}:${numero}`);
  const secciones = seccionesDe(prueba.clave);
  const plan = planDelIntento({ ...reglas, secciones, bombos: bombosDe(prueba.clave) }, azar.decimal);
  const dadas = responder(plan, { nota: encargo.nota, notaMinima: reglas.notaMinima }, azar);
  const venceEn = academia.venceEn(prueba.clave, persona, desde);
  const hasta = final === 'tiempo' && venceEn !== null ? new Date(venceEn) : encargo.hasta;
  const cerrada = final !== 'abierto';
  const llegadas = Math.ceil(plan.length * parte);
  const paso = (encargo.hasta.getTime() - desde.getTime()) / (llegadas + 1);

  const filas = plan.map((lugar, i) => {
    const { publica, clave } = preguntaDe(lugar.preguntaId);
    const dada = i < llegadas ? dadas[i] : undefined;
    const respondida = dada !== undefined && dada.respuesta !== null;
    const espera = respondida && dada.aMano && final === 'por_calificar';
    const corregida = respondida && dada.aMano && cerrada && !espera;
    return {
      ...lugar,
      intentoId: id,
      lugar: i,
      numero: 1,
      orden: tipoDePregunta(publica.tipo).ordena({ publica, clave }, azar.decimal),
      revision: respondida ? azar.entero(1, 2) : 0,
      respuesta: respondida ? dada.respuesta : null,
      guardadaEn: respondida ? new Date(desde.getTime() + paso * (i + 1)).toISOString() : null,
      cerrada,
      fraccion: !cerrada || espera ? null : respondida ? escribeRacional(dada.fraccion) : '0',
      regla: !cerrada ? '' : respondida ? dada.regla : 'En blanco.',
      aMano: cerrada && respondida && dada.aMano,
      versionNota: corregida ? 1 : 0,
      rubrica: corregida ? dada.rubrica : [],
      comentario: corregida ? dada.comentario : '',
      calificadaPor: corregida ? idDePersona('joan.amengual') : null,
      calificadaEn: corregida ? new Date(hasta.getTime() + 26 * HORA).toISOString() : null,
      exacta: espera ? null : respondida ? dada.fraccion : racionalDeNumero(0),
      puntua: tipoDePregunta(publica.tipo).puntua,
    };
  });
  const { nota, provisional } = notaDe(
    filas.flatMap(({ puntos, exacta, puntua }) =>
      puntua ? [{ puntos: racionalDeNumero(puntos), fraccion: exacta }] : [],
    ),
  );

  const empezadoEn = desde.toISOString();
  const entregadoEn = cerrada ? hasta.toISOString() : null;
  const fila: FilaDeIntento = {
    id,
    version: cerrada ? 2 : 1,
    evaluacionId: idDe(`evaluacion:${prueba.clave}`),
    actividadId: idDe(`actividad:${prueba.clave}`),
    cursoId: idDe(`curso:${prueba.curso}`),
    usuarioId: idDePersona(persona),
    numero,
    estado: cerrada ? 'entregado' : 'en_curso',
    practica: reglas.practica,
    heredado: false,
    empezadoEn,
    venceEn,
    limite: limiteDeRespuestas({ ...reglas, venceEn }),
    toleranciaSegundos: reglas.toleranciaSegundos,
    graciaMinutos: reglas.graciaMinutos,
    alVencer: reglas.alVencer,
    porPagina: reglas.porPagina,
    secuencial: reglas.secuencial,
    secciones: secciones.map(({ titulo }) => titulo ?? ''),
    alcanzada: reglas.secuencial ? Math.max(0, llegadas - 1) : 0,
    equipo: EQUIPOS[azar.entero(0, EQUIPOS.length - 1)] ?? '',
    entregadoEn,
    causa: !cerrada ? null : final === 'tiempo' ? 'tiempo' : 'persona',
    respondidas: cerrada ? filas.filter(({ respuesta }) => respuesta !== null).length : 0,
    nota: !cerrada || reglas.practica || nota === null ? null : Number(nota),
    provisional: cerrada && !reglas.practica && provisional,
  };
  return {
    fila,
    preguntas: filas.map(({ exacta: _exacta, puntua: _puntua, ...suya }) => suya),
    sucesos: [
      { intentoId: id, en: empezadoEn, tipo: 'empezado', detalle: fila.equipo ?? '' },
      ...(entregadoEn === null ? [] : [{ intentoId: id, en: entregadoEn, tipo: 'entregado' }]),
    ],
  };
}

/** The same attempt, annulled by whoever administers: its answers stay, its mark counts no more. */
export function anulado(intento: IntentoDemo, motivo: string, en: Date): IntentoDemo {
  const por = idDePersona('admin');
  const anuladoEn = en.toISOString();
  const { fila } = intento;
  return {
    ...intento,
    fila: { ...fila, version: 3, estado: 'anulado', anuladoEn, anuladoPor: por, motivo },
    sucesos: [
      ...intento.sucesos,
      { intentoId: fila.id, en: anuladoEn, tipo: 'anulado', detalle: motivo, por },
    ],
  };
}
