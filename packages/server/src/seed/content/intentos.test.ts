import { racionalDe, racionalDeNumero } from '@catedra/shared/core/racional.ts';
import { secciones as esquema } from '@catedra/shared/evaluaciones/composicion.ts';
import { evaluaciones } from '@catedra/shared/evaluaciones/collection.ts';
import { guardarAdaptacion, guardarExcepcion, secretos } from '@catedra/shared/evaluaciones/schemas.ts';
import { aprueba, notaDe } from '@catedra/shared/intentos/nota.ts';
import { calificaRespuesta } from '@catedra/shared/preguntas/calificar.ts';
import { tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { describe, expect, test } from 'vitest';
import { adaptaciones, composiciones, excepciones, reglasDe } from '#seed/content/evaluaciones.ts';
import { grupos } from '#seed/content/grupos.ts';
import { historia } from '#seed/content/historia.ts';
import { idDe } from '#seed/content/id.ts';
import { conIntentos } from '#seed/content/intentos.ts';
import { bombosDe, seccionesDe } from '#seed/content/intentos/composicion.ts';
import { pruebas } from '#seed/content/intentos/intento.ts';
import { preguntaDe } from '#seed/content/intentos/respuestas.ts';
import { personas } from '#seed/content/personas.ts';

const MOMENTOS = [
  '2026-11-15T10:00:00Z',
  '2026-11-16T05:10:00Z',
  '2026-11-18T16:30:00Z',
  '2027-01-02T23:59:59Z',
];
const AHORA = new Date('2026-11-15T10:00:00Z');

test('cada evaluación tiene su composición, y cada composición su evaluación', () => {
  expect(Object.keys(composiciones).toSorted()).toEqual([...pruebas.keys()].toSorted());
});

test.each([...pruebas.values()].map((prueba) => [prueba.clave, prueba] as const))(
  '%s se podría haber guardado tal cual, y sus sorteos alcanzan',
  (clave, prueba) => {
    const suyas = seccionesDe(clave);
    expect(esquema.parse(suyas)).toEqual(suyas);
    const { contrasena = null, bandas = [] } = composiciones[clave] ?? {};
    expect(secretos.safeParse({ version: 1, contrasena, bandas }).success).toBe(true);
    const reglas = {
      ...reglasDe(prueba, AHORA),
      cursoId: idDe(`curso:${prueba.curso}`),
      actividadId: idDe(`actividad:${clave}`),
    };
    expect(evaluaciones.editable.parse(reglas)).toEqual(reglas);
    expect(evaluaciones.invariant?.(reglas)).toBeNull();
    const fijas = new Set(
      suyas.flatMap(({ lugares }) =>
        lugares.flatMap((uno) => (uno.tipo === 'pregunta' ? [uno.preguntaId] : [])),
      ),
    );
    for (const lugar of suyas.flatMap(({ lugares }) => lugares)) {
      if (lugar.tipo !== 'sorteo') continue;
      const quedan = (bombosDe(clave)[lugar.id] ?? []).filter((una) => !fijas.has(una));
      expect(quedan.length).toBeGreaterThan(lugar.cuantas);
    }
  },
);

test('las preguntas que se anuncian son las que hay', () => {
  const PALABRAS: Record<string, number> = {
    'bienvenida/prueba': 6,
    'altura/prueba-anclajes': 10,
    'altura/prueba-final': 20,
    'datos/cuestionario': 8,
    'datos/prueba-final': 20,
    'claro/prueba-final': 13,
    'excel/entrenamiento': 7,
    'excel/prueba': 15,
    'auxilios/prueba': 15,
  };
  const cuantas = Object.keys(PALABRAS).map((clave) => [
    clave,
    seccionesDe(clave)
      .flatMap(({ lugares }) => lugares)
      .reduce((suma, uno) => {
        if (uno.tipo === 'sorteo') return suma + uno.cuantas;
        return suma + (tipoDePregunta(preguntaDe(uno.preguntaId).publica.tipo).puntua ? 1 : 0);
      }, 0),
  ]);
  expect(Object.fromEntries(cuantas)).toEqual(PALABRAS);
});

test('hay de todo: resta, práctica, una detrás de otra, contraseña con declaración, tramos y sorteos', () => {
  const todas = [...pruebas.values()].map((prueba) => ({
    ...reglasDe(prueba, AHORA),
    ...composiciones[prueba.clave],
  }));
  expect(todas.some(({ resta, revision }) => resta !== '0' && revision.al_entregar.length === 2)).toBe(true);
  expect(todas.some(({ practica }) => practica)).toBe(true);
  expect(todas.some(({ secuencial }) => secuencial)).toBe(true);
  expect(todas.some(({ contrasena, declaracion }) => contrasena && declaracion)).toBe(true);
  expect(todas.filter(({ bandas }) => (bandas ?? []).length > 1).length).toBeGreaterThanOrEqual(2);
});

test('las excepciones y la adaptación son de personas y grupos que existen', () => {
  for (const { persona, grupo, cambios, motivo } of excepciones(AHORA)) {
    const usuarioId = personas.find(({ clave }) => clave === persona)?.id ?? null;
    const grupoId = grupos.find(({ clave }) => clave === grupo)?.id ?? null;
    expect(guardarExcepcion.safeParse({ usuarioId, grupoId, cambios, motivo }).success).toBe(true);
  }
  for (const { persona, factor, motivo } of adaptaciones) {
    expect(personas.some(({ clave }) => clave === persona)).toBe(true);
    expect(guardarAdaptacion.safeParse({ version: 1, factor, motivo }).success).toBe(true);
  }
});

describe.each(MOMENTOS)('los intentos, vistos el %s', (momento) => {
  const now = new Date(momento);
  const antes = historia(now);
  const { progreso, intentos, accesos } = conIntentos(antes, now);
  const dePruebas = progreso.filter(({ actividad }) => pruebas.has(actividad));

  test('todas las notas de la historia siguen, a menos de un punto y al mismo lado del aprobado', () => {
    const despues = new Map(dePruebas.map((fila) => [`${fila.persona} ${fila.actividad}`, fila]));
    const perdidas: string[] = [];
    for (const fila of antes.progreso) {
      const prueba = pruebas.get(fila.actividad);
      if (!prueba || fila.nota === null) continue;
      const ahora = despues.get(`${fila.persona} ${fila.actividad}`);
      const espera = intentos.some(
        (uno) => uno.fila.provisional && uno.fila.usuarioId === idDe(`persona:${fila.persona}`),
      );
      if (espera && fila.actividad === 'claro/prueba-final') continue;
      if (ahora?.estado !== fila.estado || Math.abs((ahora.nota ?? -9) - fila.nota) > 1)
        perdidas.push(`${fila.persona} ${fila.actividad}: ${fila.nota} → ${ahora?.nota}`);
    }
    expect(perdidas).toEqual([]);
  });

  test('Lucía tiene casi las notas que se cuentan de ella', () => {
    const deLucia = Object.fromEntries(
      dePruebas
        .filter(({ persona }) => persona === 'estudiante')
        .map(({ actividad, nota }) => [actividad, nota]),
    );
    expect(Math.abs((deLucia['bienvenida/prueba'] ?? 0) - 9.2)).toBeLessThan(0.5);
    expect(Math.abs((deLucia['altura/prueba-anclajes'] ?? 0) - 8.5)).toBeLessThan(0.5);
    if ('datos/cuestionario' in deLucia)
      expect(Math.abs((deLucia['datos/cuestionario'] ?? 0) - 4.2)).toBeLessThan(0.5);
  });

  test('cada respuesta cabe en su pregunta y da lo que dicen las reglas, y la nota es la de sus respuestas', () => {
    for (const { fila, preguntas } of intentos) {
      for (const { respuesta, preguntaId, resta, fraccion, aMano, regla } of preguntas) {
        const una = preguntaDe(preguntaId);
        const tipo = tipoDePregunta(una.publica.tipo);
        if (respuesta !== null) {
          expect(tipo.respuesta.parse(respuesta)).toEqual(respuesta);
          expect(tipo.rechazo(una.publica, tipo.respuesta.parse(respuesta))).toBeNull();
        }
        if (fila.estado === 'en_curso') {
          expect([fraccion, regla]).toEqual([null, '']);
          continue;
        }
        const dada = calificaRespuesta(una, respuesta, resta);
        expect(aMano).toBe(dada.estado === 'a_mano');
        if (!aMano) {
          expect(racionalDe(fraccion ?? '')).toEqual(dada.fraccion);
          expect(regla).toBe(dada.regla);
        }
      }
      if (fila.estado === 'en_curso') continue;
      const { nota, provisional } = notaDe(
        preguntas.flatMap(({ puntos, fraccion, preguntaId }) =>
          tipoDePregunta(preguntaDe(preguntaId).publica.tipo).puntua
            ? [{ puntos: racionalDeNumero(puntos), fraccion: fraccion ? racionalDe(fraccion) : null }]
            : [],
        ),
      );
      expect(fila.nota).toBe(fila.practica ? null : Number(nota));
      expect(fila.provisional).toBe(!fila.practica && provisional);
    }
  });

  test('el progreso dice lo mismo que los intentos', () => {
    const suyos = Map.groupBy(intentos, ({ fila }) => `${fila.usuarioId} ${fila.actividadId}`);
    expect(suyos.size).toBe(dePruebas.length);
    for (const fila of dePruebas) {
      const prueba = pruebas.get(fila.actividad);
      const reglas = prueba && reglasDe(prueba, now);
      const hechos =
        suyos.get(`${idDe(`persona:${fila.persona}`)} ${idDe(`actividad:${fila.actividad}`)}`) ?? [];
      const notas = hechos.flatMap(({ fila: { estado, nota, provisional } }) =>
        estado === 'entregado' && !provisional && typeof nota === 'number' ? [nota] : [],
      );
      const cuenta = reglas?.notaQueCuenta === 'ultima' ? notas.at(-1) : Math.max(...notas);
      expect(fila.nota).toBe(notas.length === 0 ? null : cuenta);
      expect(fila.intentos).toBe(hechos.length);
      expect(hechos.map((uno) => uno.fila.numero)).toEqual(hechos.map((_, i) => i + 1));
      const aprobada = fila.nota !== null && aprueba(fila.nota.toFixed(2), reglas?.notaMinima ?? 0);
      const practicada = Boolean(reglas?.practica) && hechos.some((uno) => uno.fila.estado === 'entregado');
      expect(fila.estado).toBe(aprobada || practicada ? 'completada' : 'en_curso');
    }
  });

  test('hay intentos en todos los estados', () => {
    const filas = intentos.map(({ fila }) => fila);
    const abiertos = filas.filter(({ estado }) => estado === 'en_curso');
    expect(abiertos.length).toBeGreaterThanOrEqual(3);
    expect(abiertos.filter(({ limite }) => limite && Date.parse(limite) <= now.getTime())).toEqual([]);
    expect(new Set(abiertos.map(({ usuarioId }) => usuarioId)).size).toBe(abiertos.length);
    expect(filas.filter(({ estado, motivo }) => estado === 'anulado' && motivo)).toHaveLength(1);
    expect(filas.filter(({ provisional }) => provisional)).toHaveLength(1);
    expect(
      filas.filter(({ causa, entregadoEn, venceEn }) => causa === 'tiempo' && entregadoEn === venceEn),
    ).toHaveLength(1);
    expect(filas.some(({ practica, estado }) => practica && estado === 'entregado')).toBe(true);
    expect(filas.filter(({ numero }) => numero > 1).length).toBeGreaterThan(5);
  });

  test('nada ocurre en el futuro, ni fuera del plazo de su intento, ni antes de que abriera la prueba', () => {
    const imposibles = intentos.filter(({ fila, preguntas }) => {
      const { empezadoEn = '', entregadoEn, limite, actividadId } = fila;
      const prueba = [...pruebas.values()].find(({ clave }) => idDe(`actividad:${clave}`) === actividadId);
      const abre = prueba && reglasDe(prueba, now).abreEn;
      const fin = entregadoEn ?? now.toISOString();
      return (
        fin > now.toISOString() ||
        empezadoEn >= fin ||
        (abre && empezadoEn < abre) ||
        (limite && entregadoEn && entregadoEn > limite) ||
        preguntas.some(({ guardadaEn }) => guardadaEn && (guardadaEn < empezadoEn || guardadaEn > fin))
      );
    });
    expect(imposibles.map(({ fila }) => fila)).toEqual([]);
    expect(accesos.filter(({ en }) => en > now)).toEqual([]);
  });
});
