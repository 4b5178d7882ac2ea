import { sorteo } from '#seed/content/azar.ts';
import { actividadesDe, cursos, esPrueba } from '#seed/content/cursos.ts';
import { empezar, hacer, type Paso } from '#seed/content/historia/pasos.ts';
import type { ActividadDemo } from '#seed/content/types.ts';

export const LUCIA = 'estudiante';

const NOTAS: Record<string, number> = {
  'bienvenida/prueba': 9.2,
  'datos/cuestionario': 4.2,
  'altura/prueba-anclajes': 8.5,
};

/** The demo learner is the same in every installation: one course done, one at 25 %, one at 64 %, one not started. */
export function planDeLucia(): Paso[] {
  const azar = sorteo('plan/lucia');
  const aptitud = { nivel: 8, soltura: 0.5 };
  const actividades = (slug: string) => {
    const curso = cursos.find((candidato) => candidato.slug === slug);
    return curso ? actividadesDe(curso) : [];
  };
  const hecha = (curso: string) => (actividad: ActividadDemo) => {
    const paso = hacer(curso, actividad, aptitud, azar);
    const nota = NOTAS[actividad.clave];
    if (nota === undefined || !esPrueba(actividad)) return paso;
    const aprobada = nota >= actividad.contenido.notaMinima;
    const tiempo = Math.round(paso.tiempo / paso.intentos);
    const estado = aprobada ? 'completada' : 'en_curso';
    return { ...paso, estado, porcentaje: aprobada ? 100 : 0, nota, tiempo, intentos: 1 } satisfies Paso;
  };

  const altura = actividades('trabajos-en-altura');
  const enCurso = altura.findIndex(({ clave }) => clave === 'altura/distancia');
  return [
    ...actividades('bienvenida')
      .filter(({ obligatoria }) => obligatoria)
      .map(hecha('bienvenida')),
    ...actividades('proteccion-de-datos').slice(0, 3).map(hecha('proteccion-de-datos')),
    ...altura.slice(0, enCurso).map(hecha('trabajos-en-altura')),
    ...altura.slice(enCurso, enCurso + 1).map((actividad) => ({
      ...empezar('trabajos-en-altura', actividad, aptitud, azar),
      porcentaje: 40,
    })),
  ];
}
