import type { z } from 'zod';
import type { ActividadEditable } from '#actividades/collection.ts';
import { fichaDe } from '#actividades/fichas.ts';
import { type EvaluacionEditable, evaluaciones, REGLAS_INICIALES } from '#evaluaciones/collection.ts';
import { type SeccionDePrueba, secciones as composicion } from '#evaluaciones/composicion.ts';
import { revisionDePartida } from '#evaluaciones/revision.ts';
import { type Banda, secretos } from '#evaluaciones/schemas.ts';
import { reglasDeAhora } from '#paquetes/antigua.ts';
import type { Archivos } from '#paquetes/archivos-usados.ts';
import { type ComposicionDePaquete, composicionDePaquete } from '#paquetes/formato.ts';
import { admitir, anotar, type Informe } from '#paquetes/informe.ts';
import type { Banco } from '#paquetes/leer-preguntas.ts';
import { cambiarImagenes } from '#paquetes/referencias.ts';
import { tipoDePregunta } from '#preguntas/tipos.ts';

type Crudo = Readonly<Record<string, unknown>>;

/** An evaluation that a package would make: its rules, what it asks and what it says of each mark. */
export interface EvaluacionPorImportar {
  readonly reglas: EvaluacionEditable & { readonly id: string };
  readonly secciones: readonly SeccionDePrueba[];
  readonly bandas: readonly Banda[];
}

interface Contexto {
  readonly idDe: (nombre: string) => string;
  readonly banco: Banco;
  readonly archivos: Archivos;
  readonly informe: Informe;
}

type LugarDePaquete = ComposicionDePaquete['secciones'][number]['lugares'][number];

/** Why a place can't be brought as it is, or null. */
function loQueFalta(uno: LugarDePaquete, lugares: readonly LugarDePaquete[], banco: Banco): string | null {
  if (uno.tipo === 'sorteo')
    return uno.carpeta !== null && !banco.carpetas.has(uno.carpeta)
      ? `sortea de la carpeta «${uno.carpeta}», que no está en el paquete`
      : null;
  if (!banco.preguntas.has(uno.pregunta))
    return `pide la pregunta «${uno.pregunta}», que no está en el paquete`;
  const cabeza = lugares.find((otro) => otro.tipo === 'pregunta' && otro.pregunta === uno.bajo);
  const tipo = uno.bajo === null ? null : banco.preguntas.get(uno.bajo)?.tipo;
  const bien =
    uno.bajo === null ||
    (cabeza?.tipo === 'pregunta' && cabeza.bajo === null && tipo && !tipoDePregunta(tipo).puntua);
  return bien
    ? null
    : `pone la pregunta «${uno.pregunta}» debajo de algo que no es una descripción de su sección`;
}

/** What it asks, with ids of here; a question of a kind that is not known goes, and is named. */
function leerSecciones(
  { secciones }: ComposicionDePaquete,
  evaluacionId: string,
  donde: string,
  { idDe, banco, informe }: Contexto,
): SeccionDePrueba[] {
  return secciones.map(({ titulo, lugares: suyos }, i) => {
    const lugares = suyos.filter((uno) => {
      const fuera = uno.tipo === 'pregunta' && banco.desconocidas.has(uno.pregunta);
      if (fuera) informe.avisos.push(`${donde} pide una pregunta que no se importa («${uno.pregunta}»).`);
      return !fuera;
    });
    const lugarDe = (pregunta: string) => idDe(`lugar ${evaluacionId} ${i} ${pregunta}`);
    return {
      id: idDe(`seccion ${evaluacionId} ${i}`),
      titulo,
      lugares: lugares.map((uno, j) => {
        const falta = loQueFalta(uno, lugares, banco);
        if (falta) informe.errores.push(`${donde} ${falta}.`);
        const { puntos, resta } = uno;
        if (uno.tipo === 'pregunta')
          return {
            tipo: 'pregunta',
            id: lugarDe(uno.pregunta),
            puntos,
            resta,
            preguntaId: idDe(`pregunta ${uno.pregunta}`),
            bajo: uno.bajo === null ? null : lugarDe(uno.bajo),
          };
        return {
          tipo: 'sorteo',
          id: idDe(`sorteo ${evaluacionId} ${i} ${j}`),
          puntos,
          resta,
          cuantas: uno.cuantas,
          carpetaId: uno.carpeta === null ? null : idDe(`carpeta ${uno.carpeta}`),
          etiqueta: uno.etiqueta?.toLocaleLowerCase('es') ?? null,
        };
      }),
    };
  });
}

/** What rules that say nothing of the review meant when they were written. */
const LO_QUE_CALLABAN = { revision: revisionDePartida('repaso') };

/** The evaluation of an activity that is taken in tries; nothing of any other. */
export function leerEvaluacion(
  cruda: unknown,
  actividad: ActividadEditable & { readonly id: string },
  contexto: Contexto,
): EvaluacionPorImportar | null {
  const { idDe, informe, archivos } = contexto;
  const donde = `La evaluación «${actividad.titulo}»`;
  if (fichaDe(actividad.tipo).trabajo !== 'intentos') {
    if (cruda !== undefined)
      informe.avisos.push(`${donde} no se importa: su actividad no es una evaluación.`);
    return null;
  }
  if (cruda === undefined)
    informe.avisos.push(`${donde} no trae sus reglas: se importa con las de costumbre.`);
  const { secciones, bandas, conContrasena, ...suyas } = reglasDeAhora((cruda ?? {}) as Crudo);
  const { cursoId, id: actividadId } = actividad;
  const reglas = admitir(
    evaluaciones.editable as z.ZodType<EvaluacionEditable>,
    { ...REGLAS_INICIALES, ...(cruda !== undefined && LO_QUE_CALLABAN), ...suyas, cursoId, actividadId },
    donde,
    informe,
  );
  anotar(reglas && evaluaciones.invariant?.(reglas), donde, informe);
  const compuesta = admitir(
    composicionDePaquete as z.ZodType<ComposicionDePaquete>,
    { secciones, bandas, conContrasena },
    donde,
    informe,
  );
  if (!reglas || !compuesta) return null;
  if (compuesta.conContrasena)
    informe.avisos.push(`${donde}: la contraseña de la prueba no viaja: ponla de nuevo.`);
  const id = idDe(`evaluacion ${actividadId}`);
  const leidas = admitir(composicion, leerSecciones(compuesta, id, donde, contexto), donde, informe);
  const dichas = compuesta.bandas.map(({ desde, texto }) => ({
    desde,
    texto: cambiarImagenes(texto, archivos.imagen(donde)),
  }));
  const tramos = admitir(secretos.shape.bandas, dichas, donde, informe);
  return leidas && tramos && { reglas: { ...reglas, id }, secciones: leidas, bandas: tramos };
}
